import { FIGURE_KEYS, placeholdersOf } from '@summit/content';
import {
  exampleValues,
  isMailTemplateId,
  MAIL_TEMPLATES,
  parseMailBody,
  renderTemplate,
  TemplateError,
  unknownVariables,
  withMailText,
  type MailTemplate,
  type MailText,
} from '@summit/content/messages';
import type { EmailTemplateType } from '@summit/contracts';
import { AppError } from '../../../platform/errors/app-error.js';

const isFigure = (name: string): boolean => FIGURE_KEYS.some((key) => key === name);

/** Visitors never read `{vip.prise}`: throws `text_figure_unknown`, which names field and figure. */
export function requireKnownFigures(texts: Readonly<Record<string, string | undefined>>): void {
  for (const [field, text] of Object.entries(texts)) {
    const unknown = placeholdersOf(text ?? '').find((name) => !isFigure(name));
    if (unknown !== undefined)
      throw new AppError('text_figure_unknown', { fields: { [field]: `There is no figure {${unknown}}.` } });
  }
}

export interface WrittenMail extends MailText {
  templateId: string;
  type: EmailTemplateType;
  /** What the administrator says that the text names. */
  variables: readonly string[];
}

/**
 * Holds a text to what the mailer can send, and answers the names that nobody fills. Throws `mail_variable_unknown` with the names,
 * `mail_text_invalid`, `mail_type_fixed`. A mail that the product does not send may name anything: that is answered only.
 */
export function checkMail(mail: WrittenMail): { unknownVariables: string[] } {
  const { templateId, type, subject, body } = mail;
  const builtIn: MailTemplate | null = isMailTemplateId(templateId) ? MAIL_TEMPLATES[templateId] : null;
  try {
    if (!builtIn) {
      parseMailBody(body);
      return { unknownVariables: unknownVariables(mail.variables, mail) };
    }
    if (type !== builtIn.type) throw new AppError('mail_type_fixed', { fields: { type: `It is ${builtIn.type}.` } });
    const names = builtIn.variables.map(({ name }) => name);
    for (const [field, text] of Object.entries({ subject, body })) {
      const unknown = unknownVariables(names, { subject: '', body: text });
      if (unknown.length > 0) throw variableUnknown(field, unknown);
    }
    renderTemplate(withMailText(builtIn, { subject, body }), exampleValues(builtIn));
    return { unknownVariables: [] };
  } catch (error) {
    if (!(error instanceof TemplateError)) throw error;
    throw new AppError('mail_text_invalid', { cause: error, fields: { body: error.message } });
  }
}

const variableUnknown = (field: string, names: readonly string[]): AppError => {
  const shown = names.map((name) => `{{${name}}}`).join(', ');
  return new AppError('mail_variable_unknown', {
    fields: { [field]: `This mail has no variable ${shown}.` },
    extra: { unknown_variables: names },
  });
};
