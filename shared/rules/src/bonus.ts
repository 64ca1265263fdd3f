/** Keys of the bonus files (F-251). */
export const BONUS_KEYS = ['free-signup-bonus-1', 'free-signup-bonus-2', 'vip-upgrade-bonus'] as const;
export type BonusKey = (typeof BONUS_KEYS)[number];
export type FreeBonusKey = Exclude<BonusKey, 'vip-upgrade-bonus'>;
export const FREE_BONUS_KEYS = [
  'free-signup-bonus-1',
  'free-signup-bonus-2',
] as const satisfies readonly FreeBonusKey[];

/** Bonus links work for 90 days (F-252). */
export const BONUS_LINK_DAYS = 90;

export const isBonusKey = (value: unknown): value is BonusKey => BONUS_KEYS.includes(value as BonusKey);
