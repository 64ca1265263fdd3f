import { LEGAL_PAGES, type LegalPage } from '@summit/content/legal';
import type { DataSource } from 'typeorm';
import { importItems, type ContentKind, type ImportResult } from '../../platform/content-import/import-items.js';

const legalPageRows = (pages: readonly LegalPage[]) =>
  pages.map((page) => ({
    page_id: page.pageId,
    title: page.title,
    slug: page.slug,
    content: page.content,
    meta_description: page.metaDescription,
    // What a page says of its last change is the day on which its text changed, not the day of the import.
    updated_at: `${page.updated}T00:00:00Z`,
  }));

const LEGAL_PAGE: ContentKind<ReturnType<typeof legalPageRows>[number]> = {
  table: 'legal_page',
  key: { column: 'page_id', type: 'text' },
  columns: { title: 'text', slug: 'text', content: 'text', meta_description: 'text', updated_at: 'timestamptz' },
  withdraws: true,
};

/** Stores the eight policy pages, published (A-198, C-028). */
export const importLegalPages = (
  dataSource: DataSource,
  pages: readonly LegalPage[] = LEGAL_PAGES,
): Promise<ImportResult> => importItems(dataSource, LEGAL_PAGE, legalPageRows(pages));
