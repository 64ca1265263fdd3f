import type { Prompt } from './prompt.js';
import { SECTION_01_PROMPTS } from './section-01.js';
import { SECTION_02_PROMPTS } from './section-02.js';
import { SECTION_03_PROMPTS } from './section-03.js';
import { SECTION_04_PROMPTS } from './section-04.js';
import { SECTION_05_PROMPTS } from './section-05.js';
import { SECTION_06_PROMPTS } from './section-06.js';
import { SECTION_07_PROMPTS } from './section-07.js';
import { SECTION_08_PROMPTS } from './section-08.js';
import { SECTION_09_PROMPTS } from './section-09.js';
import { SECTION_10_PROMPTS } from './section-10.js';
import { SECTION_11_PROMPTS } from './section-11.js';
import { SECTION_12_PROMPTS } from './section-12.js';

export type { Prompt } from './prompt.js';
export { PROMPT_SECTIONS, type PromptSection, type PromptSubsection } from './sections.js';

/** The bundled library in the order of its ids, 1 to 500 (M-167, M-180). */
export const PROMPTS: Prompt[] = [
  ...SECTION_01_PROMPTS,
  ...SECTION_02_PROMPTS,
  ...SECTION_03_PROMPTS,
  ...SECTION_04_PROMPTS,
  ...SECTION_05_PROMPTS,
  ...SECTION_06_PROMPTS,
  ...SECTION_07_PROMPTS,
  ...SECTION_08_PROMPTS,
  ...SECTION_09_PROMPTS,
  ...SECTION_10_PROMPTS,
  ...SECTION_11_PROMPTS,
  ...SECTION_12_PROMPTS,
];
