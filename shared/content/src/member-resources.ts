import type { BonusKey } from '@summit/rules';
import { BONUS_TITLES } from './bonus-catalog.js';
import { BONUS_VALUE_CENTS, DAY_PAGE_SIZE_MB, DOWNLOAD_SIZE_MB } from './copy-figures.js';

export interface BonusDownload {
  key: BonusKey;
  title: string;
  description: string;
  fileType: 'PDF';
  /** As shown, for example `28.7 MB`. */
  fileSize: string;
}

/** The three cards of the VIP resources library (M-074, member.md 2.5). */
export const SIGNUP_BONUSES: readonly [BonusDownload, BonusDownload, BonusDownload] = [
  {
    key: 'free-signup-bonus-1',
    title: BONUS_TITLES['free-signup-bonus-1'],
    description: 'Side businesses on one page each: who buys, what it takes to start, what to check first.',
    fileType: 'PDF',
    fileSize: `${DOWNLOAD_SIZE_MB.blueprints} MB`,
  },
  {
    key: 'free-signup-bonus-2',
    title: BONUS_TITLES['free-signup-bonus-2'],
    description: 'Nine income models compared by upkeep, cost and patience, then a first version in thirty days.',
    fileType: 'PDF',
    fileSize: `${DOWNLOAD_SIZE_MB.playbook} MB`,
  },
  {
    key: 'vip-upgrade-bonus',
    title: BONUS_TITLES['vip-upgrade-bonus'],
    description: 'Action sheets for the talks, a 90-day plan, and kits for offers, delegation, letters and numbers.',
    fileType: 'PDF',
    fileSize: `${DOWNLOAD_SIZE_MB.vipPack} MB`,
  },
];

/** The prompt library as the resources page names it (M-075). */
export const SUPER_PROMPTS_CARD = {
  title: '500+ Super Prompts',
  description: 'Twelve sections to search and copy from, ten prompts in any 24 hours.',
} as const;

export interface FreeSummitResource {
  title: string;
  valueCents: number;
  /** `PDF, 2.1 MB` or `Online access`. */
  format: string;
  /** Where the card leads: one of the lighter files, or the prompt library. */
  target: 'day-page-blueprints' | 'day-page-playbook' | 'prompts';
}

/** Free Summit Resources on each day page: other files than the sign-up bonuses (M-131, C-075). */
export const FREE_SUMMIT_RESOURCES: readonly [FreeSummitResource, FreeSummitResource, FreeSummitResource] = [
  {
    title: BONUS_TITLES['free-signup-bonus-1'],
    valueCents: BONUS_VALUE_CENTS.blueprints,
    format: `PDF, ${DAY_PAGE_SIZE_MB.blueprints} MB`,
    target: 'day-page-blueprints',
  },
  {
    title: BONUS_TITLES['free-signup-bonus-2'],
    valueCents: BONUS_VALUE_CENTS.playbook,
    format: `PDF, ${DAY_PAGE_SIZE_MB.playbook} MB`,
    target: 'day-page-playbook',
  },
  {
    title: '500 Proven Super Prompts',
    valueCents: BONUS_VALUE_CENTS.prompts,
    format: 'Online access',
    target: 'prompts',
  },
];
