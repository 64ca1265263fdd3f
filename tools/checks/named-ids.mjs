// What a text names: ids of requirements and choices (`F-087`, `C-058..061`, `D-30`) and sections of documents (`payments.md 1.4`).

/** A blank, or the end of a line inside a comment. */
const BLANK = String.raw`\s+(?:(?:\*|\/\/|#|--)\s+)?`;
const ID = new RegExp(
  String.raw`\b(?:([FAMXC])-(\d{3})|(?<!-)D-(\d{2,3}))(?:(?:\.\.|${BLANK}to${BLANK})(?:[FAMXCD]-)?(\d{2,3}))?\b`,
  'g',
);
const SECTION = String.raw`(?:[SC]\d{1,2}|\d+(?:\.\d+)*[a-z]?)`;
const POINTER = new RegExp(
  String.raw`\b([A-Za-z][\w-]*\.md)\b(?:,?${BLANK}(?:(?:section|(lesson|principle))${BLANK})?(${SECTION}(?:(?:,| and| to)${BLANK}${SECTION}\b)*))?`,
  'g',
);

/** @param {string} text @param {number} index */
const lineOf = (text, index) => text.slice(0, index).split('\n').length;

/**
 * The ids of a text, each with its line; ranges with both ends and everything between.
 * @param {string} text
 * @returns {{ id: string, line: number }[]}
 */
export function idsIn(text) {
  return [...text.matchAll(ID)].flatMap(({ 1: kind = 'D', 2: number, 3: choice, 4: end, index }) => {
    const first = number ?? choice ?? '';
    const line = lineOf(text, index);
    const last = Math.max(Number(first), Number(end ?? first));
    return Array.from({ length: last - Number(first) + 1 }, (_, n) => ({
      id: `${kind}-${String(Number(first) + n).padStart(first.length, '0')}`,
      line,
    }));
  });
}

/**
 * The choices of DECISIONS.md, which begin their entries; several stand in one.
 * @param {string} text
 * @returns {string[]}
 */
export const choicesOf = (text) =>
  [...text.matchAll(/^\*\*(D-\d{2,3}(?:, D-\d{2,3})*)\b/gm)].flatMap(([, ids = '']) => ids.split(', '));

/**
 * The documents of a text and their sections: numbers (`1.4`, `S4`), or words of which the document has one line ("lesson 1").
 * @param {string} text
 * @returns {{ document: string, sections: string[], line: number }[]}
 */
export function pointersIn(text) {
  return [...text.matchAll(POINTER)].map(({ 1: document = '', 2: word, 3: list = '', index }) => ({
    document,
    sections: [...list.matchAll(new RegExp(SECTION, 'g'))].map(([number]) => (word ? `${word} ${number}` : number)),
    line: lineOf(text, index),
  }));
}

/**
 * The numbered sections of a document: of its headings, and of list items that begin with a number in bold.
 * @param {string} text
 * @returns {Set<string>}
 */
export function sectionsOf(text) {
  const found = new Set();
  for (const [, heading, item] of text.matchAll(
    /^(?:#{1,6} (\d+(?:\.\d+)*[a-z]?)[.\s]|- \*\*([SC]?\d+(?:\.\d+)*)\*\*)/gm,
  ))
    found.add(heading ?? item);
  for (const [, word = '', number] of text.matchAll(/\b(lesson|principle) (\d+)\b/gi))
    found.add(`${word.toLowerCase()} ${number}`);
  return found;
}
