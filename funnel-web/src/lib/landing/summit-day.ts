import { SUMMIT_DAYS, SUMMIT_FIRST_DAY_AT, type SummitDay } from '@summit/rules';

export const DAY_MS = 24 * 60 * 60 * 1000;

/** Day of the summit at `now` (ms), 1 to 5. No clock change lies between 27 October and the end of day 5's window. */
export function summitDayAt(now: number): SummitDay {
  const day = Math.floor((now - Date.parse(SUMMIT_FIRST_DAY_AT)) / DAY_MS) + 1;
  return SUMMIT_DAYS[Math.min(SUMMIT_DAYS.length, Math.max(1, day)) - 1] ?? 1;
}
