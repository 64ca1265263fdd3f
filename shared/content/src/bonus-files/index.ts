import type { BonusKey } from '@summit/rules';
import type { BonusDocument } from './bonus-document.js';
import { passiveIncomePlaybook } from './passive-income-playbook.js';
import { sideHustleBlueprints } from './side-hustle-blueprints.js';
import { vipBonusPack } from './vip-bonus-pack.js';

/** The text of the three bonus files by key (F-251, M-073). Server only: it is long, browsers get the PDF. */
export const BONUS_DOCUMENTS: Readonly<Record<BonusKey, BonusDocument>> = {
  'free-signup-bonus-1': sideHustleBlueprints,
  'free-signup-bonus-2': passiveIncomePlaybook,
  'vip-upgrade-bonus': vipBonusPack,
};

export type {
  BonusBlock,
  BonusChapter,
  BonusDocument,
  FlowBlock,
  PageBlock,
  WorksheetField,
} from './bonus-document.js';
