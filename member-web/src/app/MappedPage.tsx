import { matchPage } from '@summit/contracts';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { NotFoundPage } from './member-routes';

/** A day that is no number from 1 to 5 is no page (M-019): the site map knows what each part of a path may be. */
export function MappedPage({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  // The word that leads to the prompts is a setting of the server, so any single word may be it (C-027).
  return matchPage(pathname, pathname.slice(1)) ? children : <NotFoundPage />;
}
