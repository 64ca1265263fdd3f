/** A part of a box that belongs to one element of the document's structure (what a screen reader reads). */
export interface BoxPart {
  readonly element: PDFKit.PDFStructureElement;
  readonly draw: (y: number) => void;
}

/** A strip of the page that is never broken: a line, a list item, a table row. Heights in points. */
export interface Box {
  readonly height: number;
  /** Space above; dropped at the top of a page. */
  readonly before: number;
  /** Stay on the same page as the next box. */
  readonly keep: boolean;
  /** Stay with the next box unless that would leave much of a page empty. */
  readonly prefer?: boolean;
  readonly parts: readonly BoxPart[];
  /** Ruled lines, tints and marks: decoration that is not read aloud. */
  readonly decorate?: (y: number) => void;
  /** Drawn first, as decoration, when this box opens a page in the middle of its table. */
  readonly repeat?: { readonly height: number; readonly draw: (y: number) => void };
}

/** Never breaks between the boxes. */
export const keepTogether = (boxes: readonly Box[]): Box[] =>
  boxes.map((box, i) => ({ ...box, keep: i < boxes.length - 1 || box.keep }));

/** Breaks between the boxes only where keeping them together would leave a large gap. */
export const preferTogether = (boxes: readonly Box[]): Box[] =>
  boxes.map((box, i) => ({ ...box, prefer: i < boxes.length - 1 }));

export const withSpaceBefore = (boxes: readonly Box[], before: number): Box[] =>
  boxes.map((box, i) => (i === 0 ? { ...box, before } : box));

/** Height of the boxes when they stand under one another. */
export const stackHeight = (boxes: readonly Box[]): number =>
  boxes.reduce((sum, box, i) => sum + box.height + (i === 0 ? 0 : box.before), 0);
