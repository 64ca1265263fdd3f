import type { Endpoint } from './endpoint.js';

/** What disagrees with the price book or the product, in a stored page, mail or legal text (C-001). */
export interface ContentCheckFinding {
  /** Where it stands: the document and the field, as an administrator finds them. */
  place: string;
  /** The words around it. */
  excerpt: string;
  /** What is wrong, in a sentence. */
  problem: string;
  /** Of a price that differs: the one shown, `none` where there is none. */
  shown: string | null;
  price_book: string | null;
}

export interface ContentCheckResponse {
  success: true;
  findings: ContentCheckFinding[];
}

/** The panel of the CMS tab: what the CMS holds. `npm run check:content` says the same of it, and of every text that ships (C-001). */
export const adminContentCheckEndpoint: Endpoint<{ response: ContentCheckResponse }> = {
  method: 'GET',
  path: '/api/admin/content-check',
  access: 'admin',
  staffRole: 'support',
  source: 'C-001',
};
