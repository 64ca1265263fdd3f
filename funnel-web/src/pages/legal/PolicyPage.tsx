import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useEffect, useMemo, useRef } from 'react';
import { parseLegalText } from '../../features/legal/legal-markdown';
import { legalCanonical, legalTitle, longDate, type LegalPageView } from '../../features/legal/legal-page-view';
import { ContentsRail } from './ContentsRail';
import { LegalBody } from './LegalBody';
import { OtherPolicies } from './OtherPolicies';
import { useArrival } from '../../lib/visit/useArrival';
import { CANONICAL, DESCRIPTION, useHeadTag } from '../../lib/browser/useHeadTag';

/** One policy (F-026..F-036): heading, date, text, its parts beside it, and the other policies below. */
export function PolicyPage({ page }: { page: LegalPageView }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const title = legalTitle(page);
  useArrival(heading);
  useHeadTag(DESCRIPTION, page.description || null);
  useHeadTag(CANONICAL, legalCanonical(page));
  useEffect(() => {
    document.title = title;
  }, [title]);
  const blocks = useMemo(() => parseLegalText(page.content), [page.content]);
  return (
    <Container component="main" id="main" className="legal">
      <div className="legal__head">
        <Typography ref={heading} variant="h1" tabIndex={-1}>
          {page.title}
        </Typography>
        <p className="legal__facts">
          <span>
            Last updated <time dateTime={page.updated}>{longDate(page.updated)}</time>
          </span>
          <button type="button" className="legal__print" onClick={() => window.print()}>
            Print this page
          </button>
        </p>
      </div>
      <ContentsRail blocks={blocks} />
      <LegalBody blocks={blocks} />
      <OtherPolicies pageId={page.pageId} />
    </Container>
  );
}
