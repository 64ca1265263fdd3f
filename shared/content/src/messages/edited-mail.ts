import { composeMail } from './compose-mail.js';
import type { MailTemplate } from './mail-template.js';
import { placeholdersIn } from './placeholder.js';

/** What an administrator may write of a mail. */
export interface MailText {
  subject: string;
  body: string;
}

/** A mail of the product with another text. Variables, type and footer stay the product's. Throws TemplateError for a body it cannot read. */
export function withMailText(template: MailTemplate, text: MailText): MailTemplate {
  const { templateId, name, type, onDemand, reason, unsubscribable, variables } = template;
  return composeMail({ templateId, name, type, onDemand, reason, unsubscribable, variables, ...text });
}

/** Names in a text that this mail does not fill, in order of appearance. Throws `malformed_placeholder`. */
export function unknownVariables(known: readonly string[], { subject, body }: MailText): string[] {
  return placeholdersIn(`${subject}\n${body}`).filter((name) => !known.includes(name));
}

/** The value that each variable shows in a preview. */
export const exampleValues = ({ variables }: MailTemplate): Record<string, string> =>
  Object.fromEntries(variables.map(({ name, example }) => [name, example]));
