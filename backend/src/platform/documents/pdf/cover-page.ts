import { markSvg, reliefSvg } from '@summit/art';
import type { BonusDocument } from '@summit/content';
import { BRAND } from '../brand-colors.js';
import { artifact } from './artifact.js';
import { addElement } from './block-context.js';
import { drawSvgArt } from './draw-svg-art.js';
import type { PageFlow } from './page-flow.js';
import { PAGE } from './page-geometry.js';
import { balancedLines, breakLines, drawLine, drawLines } from './pdf-text.js';
import type { TextStyle } from './text-style.js';

const MARGIN = 54;
const MEASURE = PAGE.width - 2 * MARGIN;
const ART_HEIGHT = 452;
const TITLE: TextStyle = { font: 'display', size: 46, leading: 48, color: BRAND.pineInk, tracking: -1.6 };
const SUBTITLE: TextStyle = { font: 'text', size: 15, leading: 22, color: BRAND.pineInk2 };
const BRAND_LINE: TextStyle = { font: 'textStrong', size: 12, leading: 16, color: BRAND.pineInk };

/** The cover: relief of the file's day above, title on the pine surface below. No text stands on the art. */
export function drawCover(flow: PageFlow, document: BonusDocument, root: PDFKit.PDFStructureElement): void {
  const { doc } = flow;
  flow.startBarePage();
  const title = balancedLines(doc, document.title, TITLE, MEASURE);
  const subtitle = breakLines(doc, document.subtitle, SUBTITLE, 430);
  const artHeight = ART_HEIGHT - Math.max(0, title.length - 2) * TITLE.leading;
  artifact(doc, 'Layout', () => {
    doc.rect(0, 0, PAGE.width, PAGE.height).fill(BRAND.pine);
    drawSvgArt(doc, reliefSvg(document.key, document.day, 612, artHeight), {
      x: 0,
      y: 0,
      width: PAGE.width,
      height: artHeight,
    });
    drawSvgArt(doc, markSvg(), { x: MARGIN, y: PAGE.height - 76, width: 26, height: 26 });
  });
  const section = addElement({ doc, section: root }, 'Sect');
  const titleTop = artHeight + 46;
  addElement({ doc, section }, 'H1').add(() => drawLines(doc, title, TITLE, MARGIN - 2, titleTop));
  const subtitleTop = titleTop + title.length * TITLE.leading + 18;
  addElement({ doc, section }, 'P').add(() => drawLines(doc, subtitle, SUBTITLE, MARGIN, subtitleTop));
  addElement({ doc, section }, 'P').add(() =>
    drawLine(doc, 'Growth & Scale Summit', BRAND_LINE, MARGIN + 36, PAGE.height - 71),
  );
}
