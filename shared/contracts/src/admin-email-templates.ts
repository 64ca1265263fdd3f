import type { CmsItemAnswer, CmsItemChange, CmsItemParams, StoredItem } from './admin-cms.js';
import type { Endpoint } from './endpoint.js';
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

export interface EmailTemplateItem extends Required<EmailTemplateDraft>, StoredItem {
  /** What the mailer sends of it: this text, the built-in one, or nothing, because no mail of the product has this id. */
  sends: 'this_text' | 'built_in_text' | 'nothing';
}

export interface EmailTemplateAnswer extends CmsItemAnswer<EmailTemplateItem> {
  /** Placeholders that nobody fills, in the text of a mail that the product does not send. Those that it sends refuse them. */
  unknown_variables: string[];
}

export interface AdminEmailTemplatesResponse {
  success: true;
  templates: EmailTemplateItem[];
}

export const adminEmailTemplatesEndpoint: Endpoint<{ response: AdminEmailTemplatesResponse }> = {
  method: 'GET',
  path: '/api/admin/email-templates',
  access: 'admin',
  staffRole: 'support',
  source: 'C-029',
};

export const adminCreateEmailTemplateEndpoint: Endpoint<{
  body: EmailTemplateDraft;
  response: EmailTemplateAnswer;
}> = {
  method: 'POST',
  path: '/api/admin/email-templates',
  access: 'admin',
  staffRole: 'support',
  source: 'C-029',
};

export const adminUpdateEmailTemplateEndpoint: Endpoint<{
  params: CmsItemParams;
  body: CmsItemChange<EmailTemplateDraft>;
  response: EmailTemplateAnswer;
}> = {
  method: 'PUT',
  path: '/api/admin/email-templates/:id',
  access: 'admin',
  staffRole: 'support',
  source: 'C-029',
};

export const adminDeleteEmailTemplateEndpoint: Endpoint<{ params: CmsItemParams; response: MessageAnswer }> = {
  method: 'DELETE',
  path: '/api/admin/email-templates/:id',
  access: 'admin',
  staffRole: 'support',
  source: 'C-029',
};

/** Brings the built-in text back, which follows the product from then on. `not_found` for a mail that the product does not send. */
export const adminRestoreEmailTemplateEndpoint: Endpoint<{ params: CmsItemParams; response: EmailTemplateAnswer }> = {
  method: 'POST',
  path: '/api/admin/email-templates/:id/restore',
  access: 'admin',
  staffRole: 'support',
  source: 'A-204',
};

export interface MailValuesRequest {
  email: string;
  template_id: string;
}

export interface MailValuesResponse {
  success: true;
  /** By the names of the mail's variables, as far as they are known of this person; never addresses of pages. */
  values: Record<string, string>;
}

/** What a mail would say to one person. A POST, because each look is noted in the audit log. Errors: `person_unknown`. */
export const adminMailValuesEndpoint: Endpoint<{ body: MailValuesRequest; response: MailValuesResponse }> = {
  method: 'POST',
  path: '/api/admin/email-templates/values',
  access: 'admin',
  staffRole: 'support',
  source: 'A-204',
};

/** Sends the mail as it is stored, with example values, to the administrator who asks. `not_found` as above. */
export const adminTestEmailTemplateEndpoint: Endpoint<{ params: CmsItemParams; response: MessageAnswer }> = {
  method: 'POST',
  path: '/api/admin/email-templates/:id/test',
  access: 'admin',
  staffRole: 'support',
  source: 'A-204',
};
