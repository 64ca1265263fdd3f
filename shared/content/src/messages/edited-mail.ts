import { composeMail } from './compose-mail.js';
import type { MailTemplate } from './mail-template.js';
import { fillPlaceholders, placeholdersIn } from './placeholder.js';
import { TemplateError } from './template-error.js';

/** What an administrator may write of a mail. */
export interface MailText {
  subject: string;
  body: string;
}

/**
 * A mail of the product with another text. Variables, type and footer stay the product's. Throws TemplateError for a body it cannot read,
 * and for one that leaves out the link of a security mail or leads elsewhere.
 */
export function withMailText(template: MailTemplate, text: MailText): MailTemplate {
  requireSafeLinks(template, text);
  const { templateId, name, type, onDemand, reason, unsubscribable, topic, variables } = template;
  return composeMail({ templateId, name, type, onDemand, reason, unsubscribable, topic, variables, ...text });
}

/** Names in a text that this mail does not fill, in order of appearance. Throws `malformed_placeholder`. */
export function unknownVariables(known: readonly string[], { subject, body }: MailText): string[] {
  return placeholdersIn(`${subject}\n${body}`).filter((name) => !known.includes(name));
}

/** The value that each variable shows in a preview. */
export const exampleValues = ({ variables }: MailTemplate): Record<string, string> =>
  Object.fromEntries(variables.map(({ name, example }) => [name, example]));

/** A domain or an address, as mail programs make links of them. */
const ADDRESS = /:\/\/|www\.|[a-z0-9-]\.[a-z]{2,}(?![a-z])/i;

/** A mail that lets somebody into an account has the link for it, and leads nowhere else: every other target is a variable too. */
function requireSafeLinks({ templateId, variables }: MailTemplate, { subject, body }: MailText): void {
  const links = variables.filter(({ required }) => required).map(({ name }) => name);
  if (links.length === 0) return;
  const named = placeholdersIn(body);
  const missing = links.find((name) => !named.includes(name));
  if (missing !== undefined) throw new TemplateError('missing_link', `${templateId} needs its link {{${missing}}}`);
  const own = ADDRESS.exec(withoutPlaceholders(`${subject}\n${body}`));
  if (own) throw new TemplateError('foreign_address', `${templateId} may name no address but its variables: ${own[0]}`);
}

const withoutPlaceholders = (text: string): string => fillPlaceholders(text, () => '');
