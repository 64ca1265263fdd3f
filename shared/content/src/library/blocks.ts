import type { FlowBlock } from '../bonus-files/bonus-document.js';
import type { FileContent, Tab } from './sheet.js';

/** Short names for what authors write most, so that a sheet reads like its text. */
export const lead = (text: string): FlowBlock => ({ kind: 'lead', text });
export const text = (words: string): FlowBlock => ({ kind: 'paragraph', text: words });
export const heading = (words: string): FlowBlock => ({ kind: 'heading', text: words });
export const note = (title: string, words: string): FlowBlock => ({ kind: 'note', title, text: words });
export const steps = (title: string, items: readonly string[]): FlowBlock => ({ kind: 'steps', title, items });
export const bullets = (title: string, items: readonly string[]): FlowBlock => ({ kind: 'bullets', title, items });
export const checklist = (title: string, items: readonly string[]): FlowBlock => ({ kind: 'checklist', title, items });
export const facts = (items: readonly (readonly [string, string])[]): FlowBlock => ({ kind: 'facts', items });
export const mail = (subject: string, body: readonly string[]): FlowBlock => ({ kind: 'email', subject, body });

/** The titles of a table's columns, or each title with the width of its column. */
type Columns = readonly string[] | Readonly<Record<string, number>>;

const isTitles = (columns: Columns): columns is readonly string[] => Array.isArray(columns);

export const table = (caption: string, columns: Columns, rows: readonly (readonly string[])[]): FlowBlock =>
  isTitles(columns)
    ? { kind: 'table', caption, columns, rows }
    : { kind: 'table', caption, columns: Object.keys(columns), rows, widths: Object.values(columns) };

/** A table to fill in: the first column is given, the others are empty. */
export const grid = (caption: string, columns: Columns, firsts: readonly string[]): FlowBlock => {
  const [, ...others] = isTitles(columns) ? columns : Object.keys(columns);
  return table(
    caption,
    columns,
    firsts.map((first) => [first, ...others.map(() => '')]),
  );
};

/** Questions with ruled lines below; a number after the question says how many. */
export const worksheet = (title: string, fields: readonly (string | readonly [string, number])[]): FlowBlock => ({
  kind: 'worksheet',
  title,
  fields: fields.map((field) =>
    typeof field === 'string' ? { label: field, lines: 2 } : { label: field[0], lines: field[1] },
  ),
});

export const pdf = (...blocks: FlowBlock[]): FileContent => ({ format: 'pdf', blocks });
export const docx = (...blocks: FlowBlock[]): FileContent => ({ format: 'docx', blocks });
export const xlsx = (...tabs: Tab[]): FileContent => ({ format: 'xlsx', tabs });

/** `count` empty rows of a tab, each cell filled by its column's formula where it has one. `row` is the row's number in the tab. */
export const emptyRows = (count: number, cells: (row: number) => Tab['rows'][number], from = 4): Tab['rows'] =>
  Array.from({ length: count }, (_, n) => cells(from + n));
