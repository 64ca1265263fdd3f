import { pageHeadTags } from '../../lib/site/page-head';
import { legalCanonical, type LegalPageView } from './legal-page-view';

/** Head of a policy page that is rendered at build. */
export const legalHeadTags = (page: LegalPageView): string =>
  pageHeadTags({
    title: page.title,
    description: page.description,
    path: legalCanonical(page),
    type: 'article',
  });
