import '../../styles/legal.css';
import { useLocation } from 'react-router-dom';
import { shownLegalPage } from '../../lib/legal-links';
import { NotFoundPage } from '../not-found/NotFoundPage';
import { PolicyPage } from './PolicyPage';
import { ROBOTS, useHeadTag } from './useHeadTag';
import { usePublishedLegalPage } from './usePublishedLegalPage';

/** The policy page of the address: one of the eight routes, or `/legal/` with a page id or slug (C-028). */
export function LegalRoute() {
  const { pathname } = useLocation();
  const shown = shownLegalPage(pathname);
  return shown ? <NamedPolicy key={pathname} {...shown} /> : <NotFoundPage />;
}

function NamedPolicy({ idOrSlug, alias }: { idOrSlug: string; alias: boolean }) {
  const page = usePublishedLegalPage(idOrSlug);
  useHeadTag(ROBOTS, alias ? 'noindex' : null);
  if (page) return <PolicyPage page={page} />;
  if (page === null) return <NotFoundPage />;
  return (
    <main id="main" className="legal legal--waiting">
      <p role="status">Loading page...</p>
    </main>
  );
}
