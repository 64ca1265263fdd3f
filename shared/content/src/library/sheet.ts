import type { SummitDay } from '@summit/rules';
import type { FlowBlock } from '../bonus-files/bonus-document.js';

/** A short document: printed as a PDF, or handed over as a Word file to write in. */
export interface Sheet {
  readonly title: string;
  /** One line below the title: what it is and who gives it. */
  readonly subtitle: string;
  /** Color of the band at the top. */
  readonly day: SummitDay;
  readonly blocks: readonly FlowBlock[];
}

/** What stands in a cell: a text, a number, a formula (with its leading `=`), or nothing. */
export type Cell = string | number | null;

export interface Tab {
  /** At most 31 characters, as spreadsheet programs want. */
  readonly name: string;
  /** What to do here, above the table. */
  readonly intro: string;
  readonly columns: readonly { readonly title: string; readonly width: number }[];
  /** The first row of the table is row 4 of the tab: intro, an empty row and the titles stand above it. */
  readonly rows: readonly (readonly Cell[])[];
}

export interface Workbook {
  readonly title: string;
  readonly tabs: readonly Tab[];
}

/** What a generated file holds, by the format in which it is handed over. */
export type FileContent =
  | { readonly format: 'pdf' | 'docx'; readonly blocks: readonly FlowBlock[] }
  | { readonly format: 'xlsx'; readonly tabs: readonly Tab[] };

/** Row of a tab in which its table begins. */
export const FIRST_TABLE_ROW = 4;
