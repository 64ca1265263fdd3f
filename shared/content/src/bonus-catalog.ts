import type { BonusKey } from '@summit/rules';

/** Titles of the bonus files as the documents give them (M2.5). */
export const BONUS_TITLES: Record<BonusKey, string> = {
  'free-signup-bonus-1': '100+ Profitable Side Hustle Blueprints',
  'free-signup-bonus-2': 'The Passive Income Playbook - 2025',
  'vip-upgrade-bonus': 'VIP Exclusive Bonus Pack',
};

/** Names under which the files are stored and downloaded. */
export const BONUS_FILE_NAMES: Record<BonusKey, string> = {
  'free-signup-bonus-1': '100-profitable-side-hustle-blueprints.pdf',
  'free-signup-bonus-2': 'the-passive-income-playbook-2025.pdf',
  'vip-upgrade-bonus': 'vip-exclusive-bonus-pack.pdf',
};
