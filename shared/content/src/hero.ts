import type { SummitPhase } from '@summit/rules';

/** The two headlines of the experiment (F-068, C-080). */
export const HEADLINES = {
  A: 'Map a business that grows without you in the room.',
  B: 'Five days, 25+ working playbooks, one plan you can start on Monday.',
} as const;

export const HERO_EYEBROW = 'Passive income and business growth, in five days';

const LEAD_OPENING = '25+ operators show the exact systems behind their income, from first audience to first hire.';

export const HERO_LEAD: Record<SummitPhase, string> = {
  upcoming: `${LEAD_OPENING} Sessions open at midnight Pacific on each of the five days and stay open for 48 hours.`,
  live: `${LEAD_OPENING} Today’s sessions are open now, free, for 48 hours each.`,
  concluded: `${LEAD_OPENING} The live week is over; VIP keeps every recording, for life.`,
};
