/** Stands in the title of every page. */
export const SITE_NAME = 'Growth & Scale Summit';
