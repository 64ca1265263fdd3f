import { reliefSvg } from '@summit/art';
import type { BonusChapter, BonusDocument, PageBlock } from '@summit/content';
import { artifact } from './artifact.js';
import { blockBoxes } from './block-boxes.js';
import { addElement, textBoxes, type BlockContext } from './block-context.js';
import { keepTogether, withSpaceBefore } from './box.js';
import { contentsBoxes } from './contents-list.js';
import { drawSvgArt } from './draw-svg-art.js';
import type { PageFlow } from './page-flow.js';
import { FRAME, FRAME_WIDTH, LABEL_GAP, PAGE, TEXT } from './page-geometry.js';
import { RULE_STEP, ruledLine } from './panel-boxes.js';
import { drawLineRight } from './pdf-text.js';
import { STYLES, type TextStyle } from './text-style.js';

const ART_HEIGHT = 132;

/** Where things landed: page numbers by destination, filled while the pages are set. */
export interface PageIndex {
  readonly pageOf: (destination: string) => number | undefined;
  readonly landed: (destination: string, page: number) => void;
}

export const chapterDestination = (chapter: number): string => `chapter-${chapter}`;
export const sheetDestination = (sheet: number): string => `sheet-${sheet}`;

/** Sets one chapter: opening page with art, list of its sheets if it has any, then its blocks. */
export function drawChapter(
  flow: PageFlow,
  context: BlockContext,
  document: BonusDocument,
  number: number,
  index: PageIndex,
): void {
  const chapter = document.chapters[number - 1];
  if (!chapter) throw new RangeError(`"${document.title}" has no chapter ${number}`);
  const { doc } = flow;
  openChapter(flow, context, document, chapter, number);
  doc.addNamedDestination(chapterDestination(number));
  index.landed(chapterDestination(number), flow.page);
  const bookmark = doc.outline.addItem(`${number}  ${chapter.title}`, { expanded: false });

  const sheets = chapter.blocks.filter((block) => block.kind === 'page');
  const running = chapter.blocks.filter((block) => block.kind !== 'page');
  const [lead, ...rest] = running;
  const entries = sheets.map((sheet) => ({
    label: String(sheet.number),
    title: sheet.title,
    destination: sheetDestination(sheet.number),
  }));
  flow.place(
    [
      ...(lead ? blockBoxes(context, lead) : []),
      ...withSpaceBefore(contentsBoxes(context, entries, index.pageOf, { ...STYLES.body, leading: 15 }), 22),
      ...rest.flatMap((block) => blockBoxes(context, block)),
    ],
    chapter.title,
  );
  for (const sheet of sheets) {
    drawSheet(flow, context, sheet, chapter.title);
    doc.addNamedDestination(sheetDestination(sheet.number));
    index.landed(sheetDestination(sheet.number), flow.page);
    bookmark.addItem(`${sheet.number}  ${sheet.title}`);
  }
}

function openChapter(
  flow: PageFlow,
  context: BlockContext,
  document: BonusDocument,
  chapter: BonusChapter,
  number: number,
): void {
  flow.startPage();
  artifact(flow.doc, 'Layout', () =>
    drawSvgArt(flow.doc, reliefSvg(`${document.key}/${number}`, document.day, 918, 198), {
      x: 0,
      y: 0,
      width: PAGE.width,
      height: ART_HEIGHT,
    }),
  );
  flow.continueAt(ART_HEIGHT + 34);
  const eyebrow: TextStyle = { ...STYLES.listTitle, color: context.colors.ink };
  const wide = { x: FRAME.left, width: FRAME_WIDTH, whole: true, keep: true };
  flow.place(
    [
      ...textBoxes(context, { tag: 'P', text: `Chapter ${number}`, style: eyebrow, before: 0, ...wide }),
      ...textBoxes(context, {
        tag: 'H2',
        text: chapter.title,
        style: STYLES.chapterTitle,
        before: 4,
        balanced: true,
        ...wide,
      }),
    ],
    chapter.title,
  );
  flow.skip(14);
}

/** A numbered sheet on its own page; what is left of the page is ruled for notes. */
function drawSheet(flow: PageFlow, context: BlockContext, sheet: PageBlock, runningHead: string): void {
  const { doc } = flow;
  flow.startPage(runningHead);
  const number: TextStyle = { ...STYLES.pageTitle, color: context.colors.ink, tabular: true };
  const title = textBoxes(context, {
    tag: 'H3',
    text: sheet.title,
    style: STYLES.pageTitle,
    before: 0,
    whole: true,
    keep: true,
    balanced: true,
  });
  const top = flow.y;
  artifact(doc, 'Layout', () => drawLineRight(doc, String(sheet.number), number, TEXT.left - LABEL_GAP, top));
  flow.place(keepTogether([...title, ...sheet.blocks.flatMap((block) => blockBoxes(context, block))]), runningHead);
  drawNotes(flow, context, sheet.notes);
}

function drawNotes(flow: PageFlow, context: BlockContext, heading: string): void {
  if (flow.remaining < 40 + 2 * RULE_STEP) return;
  flow.place(
    textBoxes(context, {
      tag: 'P',
      text: heading,
      style: STYLES.field,
      before: 22,
      x: FRAME.left,
      width: FRAME_WIDTH,
      whole: true,
    }),
    '',
  );
  artifact(flow.doc, 'Layout', () => {
    for (let y = flow.y + RULE_STEP; y <= FRAME.bottom; y += RULE_STEP) ruledLine(flow.doc, y);
  });
}

/** A chapter's structure element, below the document. */
export const chapterSection = (doc: PDFKit.PDFDocument, root: PDFKit.PDFStructureElement): PDFKit.PDFStructureElement =>
  addElement({ doc, section: root }, 'Sect');
