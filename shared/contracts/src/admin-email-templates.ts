import type { CmsItemAnswer, CmsItemParams, StoredItem } from './admin-cms.js';
import type { PlannedEndpoint } from './endpoint.js';
import type { MessageAnswer } from './success-answer.js';

export const EMAIL_TEMPLATE_TYPES = ['transactional', 'marketing', 'notification'] as const;
export type EmailTemplateType = (typeof EMAIL_TEMPLATE_TYPES)[number];

/** `template_name` and `name` are the same field: either is accepted, both are answered (C-095). */
export interface EmailTemplateDraft {
  template_id?: string;
  template_name?: string;
  name?: string;
  subject: string;
  body: string;
  /** Default transactional. */
  type?: EmailTemplateType;
  variables?: string[];
  active?: boolean;
}

export type EmailTemplateItem = Required<EmailTemplateDraft> & StoredItem;

export interface EmailTemplateAnswer extends CmsItemAnswer<EmailTemplateItem> {
  /** Placeholders of the text that the mailer will not fill. */
  unknown_variables: string[];
}

export interface AdminEmailTemplatesResponse {
  success: true;
  templates: EmailTemplateItem[];
}

/** */
export const adminEmailTemplatesEndpoint: PlannedEndpoint<{ response: AdminEmailTemplatesResponse }> = {
  method: 'GET',
  path: '/api/admin/email-templates',
  access: 'admin',
  source: 'C-029',
  planned: true,
};

/** */
export const adminCreateEmailTemplateEndpoint: PlannedEndpoint<{
  body: EmailTemplateDraft;
  response: EmailTemplateAnswer;
}> = {
  method: 'POST',
  path: '/api/admin/email-templates',
  access: 'admin',
  source: 'C-029',
  planned: true,
};

/** */
export const adminUpdateEmailTemplateEndpoint: PlannedEndpoint<{
  params: CmsItemParams;
  body: Partial<EmailTemplateDraft>;
  response: EmailTemplateAnswer;
}> = {
  method: 'PUT',
  path: '/api/admin/email-templates/:id',
  access: 'admin',
  source: 'C-029',
  planned: true,
};

/** */
export const adminDeleteEmailTemplateEndpoint: PlannedEndpoint<{ params: CmsItemParams; response: MessageAnswer }> = {
  method: 'DELETE',
  path: '/api/admin/email-templates/:id',
  access: 'admin',
  source: 'C-029',
  planned: true,
};
