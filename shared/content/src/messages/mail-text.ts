import type { MailBlock, MailInline } from './mail-body.js';

/** The plain-text twin of a mail: same words, every address written out. */
export function mailText(blocks: MailBlock[], footer: MailInline[][]): string {
  const body = blocks.map(blockText).join('\n\n');
  return `Growth & Scale Summit\n\n${body}\n\n--\n${footer.map(inlineText).join('\n')}\n`;
}

function blockText(block: MailBlock): string {
  switch (block.kind) {
    case 'heading':
      return block.level === 1 ? inlineText(block.text) : `${inlineText(block.text)}:`;
    case 'paragraph':
    case 'note':
      return inlineText(block.text);
    case 'button':
      return `${block.label}:\n${block.url}`;
    case 'list':
      return block.items
        .map((item, index) => `${block.ordered ? `${index + 1}.` : '-'} ${inlineText(item)}`)
        .join('\n');
    case 'facts':
      return block.rows.map((row) => `${inlineText(row.label)}: ${inlineText(row.value)}`).join('\n');
  }
}

/** A run of inline parts as plain text. */
export function inlineText(parts: MailInline[]): string {
  return parts
    .map((part) => (part.kind === 'link' && part.text !== part.url ? `${part.text} (${part.url})` : part.text))
    .join('');
}
