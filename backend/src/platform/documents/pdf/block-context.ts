import type { DAY_COLORS } from '../brand-colors.js';
import type { Box } from './box.js';
import { TEXT } from './page-geometry.js';
import { balancedLines, breakLines, drawLine } from './pdf-text.js';
import type { TextStyle } from './text-style.js';

/** What a block needs to become boxes: the document, the structure element it belongs to, and the colors of the file. */
export interface BlockContext {
  readonly doc: PDFKit.PDFDocument;
  readonly section: PDFKit.PDFStructureElement;
  readonly colors: (typeof DAY_COLORS)[keyof typeof DAY_COLORS];
}

export function addElement(
  { doc, section }: Pick<BlockContext, 'doc' | 'section'>,
  tag: string,
  parent: PDFKit.PDFStructureElement = section,
): PDFKit.PDFStructureElement {
  const element = doc.struct(tag);
  parent.add(element);
  return element;
}

export interface TextRun {
  readonly tag: string;
  readonly text: string;
  readonly style: TextStyle;
  readonly before: number;
  readonly x?: number;
  readonly width?: number;
  /** Stay with the following block. */
  readonly keep?: boolean;
  /** Stay on one page; otherwise at least two lines stand on either side of a page break. */
  readonly whole?: boolean;
  /** Lines of about equal length, for titles. */
  readonly balanced?: boolean;
}

/** Running text as one box per line. */
export function textBoxes(context: BlockContext, run: TextRun): Box[] {
  const { doc } = context;
  const x = run.x ?? TEXT.left;
  const lines = (run.balanced === true ? balancedLines : breakLines)(doc, run.text, run.style, run.width ?? TEXT.width);
  const element = addElement(context, run.tag);
  const last = lines.length - 1;
  return lines.map((line, i) => ({
    height: run.style.leading,
    before: i === 0 ? run.before : 0,
    keep: i === last ? run.keep === true : run.whole === true || i === 0 || i === last - 1,
    parts: [{ element, draw: (y) => drawLine(doc, `${line} `, run.style, x, y) }],
  }));
}
