import type { Prompt } from './prompt.js';
import { SECTION_01A_PROMPTS } from './section-01a.js';
import { SECTION_01B_PROMPTS } from './section-01b.js';
import { SECTION_01C_PROMPTS } from './section-01c.js';

/** Section 1, FOUNDATION & STRATEGY: prompts 1 to 50 (M-168). */
export const SECTION_01_PROMPTS: Prompt[] = [...SECTION_01A_PROMPTS, ...SECTION_01B_PROMPTS, ...SECTION_01C_PROMPTS];
