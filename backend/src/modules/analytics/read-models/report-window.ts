import { ALL_TIME_DAYS } from '@summit/contracts';
import { DAY_MS, pacificDay } from '@summit/rules';

/** Calendar days in Pacific time, `YYYY-MM-DD`; `from` may be PostgreSQL's `-infinity`. */
export interface ReportWindow {
  from: string;
  today: string;
  /** First day of this week (C-100). */
  monday: string;
}

/** Before every day there is. */
export const ALL_TIME = '-infinity';

/** Calendar arithmetic: knows nothing of hours, so that days of 23 and 25 hours are days. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

export const mondayOf = (day: string): string => addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));

/** The last `days` calendar days at `now` (ms), today included (C-100); without a number, or with 99999, all time. */
export function reportWindow(now: number, days: number = ALL_TIME_DAYS): ReportWindow {
  const today = pacificDay(now);
  const from = days >= ALL_TIME_DAYS ? ALL_TIME : addDays(today, 1 - days);
  return { from, today, monday: mondayOf(today) };
}
