import type { FileContent, Sheet } from '@summit/content/library';

/** What a file is about, besides what it holds. */
export type FileHead = Pick<Sheet, 'title' | 'subtitle' | 'day'>;

/** A generated file in the format of its content. The same content gives the same bytes. */
export async function renderFile(head: FileHead, content: FileContent): Promise<Buffer> {
  switch (content.format) {
    case 'pdf':
      return (await import('./render-sheet-pdf.js')).renderSheetPdf({ ...head, blocks: content.blocks });
    case 'docx':
      return (await import('./render-sheet-docx.js')).renderSheetDocx({ ...head, blocks: content.blocks });
    case 'xlsx':
      return (await import('./render-workbook.js')).renderWorkbook({ title: head.title, tabs: content.tabs });
  }
}
