import { MAIL_TEMPLATES, type MailTemplate } from '@summit/content/messages';
import type { DataSource } from 'typeorm';
import { importItems, type ContentKind, type ImportResult } from '../../platform/content-import/import-items.js';

const BUNDLED: readonly MailTemplate[] = Object.values(MAIL_TEMPLATES);

const emailTemplateRows = (templates: readonly MailTemplate[]) =>
  templates.map((template) => ({
    template_id: template.templateId,
    name: template.name,
    subject: template.subject,
    body: template.body,
    type: template.type,
    variables: template.variables.map(({ name }) => name),
  }));

const EMAIL_TEMPLATE: ContentKind<ReturnType<typeof emailTemplateRows>[number]> = {
  table: 'email_template',
  key: { column: 'template_id', type: 'text' },
  columns: { name: 'text', subject: 'text', body: 'text', type: 'text', variables: 'text[]' },
  withdraws: true,
};

/** Stores every mail that the product sends. */
export const importEmailTemplates = (
  dataSource: DataSource,
  templates: readonly MailTemplate[] = BUNDLED,
): Promise<ImportResult> => importItems(dataSource, EMAIL_TEMPLATE, emailTemplateRows(templates));
