import {
  adminCreateEmailTemplateEndpoint,
  adminDeleteEmailTemplateEndpoint,
  adminEmailTemplatesEndpoint,
  adminUpdateEmailTemplateEndpoint,
  EMAIL_TEMPLATE_TYPES,
  type EmailTemplateAnswer,
  type EmailTemplateDraft,
  type EmailTemplateItem,
} from '@summit/contracts';
import { Mail } from 'lucide-react';
import { inactiveBadge } from './badges';
import type { CmsField, CmsResource } from './cms-resource';
import { MailExtras } from './MailExtras';
import { CMS_TEXTS, HINTS, MAIL_TEXTS } from './messages';
import { bodyOf } from './wire-values';

/** The type and the variables of a mail that the product sends cannot be edited. */
const fieldsOf = (row: EmailTemplateItem | null): readonly CmsField[] => {
  const known = row !== null && row.sends !== 'nothing';
  return [
    { name: 'name', label: 'Name', kind: 'line', required: true },
    { name: 'template_id', label: 'Template ID', kind: 'line', onlyNew: true, hint: HINTS.ownId },
    { name: 'subject', label: 'Subject', kind: 'line', required: true, wide: true },
    {
      name: 'type',
      label: 'Type',
      kind: 'choice',
      options: EMAIL_TEMPLATE_TYPES,
      ...(known && { onlyNew: true, hint: HINTS.fixedType }),
    },
    { name: 'body', label: 'Body', kind: 'text', required: true, rows: 12, hint: HINTS.mailText },
    ...(known
      ? []
      : [{ name: 'variables', label: MAIL_TEXTS.variables, kind: 'text' as const, rows: 2, hint: HINTS.variables }]),
    { name: 'active', label: CMS_TEXTS.active, kind: 'switch' },
  ];
};

const noticeOf = ({ message, unknown_variables }: EmailTemplateAnswer): string =>
  unknown_variables.length === 0
    ? message
    : MAIL_TEXTS.unfilled(unknown_variables.map((name) => `{{${name}}}`).join(', '));

/** Sub-tab `email` (A-195, A-198..A-200, A-204). */
export const EMAIL_TEMPLATES: CmsResource<EmailTemplateItem> = {
  title: 'Email templates',
  icon: Mail,
  empty: 'No email templates found',
  emptyReason: 'The product then sends its built-in texts.',
  failed: 'We could not load the email templates.',
  pathOf: () => 'email-templates',
  fieldsOf,
  defaults: () => ({
    name: '',
    template_id: '',
    subject: '',
    type: 'transactional',
    body: '',
    variables: '',
    active: 'true',
  }),
  valuesOf: ({ name, template_id, subject, type, body, variables, active }) => ({
    name,
    template_id,
    subject,
    type,
    body,
    variables: variables.join('\n'),
    active: String(active),
  }),
  titleOf: ({ name }) => name,
  noteOf: ({ subject, type }) => `${type}: ${subject}`,
  badgesOf: ({ sends, active }) => [
    { label: MAIL_TEXTS.sends[sends], tone: sends === 'this_text' ? 'good' : 'quiet' },
    ...inactiveBadge(active),
  ],
  deleteBody: CMS_TEXTS.deleteMail,
  Extras: MailExtras,
  list: async (api, signal) => (await api.send(adminEmailTemplatesEndpoint, { ...(signal && { signal }) })).templates,
  create: async (api, values) =>
    noticeOf(await api.send(adminCreateEmailTemplateEndpoint, { body: bodyOf<EmailTemplateDraft>(values) })),
  update: async (api, { id, updated_at }, changed) => {
    const body = { ...bodyOf<Partial<EmailTemplateDraft>>(changed), updated_at };
    return noticeOf(await api.send(adminUpdateEmailTemplateEndpoint, { params: { id }, body }));
  },
  remove: async (api, { id }) => (await api.send(adminDeleteEmailTemplateEndpoint, { params: { id } })).message,
};
