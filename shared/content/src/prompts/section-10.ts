import type { Prompt } from './prompt.js';
import { SECTION_10A_PROMPTS } from './section-10a.js';
import { SECTION_10B_PROMPTS } from './section-10b.js';
import { SECTION_10C_PROMPTS } from './section-10c.js';

/** Section 10, SPECIALIZED BUSINESS MODELS, prompts 241-300 (M-177). */
export const SECTION_10_PROMPTS: Prompt[] = [...SECTION_10A_PROMPTS, ...SECTION_10B_PROMPTS, ...SECTION_10C_PROMPTS];
