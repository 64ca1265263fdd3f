import { HIGHLIGHTS_1 } from './day-1.js';
import { HIGHLIGHTS_2 } from './day-2.js';
import { HIGHLIGHTS_3 } from './day-3.js';
import { HIGHLIGHTS_4 } from './day-4.js';
import { HIGHLIGHTS_5 } from './day-5.js';
import type { Highlight } from './highlight.js';

/** The Speaker Interview Highlights Vault, an add-on of VIP: one cut of each interview, in order of the days. */
export const HIGHLIGHTS: readonly Highlight[] = [
  ...HIGHLIGHTS_1,
  ...HIGHLIGHTS_2,
  ...HIGHLIGHTS_3,
  ...HIGHLIGHTS_4,
  ...HIGHLIGHTS_5,
];

export { HIGHLIGHT_SECONDS, type Highlight } from './highlight.js';
export { highlightCaptions } from './captions.js';
