/**
 * Figures that are copy by decision (decisions.md, principle 2): shown, never charged, never paid out.
 * Amounts are integer cents, sizes are megabytes. Everything that is charged lives in @summit/pricing.
 */

/** Values of the three bonuses and their sum (F-073, M-131; public-funnel.md 9 "items 129, 149, 199"). */
export const BONUS_VALUE_CENTS = { blueprints: 12_900, playbook: 14_900, prompts: 19_900 } as const;
export const BONUS_TOTAL_CENTS = 47_700;

/** Value of the gift block on /vip (F-130; public-funnel.md 9 "VIP gift value 997"). */
export const VIP_GIFT_VALUE_CENTS = 99_700;

/** Usual price of one coaching session (public-funnel.md 9 "coaching 100 each (normally 200)"). */
export const COACHING_REGULAR_CENTS = 20_000;

/** The amounts of this file by the figure that shows them, for `contentFigures` of @summit/pricing. */
export const COPY_AMOUNTS = {
  'bonus.total': BONUS_TOTAL_CENTS,
  'bonus.blueprints': BONUS_VALUE_CENTS.blueprints,
  'bonus.playbook': BONUS_VALUE_CENTS.playbook,
  'bonus.prompts': BONUS_VALUE_CENTS.prompts,
  'gift.vip': VIP_GIFT_VALUE_CENTS,
  'coaching.regular': COACHING_REGULAR_CENTS,
} as const;

/** Sizes of the signup and VIP downloads (F-253; member.md 2.5). */
export const DOWNLOAD_SIZE_MB = { blueprints: 28.7, playbook: 3.8, vipPack: 24.5 } as const;
/** Sizes of the lighter files behind the day pages, other assets than the above (M-131, C-075). */
export const DAY_PAGE_SIZE_MB = { blueprints: 2.1, playbook: 1.8 } as const;

/** Capacity statements, never counters (C-017; public-funnel.md 9). */
export const IMPLEMENTATION_SPOTS = 100;
export const DFY_SPOTS = 20;
export const DFY_CLIENTS_PER_MONTH = 20;
export const DFY_COACHING_SESSIONS_INCLUDED = 4;

/** Service terms that texts repeat (F-146; public-funnel.md 9). */
export const VIP_GUARANTEE_DAYS = 7;
export const IMPLEMENTATION_REFUND_HOURS = 48;
export const DFY_GUARANTEE_DAYS = 30;
export const COACHING_MINUTES = 30;
export const EMAIL_SUPPORT_DAYS = 30;

/** Friends that one registrant may invite for the extra offer (F-262). */
export const FRIENDS_TO_INVITE = 10;

/** Counts that the pages state; the specs compare them with the lists themselves (C-039, member.md 2.3). */
export const SPEAKER_COUNT = 31;
export const RECORDING_COUNT = 36;
