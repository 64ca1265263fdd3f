/** A run of text; `target` makes it a link and is written as in the text, such as `/refund-policy`. */
export interface LegalSpan {
  text: string;
  target?: string;
}
export type LegalLine = readonly LegalSpan[];

export interface LegalHeading {
  kind: 'heading';
  level: 2 | 3;
  /** Unique on the page, for links to this part of it. */
  id: string;
  text: string;
}

export interface LegalTable {
  kind: 'table';
  /** Unique on the page: the heading above, counted from the second table on. */
  label: string;
  head: readonly LegalLine[];
  /** Each row has as many cells as the head. */
  rows: readonly (readonly LegalLine[])[];
}

export type LegalBlock =
  | LegalHeading
  | LegalTable
  | { kind: 'paragraph'; line: LegalLine }
  | { kind: 'bullets'; items: readonly LegalLine[] }
  | { kind: 'steps'; start: number; items: readonly LegalLine[] };

export const plainText = (line: LegalLine): string => line.map(({ text }) => text).join('');
