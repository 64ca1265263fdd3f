import type { BumpKey } from '@summit/pricing';

/** What the buyer has chosen. */
export interface OfferOptions {
  /** In the order in which they were ticked. */
  bumps: readonly BumpKey[];
  coachingSessions: number;
  plan: boolean;
}

export const NO_OPTIONS: OfferOptions = { bumps: [], coachingSessions: 0, plan: false };
