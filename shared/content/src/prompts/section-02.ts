import type { Prompt } from './prompt.js';
import { SECTION_02A_PROMPTS } from './section-02a.js';
import { SECTION_02B_PROMPTS } from './section-02b.js';
import { SECTION_02C_PROMPTS } from './section-02c.js';

/** Section 2, CONTENT CREATION & MARKETING: prompts 51 to 100 (M-169). */
export const SECTION_02_PROMPTS: Prompt[] = [...SECTION_02A_PROMPTS, ...SECTION_02B_PROMPTS, ...SECTION_02C_PROMPTS];
