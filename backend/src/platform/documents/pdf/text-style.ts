import { BRAND } from '../brand-colors.js';
import type { BrandFont } from '../brand-fonts.js';

/** How a run of text looks. Sizes and leading in points. */
export interface TextStyle {
  readonly font: BrandFont;
  readonly size: number;
  readonly leading: number;
  readonly color: string;
  /** Letters closer together, in points; for large display type. */
  readonly tracking?: number;
  /** Figures of equal width. */
  readonly tabular?: boolean;
}

export const STYLES = {
  body: { font: 'text', size: 10.5, leading: 16, color: BRAND.ink },
  lead: { font: 'text', size: 13.5, leading: 20, color: BRAND.ink2 },
  heading: { font: 'display', size: 15, leading: 20, color: BRAND.ink, tracking: -0.15 },
  pageTitle: { font: 'display', size: 21, leading: 25, color: BRAND.ink, tracking: -0.4 },
  chapterTitle: { font: 'display', size: 34, leading: 38, color: BRAND.ink, tracking: -0.9 },
  listTitle: { font: 'textStrong', size: 10.5, leading: 16, color: BRAND.ink },
  label: { font: 'textStrong', size: 9, leading: 16, color: BRAND.ink2 },
  field: { font: 'textStrong', size: 9.5, leading: 14, color: BRAND.ink2 },
  cell: { font: 'text', size: 9.5, leading: 13.5, color: BRAND.ink, tabular: true },
  cellHead: { font: 'textStrong', size: 9, leading: 13, color: BRAND.ink },
  caption: { font: 'textStrong', size: 10.5, leading: 15, color: BRAND.ink },
  furniture: { font: 'text', size: 8.5, leading: 11, color: BRAND.ink3, tabular: true },
} as const satisfies Record<string, TextStyle>;
