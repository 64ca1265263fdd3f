import '../../styles/legal.css';
import '../../styles/legal-parts.css';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { shownLegalPage } from '../../features/legal/legal-links';
import { PolicyPage } from './PolicyPage';
import { ROBOTS, useHeadTag } from '../../lib/browser/useHeadTag';
import { usePublishedLegalPage } from './usePublishedLegalPage';

export interface LegalRouteProps {
  /** Shown for a name that neither the build nor the server knows. */
  notFound: ReactNode;
}

/** The policy page of the address: one of the eight routes, or `/legal/` with a page id or slug (C-028). */
export function LegalRoute({ notFound }: LegalRouteProps) {
  const { pathname } = useLocation();
  const shown = shownLegalPage(pathname);
  return shown ? <NamedPolicy key={pathname} {...shown} notFound={notFound} /> : notFound;
}

function NamedPolicy({ idOrSlug, alias, notFound }: LegalRouteProps & { idOrSlug: string; alias: boolean }) {
  const page = usePublishedLegalPage(idOrSlug);
  useHeadTag(ROBOTS, alias ? 'noindex' : null);
  if (page) return <PolicyPage page={page} />;
  if (page === null) return notFound;
  return (
    <main id="main" className="legal legal--waiting">
      <p role="status">Loading page...</p>
    </main>
  );
}
