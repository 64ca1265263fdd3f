import { matchPage } from '@summit/contracts';
import { Outlet, useLocation } from 'react-router-dom';
import { NotFoundPage } from './member-routes';

/** A day that is no number from 1 to 5 is no page (M-019): the site map knows what each part of a path may be. */
export function MappedPage() {
  const { pathname } = useLocation();
  return matchPage(pathname) ? <Outlet /> : <NotFoundPage />;
}
