import {
  exampleValues,
  isMailTemplateId,
  MAIL_TEMPLATES,
  renderTemplate,
  TemplateError,
  unknownVariables,
  withMailText,
  type MailTemplate,
  type RenderedMail,
} from '@summit/content/messages';

export type MailPreview =
  | { kind: 'mail'; mail: RenderedMail }
  | { kind: 'unknown_variables'; names: readonly string[] }
  /** Why it can't be laid out. */
  | { kind: 'unreadable'; reason: string }
  /** The product sends no mail with this id. */
  | { kind: 'unsent' };

/** The mail as it would go out, with example values: the same code as the mailer's. */
export function mailPreview(templateId: string, text: { subject: string; body: string }): MailPreview {
  if (!isMailTemplateId(templateId)) return { kind: 'unsent' };
  const template: MailTemplate = MAIL_TEMPLATES[templateId];
  try {
    const names = unknownVariables(
      template.variables.map(({ name }) => name),
      text,
    );
    if (names.length > 0) return { kind: 'unknown_variables', names };
    return { kind: 'mail', mail: renderTemplate(withMailText(template, text), exampleValues(template)) };
  } catch (error) {
    if (!(error instanceof TemplateError)) throw error;
    return { kind: 'unreadable', reason: error.message };
  }
}

/** What a mail of the product can name. */
export const variablesOf = (templateId: string): MailTemplate['variables'] =>
  isMailTemplateId(templateId) ? MAIL_TEMPLATES[templateId].variables : [];
