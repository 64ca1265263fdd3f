import { greetingName } from './greeting-name.js';
import { cleanValue } from './clean-value.js';
import type { TemplateVariable } from './mail-template.js';
import { isSafeUrl } from './safe-url.js';
import { TemplateError } from './template-error.js';

export type ValueOf = (name: string) => string;

/**
 * Checks the values given to a template against its declared variables and returns the lookup used while filling it.
 * Throws `unknown_value` at once; the lookup throws `undeclared_variable`, `missing_value` and, for `…_url`, `unsafe_url`.
 */
export function resolveValues(
  templateId: string,
  variables: readonly TemplateVariable[],
  values: Readonly<Record<string, string>>,
): ValueOf {
  const declared = new Map(variables.map((variable) => [variable.name, variable]));
  const given = new Map<string, unknown>(Object.entries(values));
  for (const name of given.keys()) {
    if (!declared.has(name)) throw new TemplateError('unknown_value', `${templateId} has no variable ${name}`);
  }
  return (name) => {
    const variable = declared.get(name);
    if (!variable) throw new TemplateError('undeclared_variable', `${templateId} does not declare ${name}`);
    const value = given.get(name);
    if (typeof value !== 'string') throw new TemplateError('missing_value', `${templateId} needs a value for ${name}`);
    const text = cleanValue(value, variable.multiline === true);
    const clean = variable.greeting ? greetingName(text) : text;
    if (name.endsWith('_url') && !isSafeUrl(clean)) {
      throw new TemplateError('unsafe_url', `${templateId}: ${name} is not an http(s) address`);
    }
    return clean;
  };
}
