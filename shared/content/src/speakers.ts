import type { Speaker } from './speaker.js';
import { SPEAKERS_DAY_1 } from './speakers-day-1.js';
import { SPEAKERS_DAY_2 } from './speakers-day-2.js';
import { SPEAKERS_DAY_3 } from './speakers-day-3.js';
import { SPEAKERS_DAY_4 } from './speakers-day-4.js';
import { SPEAKERS_DAY_5 } from './speakers-day-5.js';

/** The 31 speakers in order of their days (F-297). */
export const SPEAKERS: readonly Speaker[] = [
  ...SPEAKERS_DAY_1,
  ...SPEAKERS_DAY_2,
  ...SPEAKERS_DAY_3,
  ...SPEAKERS_DAY_4,
  ...SPEAKERS_DAY_5,
];
