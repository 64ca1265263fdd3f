import { BONUS_FILE_NAMES, BONUS_TITLES } from '../bonus-catalog.js';
import type { BonusDocument } from './bonus-document.js';
import { building } from './playbook/building.js';
import { foundations } from './playbook/foundations.js';
import { keeping } from './playbook/keeping.js';
import { running } from './playbook/running.js';

/** "The Passive Income Playbook - 2025" (M-073). */
export const passiveIncomePlaybook: BonusDocument = {
  key: 'free-signup-bonus-2',
  title: BONUS_TITLES['free-signup-bonus-2'],
  subtitle:
    'Choosing, building and keeping an asset that sells without your presence, with worksheets and honest numbers',
  fileName: BONUS_FILE_NAMES['free-signup-bonus-2'],
  day: 3,
  chapters: [...foundations, ...building, ...running, ...keeping],
};
