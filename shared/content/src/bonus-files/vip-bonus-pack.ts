import { BONUS_FILE_NAMES, BONUS_TITLES } from '../bonus-catalog.js';
import type { BonusDocument } from './bonus-document.js';
import { daySheets } from './vip-pack/day-sheets.js';
import { delegationKit } from './vip-pack/delegation-kit.js';
import { letters } from './vip-pack/letters.js';
import { metricsSheet } from './vip-pack/metrics-sheet.js';
import { worksheetEvenings } from './vip-pack/worksheet-evenings.js';
import { ninetyDayPlan, offerCanvas, startHere } from './vip-pack/start-and-plan.js';

/** "VIP Exclusive Bonus Pack" (M-073). */
export const vipBonusPack: BonusDocument = {
  key: 'vip-upgrade-bonus',
  title: BONUS_TITLES['vip-upgrade-bonus'],
  subtitle:
    'Action sheets for all thirty-one sessions, a ninety-day plan, and kits for offers, delegation, letters and numbers',
  fileName: BONUS_FILE_NAMES['vip-upgrade-bonus'],
  day: 1,
  chapters: [
    startHere,
    ...daySheets,
    ninetyDayPlan,
    offerCanvas,
    delegationKit,
    letters,
    metricsSheet,
    worksheetEvenings,
  ],
};
