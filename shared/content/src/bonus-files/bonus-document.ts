import type { BonusKey } from '@summit/rules';

/** A line or box to fill in by hand: its question and how many ruled lines it gets. */
export interface WorksheetField {
  readonly label: string;
  readonly lines: number;
}

/** A piece of running content. A `group` is kept on one page when it fits on one. */
export type FlowBlock =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'lead'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | {
      readonly kind: 'steps' | 'bullets' | 'checklist';
      readonly title?: string;
      /** The title hangs beside the list, like the label of a fact. */
      readonly hang?: boolean;
      readonly items: readonly string[];
    }
  | { readonly kind: 'facts'; readonly items: readonly (readonly [label: string, text: string])[] }
  | {
      readonly kind: 'table';
      readonly caption: string;
      readonly columns: readonly string[];
      /** Share of the width per column; equal shares when left out. */
      readonly widths?: readonly number[];
      readonly rows: readonly (readonly string[])[];
    }
  | { readonly kind: 'worksheet'; readonly title: string; readonly fields: readonly WorksheetField[] }
  | { readonly kind: 'email'; readonly subject: string; readonly body: readonly string[] }
  | { readonly kind: 'note'; readonly title?: string; readonly text: string }
  | { readonly kind: 'group'; readonly blocks: readonly FlowBlock[] };

/** A numbered sheet on a page of its own; the rest of the page is ruled for notes. Listed at the start of its chapter. */
export interface PageBlock {
  readonly kind: 'page';
  readonly number: number;
  readonly title: string;
  readonly blocks: readonly FlowBlock[];
  /** Heading of the ruled space. */
  readonly notes: string;
}

export type BonusBlock = FlowBlock | PageBlock;

export interface BonusChapter {
  readonly title: string;
  readonly blocks: readonly BonusBlock[];
}

/** The text of one bonus file (F-251), ready to be set as a PDF. */
export interface BonusDocument {
  readonly key: BonusKey;
  readonly title: string;
  readonly subtitle: string;
  readonly fileName: string;
  /** Color of the cover art: the product's day (free 2 and 3, VIP 1). */
  readonly day: 1 | 2 | 3 | 4 | 5;
  readonly chapters: readonly BonusChapter[];
}
