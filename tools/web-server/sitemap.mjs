/** What robots ask for, and the file of the build that they get while the pages that an operator switches on are on. */
export const SITEMAP_PATH = '/sitemap.xml';
export const SITEMAP_SWITCHED_ON = '.sitemaps/switched-on.xml';
