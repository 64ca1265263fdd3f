import type { Prompt } from './prompt.js';
import { SECTION_07A_PROMPTS } from './section-07a.js';
import { SECTION_07B_PROMPTS } from './section-07b.js';

/** Section 7, LEAD GENERATION & PARTNERSHIPS: prompts 161 to 190 (M-174). */
export const SECTION_07_PROMPTS: Prompt[] = [...SECTION_07A_PROMPTS, ...SECTION_07B_PROMPTS];
