import type { Endpoint } from './endpoint.js';

export interface LegalPageParams {
  /** One of the eight page ids, or the page's slug (C-028). */
  page_id: string;
}

export interface PublishedLegalPage {
  page_id: string;
  title: string;
  slug: string;
  content: string;
  meta_description: string;
  updated_at: string;
}

export interface LegalPageResponse {
  success: true;
  page: PublishedLegalPage;
}

export interface FaqsQuery {
  category?: string;
}

export interface PublishedFaq {
  faq_id: string;
  question: string;
  answer: string;
  category: string;
  order: number;
}

export interface FaqsResponse {
  success: true;
  faqs: PublishedFaq[];
}

/** C-028. Drafts and unknown ids answer `not_found`; the page then shows the bundled text. */
export const legalPageEndpoint: Endpoint<{ params: LegalPageParams; response: LegalPageResponse }> = {
  method: 'GET',
  path: '/api/legal-pages/:page_id',
  access: 'public',
  source: 'C-028',
};

/** published and active questions in their order. */
export const faqsEndpoint: Endpoint<{ query: FaqsQuery; response: FaqsResponse }> = {
  method: 'GET',
  path: '/api/faqs',
  access: 'public',
  source: 'A-203',
};
