import type { Prompt } from './prompt.js';
import { SECTION_09A_PROMPTS } from './section-09a.js';
import { SECTION_09B_PROMPTS } from './section-09b.js';

/** Section 9, ADVANCED BUSINESS STRATEGIES, prompts 201-240 (M-176). */
export const SECTION_09_PROMPTS: Prompt[] = [...SECTION_09A_PROMPTS, ...SECTION_09B_PROMPTS];
