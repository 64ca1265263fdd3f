import type { PlannedEndpoint } from './endpoint.js';

/** A figure on a page, in a mail or in a legal text that is not the price book's (C-001). */
export interface ContentCheckFinding {
  /** Where it stands: the document and the field, as an administrator finds them. */
  place: string;
  /** The words around the figure. */
  excerpt: string;
  shown: string;
  price_book: string;
}

export interface ContentCheckResponse {
  success: true;
  findings: ContentCheckFinding[];
}

/** The panel of the CMS tab; `npm run check:content` answers the same (C-001). */
export const adminContentCheckEndpoint: PlannedEndpoint<{ response: ContentCheckResponse }> = {
  method: 'GET',
  path: '/api/admin/content-check',
  access: 'admin',
  source: 'C-001',
  planned: true,
};
