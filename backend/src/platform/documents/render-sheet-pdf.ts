import { reliefSvg } from '@summit/art';
import type { Sheet } from '@summit/content/library';
import { DAY_COLORS } from './brand-colors.js';
import { artifact } from './pdf/artifact.js';
import { blockBoxes } from './pdf/block-boxes.js';
import { addElement, textBoxes, type BlockContext } from './pdf/block-context.js';
import { drawSvgArt } from './pdf/draw-svg-art.js';
import { newPdf } from './pdf/new-pdf.js';
import { PageFlow } from './pdf/page-flow.js';
import { FRAME, FRAME_WIDTH, PAGE } from './pdf/page-geometry.js';
import { STYLES } from './pdf/text-style.js';

const BAND_HEIGHT = 54;

/** Sets a short document: a band in the color of its day, title and subtitle, then its blocks. No cover, no contents. */
export async function renderSheetPdf(sheet: Sheet): Promise<Buffer> {
  const { doc, finish } = await newPdf({ title: sheet.title, subject: sheet.subtitle });
  const root = doc.struct('Document');
  doc.addStructure(root);
  const flow = new PageFlow(doc, sheet.title);
  flow.startPage();
  artifact(doc, 'Layout', () =>
    drawSvgArt(doc, reliefSvg(sheet.title, sheet.day, 918, 81), {
      x: 0,
      y: 0,
      width: PAGE.width,
      height: BAND_HEIGHT,
    }),
  );
  flow.continueAt(BAND_HEIGHT + 26);
  const context: BlockContext = {
    doc,
    section: addElement({ doc, section: root }, 'Sect'),
    colors: DAY_COLORS[sheet.day],
  };
  const wide = { x: FRAME.left, width: FRAME_WIDTH, whole: true, keep: true };
  flow.place(
    [
      ...textBoxes(context, {
        tag: 'H1',
        text: sheet.title,
        style: STYLES.pageTitle,
        before: 0,
        balanced: true,
        ...wide,
      }),
      ...textBoxes(context, { tag: 'P', text: sheet.subtitle, style: STYLES.field, before: 4, ...wide, keep: false }),
      ...sheet.blocks.flatMap((block) => blockBoxes(context, block)),
    ],
    '',
  );
  root.end();
  return finish();
}
