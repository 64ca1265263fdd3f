// The landing page with another headline than it was built with, published by an editor or of an experiment (C-080): the built page with
// two places that the web server fills for each visitor.

/** Lies beside index.html; no address leads to it. */
export const HEADLINE_PAGE = 'index.headline.html';
export const HEADLINE_PLACE = '{{headline}}';
export const VARIANT_PLACE = '{{variant}}';

const ROOT = ' data-page="landing"';
const HEADLINE = /(<h1[^>]*\bheadline\b[^>]*><span>)[^<]*(<\/span><\/h1>)/;

/**
 * Made at build, so that a web server replaces two words and knows nothing of the page.
 * @param {string} landing HTML of the landing page
 */
export function headlinePage(landing) {
  if (!landing.includes(ROOT) || !HEADLINE.test(landing))
    throw new Error('The landing page has no place for a headline');
  return landing.replace(ROOT, `${ROOT} data-headline="${VARIANT_PLACE}"`).replace(HEADLINE, `$1${HEADLINE_PLACE}$2`);
}

/**
 * @param {string} page what `headlinePage` made
 * @param {{ headline: string, variant: string }} shown `headline` as HTML
 */
export const filledPage = (page, { headline, variant }) =>
  page.replace(VARIANT_PLACE, () => variant).replace(HEADLINE_PLACE, () => headline);
