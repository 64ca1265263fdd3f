import { BRAND } from '../brand-colors.js';
import { addElement, type BlockContext } from './block-context.js';
import type { Box } from './box.js';
import { FRAME, LABEL_GAP, TEXT } from './page-geometry.js';
import { breakLines, drawLineRight, drawLines } from './pdf-text.js';
import type { TextStyle } from './text-style.js';

/** One line of a contents list: what it says and where it leads. */
export interface ContentsEntry {
  /** Chapter or sheet number, shown before the title. */
  readonly label: string;
  readonly title: string;
  readonly destination: string;
}

/** A contents list: number, title, hairline, page; the whole line is a link. Page numbers come from `pageOf`. */
export function contentsBoxes(
  context: BlockContext,
  entries: readonly ContentsEntry[],
  pageOf: (destination: string) => number | undefined,
  style: TextStyle,
): Box[] {
  const { doc } = context;
  if (entries.length === 0) return [];
  const list = addElement(context, 'TOC');
  const number: TextStyle = { ...style, font: 'textStrong', color: context.colors.ink, tabular: true };
  const pad = style.leading * 0.3;
  return entries.map(({ label, title, destination }): Box => {
    const lines = breakLines(doc, title, style, FRAME.right - TEXT.left - 40);
    const height = lines.length * style.leading + 2 * pad;
    const link = addElement(context, 'Link', addElement(context, 'TOCI', list));
    // pdfkit ties the clickable area to the element; its types do not know the option.
    const annotation: PDFKit.Mixins.AnnotationOption & { structParent: PDFKit.PDFStructureElement } = {
      structParent: link,
    };
    const page = pageOf(destination);
    const draw = (y: number) => {
      drawLineRight(doc, label, number, TEXT.left - LABEL_GAP, y + pad);
      drawLines(doc, lines, style, TEXT.left, y + pad);
      if (page !== undefined) drawLineRight(doc, String(page), { ...style, tabular: true }, FRAME.right, y + pad);
      doc.goTo(FRAME.left, y, FRAME.right - FRAME.left, height, destination, annotation);
    };
    return {
      height,
      before: 0,
      keep: false,
      decorate: (y) =>
        doc
          .moveTo(TEXT.left, y + height)
          .lineTo(FRAME.right, y + height)
          .lineWidth(0.5)
          .stroke(BRAND.line),
      parts: [{ element: link, draw }],
    };
  });
}
