import { TemplateError } from './template-error.js';

const PLACEHOLDER = /\{\{\s*([a-z][a-z0-9_]*)\s*\}\}/g;

/** Fills every `{{variable}}` of `text`. Throws `malformed_placeholder` when double braces hold anything else. */
export function fillPlaceholders(text: string, valueOf: (name: string) => string): string {
  const rest = text.replace(PLACEHOLDER, '');
  const stray = rest.indexOf('{{');
  if (stray >= 0) {
    throw new TemplateError('malformed_placeholder', `Not a placeholder: ${rest.slice(stray, stray + 30)}`);
  }
  return text.replace(PLACEHOLDER, (_whole, name: string) => valueOf(name));
}

/** The names of the placeholders in `text`, each once, in order of appearance. */
export function placeholdersIn(text: string): string[] {
  const names = new Set<string>();
  fillPlaceholders(text, (name) => {
    names.add(name);
    return '';
  });
  return [...names];
}
