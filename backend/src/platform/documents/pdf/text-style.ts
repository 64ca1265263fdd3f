import { BRAND } from '../brand-colours.js';
import type { BrandFont } from '../brand-fonts.js';

/** How a run of text looks. Sizes and leading in points. */
export interface TextStyle {
  readonly font: BrandFont;
  readonly size: number;
  readonly leading: number;
  readonly colour: string;
  /** Letters closer together, in points; for large display type. */
  readonly tracking?: number;
  /** Figures of equal width. */
  readonly tabular?: boolean;
}

export const STYLES = {
  body: { font: 'text', size: 10.5, leading: 16, colour: BRAND.ink },
  lead: { font: 'text', size: 13.5, leading: 20, colour: BRAND.ink2 },
  heading: { font: 'display', size: 15, leading: 20, colour: BRAND.ink, tracking: -0.15 },
  pageTitle: { font: 'display', size: 21, leading: 25, colour: BRAND.ink, tracking: -0.4 },
  chapterTitle: { font: 'display', size: 34, leading: 38, colour: BRAND.ink, tracking: -0.9 },
  listTitle: { font: 'textStrong', size: 10.5, leading: 16, colour: BRAND.ink },
  label: { font: 'textStrong', size: 9, leading: 16, colour: BRAND.ink2 },
  field: { font: 'textStrong', size: 9.5, leading: 14, colour: BRAND.ink2 },
  cell: { font: 'text', size: 9.5, leading: 13.5, colour: BRAND.ink, tabular: true },
  cellHead: { font: 'textStrong', size: 9, leading: 13, colour: BRAND.ink },
  caption: { font: 'textStrong', size: 10.5, leading: 15, colour: BRAND.ink },
  furniture: { font: 'text', size: 8.5, leading: 11, colour: BRAND.ink3, tabular: true },
} as const satisfies Record<string, TextStyle>;
