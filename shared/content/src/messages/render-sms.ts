import { gsm7Length, toGsm7 } from './gsm7.js';
import { fillPlaceholders, placeholdersIn } from './placeholder.js';
import { resolveValues } from './resolve-values.js';
import type { SmsTemplate } from './sms-template.js';

/** Septets of one message part. */
export const SMS_LENGTH = 160;

/** What is left of a shortened value at least: fewer characters say nothing. */
const SHORTEST = 12;

/**
 * Fills a text message. Values are brought into the GSM 03.38 alphabet where they can be, and words marked `shorten` are cut
 * with "..." until the message fits {@link SMS_LENGTH}; addresses never are, so a very long one makes the message longer.
 * Throws TemplateError as `renderTemplate` does.
 */
export function renderSms<Name extends string>(
  template: SmsTemplate<Name>,
  values: Readonly<Record<Name, string>>,
): string {
  const valueOf = resolveValues(template.templateId, template.variables, values);
  const filled = new Map(placeholdersIn(template.text).map((name) => [name, toGsm7(valueOf(name))]));
  const message = () => fillPlaceholders(template.text, (name) => filled.get(name) ?? '');
  for (const variable of template.variables) {
    const value = filled.get(variable.name);
    const over = (gsm7Length(message()) ?? 0) - SMS_LENGTH;
    if (over <= 0 || value === undefined || variable.shorten !== true) continue;
    filled.set(variable.name, shortened(value, (gsm7Length(value) ?? value.length) - over));
  }
  return message();
}

function shortened(value: string, length: number): string {
  let cut = value;
  while (cut.length > SHORTEST - 3 && (gsm7Length(cut) ?? cut.length) > length - 3)
    cut = [...cut].slice(0, -1).join('');
  return `${cut.trimEnd()}...`;
}
