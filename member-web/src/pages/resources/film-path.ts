import { pathTo } from '@summit/contracts';

/** The page of a session; `second`: where its film starts. */
export const filmPath = (token: string, second?: number): string =>
  pathTo('sessionAccess', { token }, second === undefined ? {} : { query: { t: second } });
