import type { Prompt } from './prompt.js';
import { SECTION_12A_PROMPTS } from './section-12a.js';
import { SECTION_12B_PROMPTS } from './section-12b.js';
import { SECTION_12C_PROMPTS } from './section-12c.js';
import { SECTION_12D_PROMPTS } from './section-12d.js';

/** Section 12, FUTURE-PROOFING & CREATIVE STRATEGIES, prompts 401-500 (M-179). */
export const SECTION_12_PROMPTS: Prompt[] = [
  ...SECTION_12A_PROMPTS,
  ...SECTION_12B_PROMPTS,
  ...SECTION_12C_PROMPTS,
  ...SECTION_12D_PROMPTS,
];
