import type { WorksheetField } from '@summit/content';
import { BRAND } from '../brand-colors.js';
import { addElement, textBoxes, type BlockContext } from './block-context.js';
import { keepTogether, preferTogether, stackHeight, type Box } from './box.js';
import { FRAME, FRAME_WIDTH, TEXT } from './page-geometry.js';
import { breakLines, drawLines } from './pdf-text.js';
import { STYLES } from './text-style.js';

/** Distance of ruled lines, for handwriting. */
export const RULE_STEP = 23;
const PANEL_PAD = 14;

/** Questions with ruled lines under them, over the whole frame. */
export function worksheetBoxes(context: BlockContext, title: string, fields: readonly WorksheetField[]): Box[] {
  const { doc, colors } = context;
  const heading = textBoxes(context, {
    tag: 'H3',
    text: title,
    style: { ...STYLES.heading, size: 13, color: colors.ink },
    before: 20,
    x: FRAME.left,
    width: FRAME_WIDTH,
    keep: true,
    whole: true,
  });
  const boxes = fields.map((field, i): Box => {
    const element = addElement(context, 'P');
    const lines = breakLines(doc, field.label, STYLES.field, FRAME_WIDTH);
    const labelHeight = lines.length * STYLES.field.leading;
    return {
      height: labelHeight + field.lines * RULE_STEP,
      before: i === 0 ? 6 : 12,
      keep: i === 0 || i === fields.length - 2,
      decorate: (y) => {
        for (let n = 1; n <= field.lines; n++) ruledLine(doc, y + labelHeight + n * RULE_STEP);
      },
      parts: [
        {
          element,
          draw: (y) => drawLines(doc, lines, STYLES.field, FRAME.left, y),
        },
      ],
    };
  });
  return preferTogether([...heading, ...boxes]);
}

export function ruledLine(doc: PDFKit.PDFDocument, y: number): void {
  doc.moveTo(FRAME.left, y).lineTo(FRAME.right, y).lineWidth(0.4).stroke(BRAND.lineStrong);
}

/** A tinted panel with a strong first line: a note, or a letter with its subject. Stays whole. */
export function panelBoxes(
  context: BlockContext,
  panel: { title: string | undefined; paragraphs: readonly string[]; fill: string; bar: string | null },
): Box[] {
  const { doc } = context;
  const x = TEXT.left;
  const width = FRAME.right - TEXT.left;
  const inner = { x: x + PANEL_PAD, width: width - 2 * PANEL_PAD };
  const text = [
    ...(panel.title === undefined
      ? []
      : textBoxes(context, { tag: 'P', text: panel.title, style: STYLES.listTitle, before: 0, whole: true, ...inner })),
    ...panel.paragraphs.flatMap((paragraph, i) =>
      textBoxes(context, {
        tag: 'P',
        text: paragraph,
        style: STYLES.body,
        before: i === 0 ? 2 : 7,
        whole: true,
        ...inner,
      }),
    ),
  ];
  const height = stackHeight(text) + 2 * PANEL_PAD;
  const background = (y: number) => {
    doc.rect(x, y, width, height).fill(panel.fill);
    if (panel.bar !== null) doc.rect(x, y, 2.5, height).fill(panel.bar);
  };
  const spacer = (before: number, size: number): Box => ({ height: size, before, keep: false, parts: [] });
  return keepTogether([{ ...spacer(16, PANEL_PAD), decorate: background }, ...text, spacer(0, PANEL_PAD)]);
}
