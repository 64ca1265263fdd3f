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

/**
 * The mail as it would go out: the same code as the mailer's. `known`: values of somebody, by any names; what the mail asks for
 * besides them is an example.
 */
export function mailPreview(
  templateId: string,
  text: { subject: string; body: string },
  known: Readonly<Record<string, string>> = {},
): MailPreview {
  if (!isMailTemplateId(templateId)) return { kind: 'unsent' };
  const template: MailTemplate = MAIL_TEMPLATES[templateId];
  try {
    const names = unknownVariables(
      template.variables.map(({ name }) => name),
      text,
    );
    if (names.length > 0) return { kind: 'unknown_variables', names };
    const values = Object.entries(exampleValues(template)).map(([name, example]) => [name, known[name] ?? example]);
    return { kind: 'mail', mail: renderTemplate(withMailText(template, text), Object.fromEntries(values)) };
  } catch (error) {
    if (!(error instanceof TemplateError)) throw error;
    return { kind: 'unreadable', reason: error.message };
  }
}

/** What a mail of the product can name. */
export const variablesOf = (templateId: string): MailTemplate['variables'] =>
  isMailTemplateId(templateId) ? MAIL_TEMPLATES[templateId].variables : [];
