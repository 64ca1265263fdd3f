import type { Prompt } from './prompt.js';
import { SECTION_11A_PROMPTS } from './section-11a.js';
import { SECTION_11B_PROMPTS } from './section-11b.js';
import { SECTION_11C_PROMPTS } from './section-11c.js';
import { SECTION_11D_PROMPTS } from './section-11d.js';
import { SECTION_11E_PROMPTS } from './section-11e.js';

/** Section 11, ADVANCED CONTENT & MARKETING, prompts 301-400 (M-178). */
export const SECTION_11_PROMPTS: Prompt[] = [
  ...SECTION_11A_PROMPTS,
  ...SECTION_11B_PROMPTS,
  ...SECTION_11C_PROMPTS,
  ...SECTION_11D_PROMPTS,
  ...SECTION_11E_PROMPTS,
];
