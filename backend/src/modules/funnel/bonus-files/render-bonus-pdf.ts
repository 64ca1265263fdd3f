import type { BonusDocument } from '@summit/content';
import { DAY_COLORS } from '../../../platform/documents/brand-colors.js';
import { addElement, textBoxes } from '../../../platform/documents/pdf/block-context.js';
import {
  chapterDestination,
  chapterSection,
  drawChapter,
  type PageIndex,
} from '../../../platform/documents/pdf/chapter-pages.js';
import { contentsBoxes } from '../../../platform/documents/pdf/contents-list.js';
import { drawCover } from '../../../platform/documents/pdf/cover-page.js';
import { newPdf } from '../../../platform/documents/pdf/new-pdf.js';
import { PageFlow } from '../../../platform/documents/pdf/page-flow.js';
import { FRAME, FRAME_WIDTH } from '../../../platform/documents/pdf/page-geometry.js';
import { STYLES } from '../../../platform/documents/pdf/text-style.js';

export interface BonusPdf {
  readonly bytes: Buffer;
  readonly pages: number;
  /** Page of each chapter, in order; the cover is page 1. */
  readonly chapterPages: readonly number[];
}

/**
 * Sets a bonus file as a PDF (F-250, M-073): US Letter, tagged, with cover, linked contents and bookmarks.
 * The same document gives the same bytes.
 */
export async function renderBonusPdf(document: BonusDocument): Promise<BonusPdf> {
  // Set twice: the first run finds the page numbers that the contents of the second show.
  const first = await setPages(document, new Map());
  const { bytes, pages, landed } = await setPages(document, first.landed);
  return {
    bytes,
    pages,
    chapterPages: document.chapters.map((_, i) => landed.get(chapterDestination(i + 1)) ?? 0),
  };
}

async function setPages(
  document: BonusDocument,
  known: ReadonlyMap<string, number>,
): Promise<{ bytes: Buffer; pages: number; landed: ReadonlyMap<string, number> }> {
  const { doc, finish } = await newPdf({ title: document.title, subject: document.subtitle });

  const landed = new Map<string, number>();
  const index: PageIndex = {
    pageOf: (destination) => known.get(destination),
    landed: (destination, page) => landed.set(destination, page),
  };
  const root = doc.struct('Document');
  doc.addStructure(root);
  const flow = new PageFlow(doc, document.title);
  drawCover(flow, document, root);
  drawContents(flow, document, { root, index });
  document.chapters.forEach((_, i) => {
    const context = { doc, section: chapterSection(doc, root), colors: DAY_COLORS[document.day] };
    drawChapter(flow, context, document, i + 1, index);
  });
  root.end();
  return { bytes: await finish(), pages: flow.page, landed };
}

function drawContents(
  flow: PageFlow,
  document: BonusDocument,
  { root, index }: { root: PDFKit.PDFStructureElement; index: PageIndex },
): void {
  const context = {
    doc: flow.doc,
    section: addElement({ doc: flow.doc, section: root }, 'Sect'),
    colors: DAY_COLORS[document.day],
  };
  flow.startPage();
  flow.doc.outline.addItem('Contents');
  const heading = { x: FRAME.left, width: FRAME_WIDTH, whole: true, keep: true };
  const entries = document.chapters.map((chapter, i) => ({
    label: String(i + 1),
    title: chapter.title,
    destination: chapterDestination(i + 1),
  }));
  flow.place(
    [
      ...textBoxes(context, { tag: 'H2', text: 'Contents', style: STYLES.chapterTitle, before: 0, ...heading }),
      ...contentsBoxes(context, entries, index.pageOf, { ...STYLES.body, size: 12, leading: 19 }).map((box, i) =>
        i === 0 ? { ...box, before: 26 } : box,
      ),
    ],
    'Contents',
  );
}
