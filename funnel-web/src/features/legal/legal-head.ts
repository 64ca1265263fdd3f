import { legalCanonical, legalTitle, type LegalPageView } from './legal-page-view';
import { escape, meta } from '../../lib/site/page-head';
import { SITE_NAME } from '../../lib/site/site-name';

/** Title, description, canonical address and cards for sharing of a policy page that is rendered at build. */
export function legalHeadTags(page: LegalPageView): string {
  const title = legalTitle(page);
  return [
    `<title>${escape(title)}</title>`,
    meta('name', 'description', page.description),
    `<link rel="canonical" href="${escape(legalCanonical(page))}">`,
    meta('property', 'og:type', 'article'),
    meta('property', 'og:site_name', SITE_NAME),
    meta('property', 'og:title', title),
    meta('property', 'og:description', page.description),
    meta('property', 'og:url', legalCanonical(page)),
    meta('name', 'twitter:card', 'summary'),
  ].join('');
}
