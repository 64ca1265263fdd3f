import { HOUR_MS, PUBLIC_WINDOW_HOURS, SUMMIT_ZONE, type SummitDay } from '@summit/rules';
import { DateTime } from 'luxon';
import type { AccessWindow } from '../domain/access-window.js';

/**
 * The window of a session: what is given, and else midnight Pacific of its day and 48 hours (C-046). `firstDay`: `2025-10-27`; times in
 * ms. Hours are counted, not days: in the week in which the clocks change a window is as long as in any other.
 */
export function publicWindow(
  { firstDay, day }: { firstDay: string; day: SummitDay },
  given: { start: number | null; end: number | null },
): AccessWindow {
  const midnight = DateTime.fromISO(firstDay, { zone: SUMMIT_ZONE }).plus({ days: day - 1 });
  const start = given.start ?? midnight.toMillis();
  return { start, end: given.end ?? start + PUBLIC_WINDOW_HOURS * HOUR_MS };
}
