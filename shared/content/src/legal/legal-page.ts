import type { LegalPageId } from '@summit/contracts';

/**
 * A policy page as shipped (F-026..F-036); a page published in the CMS takes its place (C-028).
 * `content` is restricted Markdown: `##` headings, paragraphs, `-` and `1.` lists, tables, links to pages of the site by path.
 * Prices stand as figure placeholders such as `{vip.early}`, filled by `fillFigures`.
 */
export interface LegalPage {
  pageId: LegalPageId;
  title: string;
  slug: string;
  metaDescription: string;
  /** Day of the last change, `YYYY-MM-DD`. */
  updated: string;
  content: string;
}
