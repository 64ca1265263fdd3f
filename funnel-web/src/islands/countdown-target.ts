import { SUMMIT_DAYS, SUMMIT_FIRST_DAY_AT, SUMMIT_OPENS_AT, type SummitDay, type SummitPhase } from '@summit/rules';

const DAY_MS = 24 * 60 * 60 * 1000;
const WINDOW_MS = 2 * DAY_MS;

export interface CountdownTarget {
  label: string;
  /** Milliseconds since the epoch. */
  at: number;
}

/** Day of the summit at `now` (ms), 1 to 5. No clock change lies between 27 October and the end of day 5's window. */
export function summitDayAt(now: number): SummitDay {
  const day = Math.floor((now - Date.parse(SUMMIT_FIRST_DAY_AT)) / DAY_MS) + 1;
  return SUMMIT_DAYS[Math.min(SUMMIT_DAYS.length, Math.max(1, day)) - 1] ?? 1;
}

/** What the hero counts down to: the opening while upcoming, the end of the open 48-hour window while live, else nothing (C-043). */
export function countdownTarget(phase: SummitPhase, now: number): CountdownTarget | null {
  if (phase === 'concluded') return null;
  if (phase === 'upcoming') return { label: 'Until the summit opens', at: Date.parse(SUMMIT_OPENS_AT) };
  const day = summitDayAt(now);
  return { label: `Day ${day} closes in`, at: Date.parse(SUMMIT_FIRST_DAY_AT) + (day - 1) * DAY_MS + WINDOW_MS };
}
