import { BRAND } from '../brand-colors.js';
import { artifact } from './artifact.js';
import type { Box } from './box.js';
import { FRAME, FRAME_HEIGHT, FRAME_WIDTH, PAGE } from './page-geometry.js';
import { drawLine, drawLineRight } from './pdf-text.js';
import { STYLES } from './text-style.js';

/** The emptiest that a page may stay to keep a table or worksheet in one piece. */
const LARGEST_GAP = FRAME_HEIGHT * 0.36;

/** Puts boxes on pages, one under another, and keeps together what belongs together. */
export class PageFlow {
  /** Number of the current page as a reader shows it; the cover is page 1. 0 before the first page. */
  page = 0;
  y: number = FRAME.top;
  private atTop = true;

  constructor(
    readonly doc: PDFKit.PDFDocument,
    private readonly title: string,
  ) {}

  /** A page without running head and number: the cover. */
  startBarePage(): void {
    this.doc.addPage();
    this.page += 1;
    this.y = FRAME.top;
    this.atTop = true;
  }

  /** A page with number; `runningHead` is the chapter, left out on a chapter's first page. */
  startPage(runningHead?: string): void {
    this.startBarePage();
    artifact(this.doc, 'Pagination', () => {
      if (runningHead !== undefined) {
        drawLine(this.doc, this.title, STYLES.furniture, FRAME.left, 44);
        drawLineRight(this.doc, runningHead, STYLES.furniture, FRAME.right, 44);
        this.rule(60);
      }
      drawLine(this.doc, 'Growth & Scale Summit', STYLES.furniture, FRAME.left, PAGE.height - 44);
      drawLineRight(this.doc, String(this.page), STYLES.furniture, FRAME.right, PAGE.height - 44);
    });
  }

  get remaining(): number {
    return FRAME.bottom - this.y;
  }

  skip(height: number): void {
    this.y += height;
  }

  /** Continues below something that was drawn by hand. */
  continueAt(y: number): void {
    this.y = y;
    this.atTop = false;
  }

  place(boxes: readonly Box[], runningHead: string): void {
    let i = 0;
    while (i < boxes.length) {
      const chain = this.fittingChain(boxes, i);
      const needed = this.heightOf(chain);
      if (needed > this.remaining && !this.atTop && needed <= FRAME_HEIGHT) this.startPage(runningHead);
      for (const box of chain) this.draw(box, runningHead);
      i += chain.length;
    }
  }

  /** What must go on one page: the preferred company of a box, or only the strict one where the gap would be too large. */
  private fittingChain(boxes: readonly Box[], start: number): readonly Box[] {
    const strict = chainFrom(boxes, start, (box) => box.keep);
    // Once broken, a table or worksheet simply runs on.
    if (boxes[start - 1]?.prefer === true) return strict;
    const preferred = chainFrom(boxes, start, (box) => box.keep || box.prefer === true);
    const height = this.heightOf(preferred);
    const fits = height <= this.remaining || (height <= FRAME_HEIGHT && this.remaining <= LARGEST_GAP);
    return fits ? preferred : strict;
  }

  private heightOf(chain: readonly Box[]): number {
    return chain.reduce((sum, box, n) => sum + box.height + (n === 0 && this.atTop ? 0 : box.before), 0);
  }

  private draw(box: Box, runningHead: string): void {
    const before = this.atTop ? 0 : box.before;
    if (before + box.height > this.remaining && !this.atTop) this.startPage(runningHead);
    const repeat = box.repeat;
    if (this.atTop && repeat) {
      artifact(this.doc, 'Layout', () => repeat.draw(this.y));
      this.y += repeat.height;
    } else if (!this.atTop) this.y += before;
    const top = this.y;
    const decorate = box.decorate;
    if (decorate) artifact(this.doc, 'Layout', () => decorate(top));
    for (const { element, draw } of box.parts) element.add(() => draw(top));
    this.y = top + box.height;
    this.atTop = false;
  }

  private rule(y: number): void {
    this.doc
      .moveTo(FRAME.left, y)
      .lineTo(FRAME.left + FRAME_WIDTH, y)
      .lineWidth(0.5)
      .stroke(BRAND.line);
  }
}

/** The box at `start` with all boxes that stay on its page. */
function chainFrom(boxes: readonly Box[], start: number, stays: (box: Box) => boolean): readonly Box[] {
  let end = start;
  for (let box = boxes[end]; end < boxes.length - 1 && box && stays(box); box = boxes[end]) end += 1;
  return boxes.slice(start, end + 1);
}
