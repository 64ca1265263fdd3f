import type { CmsItemAnswer, CmsItemChange, CmsItemParams, PublicationStatus, StoredItem } from './admin-cms.js';
import type { Endpoint } from './endpoint.js';
import type { MessageAnswer } from './success-answer.js';

export interface LegalPageDraft {
  page_id: string;
  title: string;
  slug: string;
  content: string;
  meta_description?: string;
  /** Default published. */
  status?: PublicationStatus;
  active?: boolean;
}

export type LegalPageItem = Required<LegalPageDraft> & StoredItem;

export interface AdminLegalPagesResponse {
  success: true;
  pages: LegalPageItem[];
}

export const adminLegalPagesEndpoint: Endpoint<{ response: AdminLegalPagesResponse }> = {
  method: 'GET',
  path: '/api/admin/legal-pages',
  access: 'admin',
  staffRole: 'support',
  source: 'C-029',
};

export const adminCreateLegalPageEndpoint: Endpoint<{
  body: LegalPageDraft;
  response: CmsItemAnswer<LegalPageItem>;
}> = {
  method: 'POST',
  path: '/api/admin/legal-pages',
  access: 'admin',
  staffRole: 'support',
  source: 'C-029',
};

export const adminUpdateLegalPageEndpoint: Endpoint<{
  params: CmsItemParams;
  body: CmsItemChange<LegalPageDraft>;
  response: CmsItemAnswer<LegalPageItem>;
}> = {
  method: 'PUT',
  path: '/api/admin/legal-pages/:id',
  access: 'admin',
  staffRole: 'support',
  source: 'C-029',
};

export const adminDeleteLegalPageEndpoint: Endpoint<{ params: CmsItemParams; response: MessageAnswer }> = {
  method: 'DELETE',
  path: '/api/admin/legal-pages/:id',
  access: 'admin',
  staffRole: 'support',
  source: 'C-029',
};
