import { escapeHtml } from './escape-html.js';
import type { MailTemplate } from './mail-template.js';
import { fillPlaceholders } from './placeholder.js';
import { isSafeUrl } from './safe-url.js';
import { TemplateError } from './template-error.js';
import { resolveValues, type ValueOf } from './resolve-values.js';

export interface RenderedMail {
  subject: string;
  html: string;
  text: string;
}

/**
 * Fills a template. Values are HTML-escaped in `html` and left as they are in `text` and `subject`; the subject is one line
 * whatever the values hold. Variables ending in `_url`, and whatever stands in an `href`, must be http(s) addresses.
 * Throws TemplateError: `missing_value`, `unknown_value` (not declared by the template), `undeclared_variable`, `unsafe_url`,
 * `unsafe_position` (a placeholder inside a tag, outside a quoted href), `malformed_placeholder`.
 */
export function renderTemplate<Name extends string>(
  template: MailTemplate<Name>,
  values: Readonly<Record<Name, string>>,
): RenderedMail {
  const valueOf = resolveValues(template.templateId, template.variables, values);
  return {
    subject: fillPlaceholders(template.subject, valueOf)
      .replace(/[\r\n\u2028\u2029]+/g, ' ')
      .trim(),
    html: fillHtml(template.html, valueOf),
    text: fillPlaceholders(template.text, valueOf),
  };
}

function fillHtml(html: string, valueOf: ValueOf): string {
  return html
    .split(/(<[^>]*>)/)
    .map((piece) => (piece.startsWith('<') ? fillTag(piece, valueOf) : fillContent(piece, valueOf)))
    .join('');
}

function fillContent(content: string, valueOf: ValueOf): string {
  return fillPlaceholders(content, (name) => escapeHtml(valueOf(name)).replaceAll('\n', '<br>'));
}

function fillTag(tag: string, valueOf: ValueOf): string {
  const filled = tag.replace(/(\shref=)"([^"]*)"/gi, (_whole, attribute: string, target: string) => {
    const url = fillPlaceholders(target.replaceAll('&amp;', '&'), valueOf);
    if (!isSafeUrl(url))
      throw new TemplateError('unsafe_url', `A link leads to something else than http(s): ${target}`);
    return `${attribute}"${escapeHtml(url)}"`;
  });
  const outsideHref = tag.replace(/\shref="[^"]*"/gi, '');
  if (outsideHref.includes('{{')) {
    throw new TemplateError('unsafe_position', `A placeholder stands inside a tag: ${tag.slice(0, 80)}`);
  }
  return filled;
}
