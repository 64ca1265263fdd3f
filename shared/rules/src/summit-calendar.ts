/** Business zone: days, windows and reports follow Pacific time. */
export const SUMMIT_ZONE = 'America/Los_Angeles';

export const SUMMIT_PHASES = ['upcoming', 'live', 'concluded'] as const;
export type SummitPhase = (typeof SUMMIT_PHASES)[number];

export const SUMMIT_DAYS = [1, 2, 3, 4, 5] as const;
export type SummitDay = (typeof SUMMIT_DAYS)[number];

/** How an operator has set the public lists of sessions; `by_window`: as their windows say (C-044). */
export const PUBLIC_LISTS = ['by_window', 'always_open', 'always_closed'] as const;
export type PublicLists = (typeof PUBLIC_LISTS)[number];

/** Landing countdown target: 27 Oct 2025 08:00 UTC-7 (F-067). */
export const SUMMIT_OPENS_AT = '2025-10-27T15:00:00.000Z';
/** Midnight Pacific that starts day 1 (27 October 2025, daylight time). */
export const SUMMIT_FIRST_DAY_AT = '2025-10-27T07:00:00.000Z';
/** Sessions of day 5 (31 October) stay open for 48 hours; Pacific time leaves daylight time on 2 November at 02:00, after that window. */
export const SUMMIT_CONCLUDES_AT = '2025-11-02T07:00:00.000Z';

/** Phase of the edition at `now` (ms since the epoch) unless the operator has set one (C-042). */
export function summitPhase(now: number, override: SummitPhase | null = null): SummitPhase {
  if (override) return override;
  if (now < Date.parse(SUMMIT_OPENS_AT)) return 'upcoming';
  return now < Date.parse(SUMMIT_CONCLUDES_AT) ? 'live' : 'concluded';
}
