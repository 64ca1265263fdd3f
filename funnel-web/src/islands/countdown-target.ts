import { SUMMIT_FIRST_DAY_AT, SUMMIT_OPENS_AT, type SummitPhase } from '@summit/rules';
import { DAY_MS, summitDayAt } from '../lib/landing/summit-day';

const WINDOW_MS = 2 * DAY_MS;

/**
 * The moment (ms) the hero counts down to: the opening while upcoming, the end of the open 48-hour window while live,
 * nothing once concluded (C-043, F-067).
 */
export function countdownTarget(phase: SummitPhase, now: number): number | null {
  if (phase === 'concluded') return null;
  if (phase === 'upcoming') return Date.parse(SUMMIT_OPENS_AT);
  return Date.parse(SUMMIT_FIRST_DAY_AT) + (summitDayAt(now) - 1) * DAY_MS + WINDOW_MS;
}
