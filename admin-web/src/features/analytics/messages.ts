/** Texts of the analytics panels (admin.md 2; ui.md 4.3). */
export const FUNNEL_TEXTS = {
  moreThanViews: (unit: 'signup' | 'purchase') => `more ${unit}s than counted views`,
  title: 'Conversion funnel',
  failed: 'We could not load the conversion funnel.',
  loading: 'Loading conversion funnel...',
  signups: 'Landing page signups',
  purchases: 'VIP purchases',
  close: 'Close',
  newest: (shown: string, all: string) => `The newest ${shown} of ${all}.`,
  listFailed: 'We could not load this list.',
  noSignups: 'No signups',
  noPurchases: 'No purchases',
  listEmptyReason: 'Nobody got this far in this date range.',
} as const;

export const VISIT_TEXTS = {
  pages: 'Page views, last 30 days',
  pagesFailed: 'We could not load the page views.',
  pagesLoading: 'Loading page views...',
  pagesEmpty: 'No page views',
  pagesEmptyReason: 'Nobody opened a page in the last 30 days.',
  sources: 'Top traffic sources, last 30 days',
  sourcesFailed: 'We could not load the traffic sources.',
  sourcesLoading: 'Loading traffic sources...',
  sourcesEmpty: 'No traffic sources',
  sourcesEmptyReason: 'Nobody came to the site in the last 30 days.',
} as const;

export const SALES_TEXTS = {
  title: 'Product performance',
  failed: 'We could not load the product performance.',
  loading: 'Loading product performance...',
  empty: 'No sales',
  emptyReason: 'Nothing was sold in this date range.',
} as const;

export const AFFILIATE_TEXTS = {
  top: 'Top affiliates',
  topFailed: 'We could not load the top affiliates.',
  topEmpty: 'No affiliates on the board',
  topEmptyReason: 'Affiliates appear here once their links bring a signup or an order in this date range.',
  clicks: 'Click to signup',
  clicksFailed: 'We could not load the clicks of the affiliates.',
  clicksLoading: 'Loading clicks of the affiliates...',
  clicksEmpty: 'No clicks',
  clicksEmptyReason: 'Nobody followed an affiliate’s link in this date range.',
} as const;
