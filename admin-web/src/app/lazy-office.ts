import { lazyPage } from '@summit/web-app/page/lazy-page';

/** Everything behind the sign-in, in a script of its own. */
export const OFFICE = lazyPage('Office', () => import('./Office'));
