import type { FlowBlock } from '@summit/content';
import { BRAND } from '../brand-colors.js';
import { addElement, textBoxes, type BlockContext } from './block-context.js';
import { preferTogether, type Box } from './box.js';
import { FRAME, FRAME_WIDTH } from './page-geometry.js';
import { breakLines, drawLines } from './pdf-text.js';
import { STYLES, type TextStyle } from './text-style.js';

type Table = Extract<FlowBlock, { kind: 'table' }>;

const PAD_X = 7;
const PAD_Y = 5;
/** A row to be filled in by hand is as high as a line of handwriting. */
const EMPTY_ROW = 25;

interface Column {
  readonly x: number;
  readonly width: number;
}

/** A table over the whole frame. Rows never break; the head is repeated on every page; most tables stay whole. */
export function tableBoxes(context: BlockContext, table: Table): Box[] {
  const { doc } = context;
  const columns = columnsOf(table);
  const caption = textBoxes(context, {
    tag: 'P',
    text: table.caption,
    style: STYLES.caption,
    before: 18,
    x: FRAME.left,
    width: FRAME_WIDTH,
    keep: true,
    whole: true,
  });
  const element = addElement(context, 'Table');
  const cells = (texts: readonly string[], style: TextStyle) =>
    texts.map((text, i) => breakLines(doc, text, style, (columns[i]?.width ?? 0) - 2 * PAD_X));
  const heightOf = (lines: readonly (readonly string[])[], style: TextStyle) =>
    Math.max(...lines.map((l) => l.length)) * style.leading + 2 * PAD_Y;
  const drawCell = (lines: readonly string[], style: TextStyle, column: number, y: number) =>
    drawLines(doc, lines, style, (columns[column]?.x ?? 0) + PAD_X, y + PAD_Y);

  const head = cells(table.columns, STYLES.cellHead);
  const headHeight = heightOf(head, STYLES.cellHead);
  const decorateHead = (y: number) => {
    doc.rect(FRAME.left, y, FRAME_WIDTH, headHeight).fill(context.colors.tint);
    hairline(doc, y + headHeight, context.colors.ink);
  };
  const drawHead = (y: number) => head.forEach((lines, i) => drawCell(lines, STYLES.cellHead, i, y));
  const headRow = addElement(context, 'TR', element);
  const headBox: Box = {
    height: headHeight,
    before: 7,
    keep: true,
    decorate: decorateHead,
    parts: head.map((lines, i) => ({
      element: addElement(context, 'TH', headRow),
      draw: (y) => drawCell(lines, STYLES.cellHead, i, y),
    })),
  };

  const rows = table.rows.map((row, r): Box => {
    const lines = cells(row, STYLES.cell);
    const tr = addElement(context, 'TR', element);
    const height = Math.max(heightOf(lines, STYLES.cell), row.includes('') ? EMPTY_ROW : 0);
    return {
      height,
      before: 0,
      keep: r === 0 || r === table.rows.length - 2,
      decorate: (y) => hairline(doc, y + height, BRAND.line),
      repeat: {
        height: headHeight,
        draw: (y) => {
          decorateHead(y);
          drawHead(y);
        },
      },
      parts: lines.map((cell, i) => ({
        element: addElement(context, 'TD', tr),
        draw: (y) => drawCell(cell, STYLES.cell, i, y),
      })),
    };
  });
  return preferTogether([...caption, headBox, ...rows]);
}

function columnsOf(table: Table): Column[] {
  const shares = table.widths ?? table.columns.map(() => 1);
  const total = shares.reduce((sum, share) => sum + share, 0);
  let x: number = FRAME.left;
  return shares.map((share) => {
    const column = { x, width: (FRAME_WIDTH * share) / total };
    x += column.width;
    return column;
  });
}

function hairline(doc: PDFKit.PDFDocument, y: number, color: string): void {
  doc.moveTo(FRAME.left, y).lineTo(FRAME.right, y).lineWidth(0.6).stroke(color);
}
