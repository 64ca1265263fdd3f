import type { CmsItemAnswer, CmsItemChange, CmsItemParams, PublicationStatus, StoredItem } from './admin-cms.js';
import type { Endpoint } from './endpoint.js';
import type { MessageAnswer } from './success-answer.js';

/** `order` and `display_order` are the same field: either is accepted, both are answered (C-095). */
export interface FaqDraft {
  faq_id?: string;
  question: string;
  answer: string;
  /** Default general. */
  category?: string;
  /** Default: behind the last one. */
  order?: number;
  display_order?: number;
  /** Default published. */
  status?: PublicationStatus;
  active?: boolean;
}

export type FaqItem = Required<FaqDraft> & StoredItem;

export interface AdminFaqsResponse {
  success: true;
  faqs: FaqItem[];
}

export const adminFaqsEndpoint: Endpoint<{ response: AdminFaqsResponse }> = {
  method: 'GET',
  path: '/api/admin/faqs',
  access: 'admin',
  staffRole: 'support',
  source: 'C-029',
};

export const adminCreateFaqEndpoint: Endpoint<{ body: FaqDraft; response: CmsItemAnswer<FaqItem> }> = {
  method: 'POST',
  path: '/api/admin/faqs',
  access: 'admin',
  staffRole: 'support',
  source: 'C-029',
};

export const adminUpdateFaqEndpoint: Endpoint<{
  params: CmsItemParams;
  body: CmsItemChange<FaqDraft>;
  response: CmsItemAnswer<FaqItem>;
}> = {
  method: 'PUT',
  path: '/api/admin/faqs/:id',
  access: 'admin',
  staffRole: 'support',
  source: 'C-029',
};

export const adminDeleteFaqEndpoint: Endpoint<{ params: CmsItemParams; response: MessageAnswer }> = {
  method: 'DELETE',
  path: '/api/admin/faqs/:id',
  access: 'admin',
  staffRole: 'support',
  source: 'C-029',
};
