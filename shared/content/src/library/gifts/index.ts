import type { FileContent } from '../sheet.js';
import { GROWTH_GIFTS_1 } from './growth-day-1.js';
import { GROWTH_GIFTS_2 } from './growth-day-2.js';
import { GROWTH_GIFTS_3 } from './growth-day-3.js';
import { GROWTH_GIFTS_4 } from './growth-day-4.js';
import { GROWTH_GIFTS_5 } from './growth-day-5.js';
import { PASSIVE_GIFTS_1 } from './passive-day-1.js';
import { PASSIVE_GIFTS_2 } from './passive-day-2.js';
import { PASSIVE_GIFTS_3 } from './passive-day-3.js';
import { PASSIVE_GIFTS_4 } from './passive-day-4.js';
import { PASSIVE_GIFTS_5 } from './passive-day-5.js';

/** What each gift of a speaker holds, by the key in its address (`giftUrl`). Server only: browsers get the file. */
export const GIFT_CONTENTS: Readonly<Record<string, FileContent>> = {
  ...GROWTH_GIFTS_1,
  ...GROWTH_GIFTS_2,
  ...GROWTH_GIFTS_3,
  ...GROWTH_GIFTS_4,
  ...GROWTH_GIFTS_5,
  ...PASSIVE_GIFTS_1,
  ...PASSIVE_GIFTS_2,
  ...PASSIVE_GIFTS_3,
  ...PASSIVE_GIFTS_4,
  ...PASSIVE_GIFTS_5,
};
