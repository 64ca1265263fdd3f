import { isSafeUrl } from './safe-url.js';
import { TemplateError } from './template-error.js';

export type MailInline =
  | { kind: 'text'; text: string }
  | { kind: 'strong'; text: string }
  | { kind: 'link'; text: string; url: string };

export interface MailFact {
  label: MailInline[];
  value: MailInline[];
}

export type MailBlock =
  | { kind: 'heading'; level: 1 | 2; text: MailInline[] }
  | { kind: 'paragraph'; text: MailInline[] }
  | { kind: 'button'; label: string; url: string }
  | { kind: 'list'; ordered: boolean; items: MailInline[][] }
  | { kind: 'note'; text: MailInline[] }
  | { kind: 'facts'; rows: MailFact[] };

// A name may not hold what opens it: a text of brackets only is then read in one pass. An address may hold brackets, so links that do not
// end are each read to the end of the text, which takes some 40 ms for the longest body that the back office takes.
const INLINE = /\*\*([^*]+)\*\*|\[([^[\]]+)\]\(([^)]+)\)/g;
const BUTTON = /^\[([^\]]+)\]\(([^)]+)\)$/;

/**
 * Reads mail Markdown, the language of e-mail bodies in files and in the CMS. Blocks are separated by a blank line:
 * `# heading`, `## small heading`, `- list`, `1. list`, `> note`, `| label | value |`, a link alone on its line (a
 * button), anything else a paragraph with `**strong**` and `[links](…)`. A link target is one placeholder or an http(s) address.
 * Throws `unsafe_url` for any other target and `unsupported_markup` for a fact row without two cells.
 */
export function parseMailBody(body: string): MailBlock[] {
  return body
    .trim()
    .split(/\n\s*\n/)
    .filter((block) => block.trim() !== '')
    .map((block) => parseBlock(block.split('\n').map((line) => line.trim())));
}

function parseBlock(lines: string[]): MailBlock {
  const first = lines[0] ?? '';
  const whole = lines.join(' ');
  const button = lines.length === 1 ? BUTTON.exec(first) : null;
  if (button) return { kind: 'button', label: button[1] ?? '', url: checkedTarget(button[2] ?? '') };
  if (first.startsWith('## ')) return { kind: 'heading', level: 2, text: parseInline(whole.slice(3)) };
  if (first.startsWith('# ')) return { kind: 'heading', level: 1, text: parseInline(whole.slice(2)) };
  if (first.startsWith('> ')) {
    return { kind: 'note', text: parseInline(lines.map((line) => line.replace(/^>\s?/, '')).join(' ')) };
  }
  if (first.startsWith('|')) return { kind: 'facts', rows: lines.map(parseFact) };
  if (/^- /.test(first)) return { kind: 'list', ordered: false, items: listItems(lines, /^- /) };
  if (/^\d+\. /.test(first)) return { kind: 'list', ordered: true, items: listItems(lines, /^\d+\. /) };
  return { kind: 'paragraph', text: parseInline(whole) };
}

function listItems(lines: string[], marker: RegExp): MailInline[][] {
  const items: string[] = [];
  for (const line of lines) {
    if (marker.test(line)) items.push(line.replace(marker, ''));
    else items.push(`${items.pop() ?? ''} ${line}`);
  }
  return items.map(parseInline);
}

function parseFact(line: string): MailFact {
  // Not by a pattern: spaces that end in no bar would be tried in every way there is.
  const [before, label, value, after, ...more] = line.split('|');
  // A cell of spaces is an empty one; nothing between two bars is none.
  if (before !== '' || !label || !value || after !== '' || more.length > 0) {
    throw new TemplateError('unsupported_markup', `A fact row needs two cells: ${line}`);
  }
  return { label: parseInline(label.trim()), value: parseInline(value.trim()) };
}

function parseInline(text: string): MailInline[] {
  const parts: MailInline[] = [];
  let end = 0;
  for (const match of text.matchAll(INLINE)) {
    if (match.index > end) parts.push({ kind: 'text', text: text.slice(end, match.index) });
    if (match[1] !== undefined) parts.push({ kind: 'strong', text: match[1] });
    else parts.push({ kind: 'link', text: match[2] ?? '', url: checkedTarget(match[3] ?? '') });
    end = match.index + match[0].length;
  }
  if (end < text.length) parts.push({ kind: 'text', text: text.slice(end) });
  return parts;
}

function checkedTarget(target: string): string {
  if (/^\{\{\s*[a-z][a-z0-9_]*\s*\}\}$/.test(target) || (isSafeUrl(target) && !target.includes('{{'))) return target;
  throw new TemplateError('unsafe_url', `A link needs one placeholder or an http(s) address: ${target}`);
}
