import type { FlowBlock } from '@summit/content';
import { BRAND } from '../brand-colors.js';
import { addElement, textBoxes, type BlockContext } from './block-context.js';
import type { Box } from './box.js';
import { FRAME, LABEL_GAP, TEXT } from './page-geometry.js';
import { breakLines, drawLine, drawLineRight, drawLines } from './pdf-text.js';
import { STYLES, type TextStyle } from './text-style.js';

export type ListKind = 'steps' | 'bullets' | 'checklist';

const INDENT = 20;

/** Steps are numbered, bullets get a dot, checklists an empty box to tick. */
export function listBoxes(
  context: BlockContext,
  { kind, items, title, hang = false }: Extract<FlowBlock, { kind: ListKind }>,
): Box[] {
  if (title !== undefined && hang) return hangingTitle(context, title, listBoxes(context, { kind, items }));
  const heading =
    title === undefined
      ? []
      : textBoxes(context, { tag: 'P', text: title, style: STYLES.listTitle, before: 12, keep: true, whole: true });
  const list = addElement(context, 'L');
  const boxes = items.map((text, i): Box => {
    const item = addElement(context, 'LI', list);
    const label = addElement(context, 'Lbl', item);
    const body = addElement(context, 'LBody', item);
    const lines = breakLines(context.doc, text, STYLES.body, TEXT.width - INDENT);
    const number: TextStyle = { ...STYLES.listTitle, color: context.colors.ink };
    return {
      height: lines.length * STYLES.body.leading,
      before: i === 0 ? (title === undefined ? 9 : 3) : 4,
      keep: items.length > 1 && (i === 0 || i === items.length - 2),
      decorate: (y) => (kind === 'steps' ? undefined : drawMark(context, kind, y)),
      parts: [
        ...(kind === 'steps'
          ? [{ element: label, draw: (y: number) => drawLine(context.doc, `${i + 1} `, number, TEXT.left, y) }]
          : []),
        { element: body, draw: (y) => drawLines(context.doc, lines, STYLES.body, TEXT.left + INDENT, y) },
      ],
    };
  });
  return [...heading, ...boxes];
}

/** The title hangs in the left column beside the first item, like the label of a fact. */
function hangingTitle(context: BlockContext, title: string, items: readonly Box[]): Box[] {
  const element = addElement(context, 'P');
  const draw = (y: number) => drawLabel(context, [title], y);
  return items.map((box, i) => (i === 0 ? { ...box, parts: [{ element, draw }, ...box.parts] } : box));
}

function drawLabel({ doc, colors }: BlockContext, lines: readonly string[], y: number): void {
  const style: TextStyle = { ...STYLES.label, color: colors.ink };
  lines.forEach((line, n) => drawLineRight(doc, line, style, TEXT.left - LABEL_GAP, y + n * style.leading));
}

/** Pairs of label and text; the labels hang in the left column. */
export function factBoxes(context: BlockContext, items: readonly (readonly [string, string])[]): Box[] {
  const list = addElement(context, 'L');
  return items.map(([name, text], i): Box => {
    const item = addElement(context, 'LI', list);
    const label = addElement(context, 'Lbl', item);
    const body = addElement(context, 'LBody', item);
    const labelLines = breakLines(context.doc, name, STYLES.label, TEXT.left - FRAME.left - LABEL_GAP);
    const lines = breakLines(context.doc, text, STYLES.body, TEXT.width);
    return {
      height: Math.max(lines.length, labelLines.length) * STYLES.body.leading,
      before: i === 0 ? 14 : 8,
      keep: false,
      parts: [
        { element: label, draw: (y) => drawLabel(context, labelLines, y) },
        { element: body, draw: (y) => drawLines(context.doc, lines, STYLES.body, TEXT.left, y) },
      ],
    };
  });
}

function drawMark({ doc, colors }: BlockContext, kind: ListKind, y: number): void {
  if (kind === 'checklist') {
    doc
      .roundedRect(TEXT.left, y + 3, 10, 10, 2)
      .lineWidth(1)
      .stroke(BRAND.lineStrong);
  } else doc.circle(TEXT.left + 5, y + STYLES.body.leading / 2, 2).fill(colors.ink);
}
