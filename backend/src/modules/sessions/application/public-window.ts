import { HOUR_MS, PUBLIC_WINDOW_HOURS, SUMMIT_ZONE, type SummitDay } from '@summit/rules';
import { DateTime } from 'luxon';
import type { AccessWindow } from '../domain/access-window.js';

/** Null: by the rule. */
export interface GivenWindow {
  start: number | null;
  end: number | null;
}

/** A day of an edition. `firstDay`: `2025-10-27`. */
export interface DayOfEdition {
  firstDay: string;
  day: SummitDay;
}

const BY_RULE: GivenWindow = { start: null, end: null };

/**
 * The window of a session: what is given, and else midnight Pacific of its day and 48 hours (C-046). Times in ms. Hours are counted, not
 * days: in the week in which the clocks change a window is as long as in any other.
 */
export function publicWindow({ firstDay, day }: DayOfEdition, given: GivenWindow): AccessWindow {
  const midnight = DateTime.fromISO(firstDay, { zone: SUMMIT_ZONE }).plus({ days: day - 1 });
  const start = given.start ?? midnight.toMillis();
  return { start, end: given.end ?? start + PUBLIC_WINDOW_HOURS * HOUR_MS };
}

/** What a session takes along that leaves this day: nothing of a window by the rule, which is the one of the day. */
export function windowTakenAlong(from: DayOfEdition, window: AccessWindow): GivenWindow {
  const rule = publicWindow(from, BY_RULE);
  return rule.start === window.start && rule.end === window.end ? BY_RULE : window;
}
