import { plainText, type LegalBlock, type LegalLine, type LegalSpan } from './legal-blocks';

const HEADING = /^(##|###) +(\S.*)$/;
const BULLET = /^[-*] +(\S.*)$/;
const STEP = /^(\d{1,4})\. +(\S.*)$/;
const ROW = /^\|.*\|$/;
const RULE = /^\|(?: *:?-+:? *\|)+$/;
// Neither part may hold what opens the next link: a text of brackets only is then read in one pass.
const LINK = /\[([^[\]]+)\]\(([^()\s]+)\)/g;

/** Ids that the page around the text has already. */
const TAKEN_IDS = ['root', 'main', 'footer-nav', 'hero-countdown', 'sticky-bar'];

/** The text with its links; anything else that looks like Markdown stays as it is written. */
export function parseLine(text: string): LegalLine {
  const spans: LegalSpan[] = [];
  let end = 0;
  for (const { 0: whole, 1: label = '', 2: target = '', index } of text.matchAll(LINK)) {
    if (index > end) spans.push({ text: text.slice(end, index) });
    spans.push({ text: label, target });
    end = index + whole.length;
  }
  if (end < text.length) spans.push({ text: text.slice(end) });
  return spans;
}

const cellsOf = (row: string): LegalLine[] =>
  row
    .slice(1, -1)
    .split('|')
    .map((cell) => parseLine(cell.trim()));

/** Gives each name once on a page: `fees`, then `fees-2`. */
function uniqueNames(separator: string, taken: readonly string[] = []) {
  const given = new Set(taken);
  const counts = new Map<string, number>();
  return (name: string): string => {
    let count = counts.get(name) ?? 1;
    let unique = count === 1 ? name : `${name}${separator}${count}`;
    while (given.has(unique)) {
      count += 1;
      unique = `${name}${separator}${count}`;
    }
    counts.set(name, count);
    given.add(unique);
    return unique;
  };
}

const slugOf = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'part';

/**
 * Blocks of a policy text in restricted Markdown: `##` and `###` headings, paragraphs, `-` and `1.` lists, tables, links.
 * Never fails: what it does not know is a paragraph with the words as they were typed, and HTML is text like any other.
 */
export function parseLegalText(text: string): LegalBlock[] {
  const blocks: LegalBlock[] = [];
  const idFor = uniqueNames('-', TAKEN_IDS);
  const labelFor = uniqueNames(', ');
  let heading = 'Table';
  const lines = text.split(/\r\n?|\n/).map((line) => line.trim());

  /** Takes the lines from `at` on that match, and answers them. */
  const run = (at: number, pattern: RegExp): string[] => {
    let end = at;
    while (pattern.test(lines[end] ?? '')) end += 1;
    return lines.slice(at, end);
  };

  for (let at = 0; at < lines.length;) {
    const line = lines[at] ?? '';
    const title = HEADING.exec(line);
    const table = ROW.test(line) && RULE.test(lines[at + 1] ?? '') ? run(at, ROW) : [];
    const bullets = run(at, BULLET);
    const steps = run(at, STEP);
    if (line === '') {
      at += 1;
    } else if (title) {
      heading = plainText(parseLine(title[2] ?? ''));
      blocks.push({ kind: 'heading', level: title[1] === '##' ? 2 : 3, id: idFor(slugOf(heading)), text: heading });
      at += 1;
    } else if (table.length > 0) {
      const head = cellsOf(line);
      const rows = table.slice(2).map((row) => {
        const cells = cellsOf(row);
        return head.map((_, column) => cells[column] ?? []);
      });
      blocks.push({ kind: 'table', label: labelFor(heading), head, rows });
      at += table.length;
    } else if (bullets.length > 0) {
      blocks.push({ kind: 'bullets', items: bullets.map((item) => parseLine(BULLET.exec(item)?.[1] ?? '')) });
      at += bullets.length;
    } else if (steps.length > 0) {
      const items = steps.map((item) => parseLine(STEP.exec(item)?.[2] ?? ''));
      blocks.push({ kind: 'steps', start: Number(STEP.exec(line)?.[1] ?? 1), items });
      at += steps.length;
    } else {
      const words = [line];
      at += 1;
      for (let next = lines[at]; next && !startsBlock(next); next = lines[at]) {
        words.push(next);
        at += 1;
      }
      blocks.push({ kind: 'paragraph', line: parseLine(words.join(' ')) });
    }
  }
  return blocks;
}

const startsBlock = (line: string): boolean => [HEADING, BULLET, STEP, ROW].some((pattern) => pattern.test(line));
