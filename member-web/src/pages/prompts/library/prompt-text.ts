const PREFIX = /^\s*(?:SUPER PROMPT|Prompt)\s*#\d+:\s*/i;
const BLANK = /\[([^\]\n]+)\](?!\()/g;

/** The text as it is shown and copied: without the prefix of old collections and without markdown markers (M-158). */
export const cleanText = (text: string): string =>
  text
    .replace(/\*\*|__|`/g, '')
    .replace(/^#{1,6} +/gm, '')
    .replace(PREFIX, '')
    .trim();

/** What stands in square brackets, each once, in the order of the text. */
export const blanksOf = (text: string): string[] => [
  ...new Set([...text.matchAll(BLANK)].map(([, name = '']) => name)),
];

export interface TextPart {
  text: string;
  /** `blank` waits for words, `filled` are the reader's own. */
  kind: 'plain' | 'blank' | 'filled';
}

/** The text with the reader's words in place of the blanks; a blank without words stays as it is. */
export function filledParts(text: string, words: Readonly<Record<string, string>>): TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const match of text.matchAll(BLANK)) {
    const [whole, name = ''] = match;
    const word = words[name]?.trim();
    if (match.index > from) parts.push({ text: text.slice(from, match.index), kind: 'plain' });
    parts.push(word ? { text: word, kind: 'filled' } : { text: whole, kind: 'blank' });
    from = match.index + whole.length;
  }
  if (from < text.length) parts.push({ text: text.slice(from), kind: 'plain' });
  return parts;
}

export const filledText = (text: string, words: Readonly<Record<string, string>>): string =>
  filledParts(text, words)
    .map((part) => part.text)
    .join('');
