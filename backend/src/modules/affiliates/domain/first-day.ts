import { DAY_MS, pacificDay } from '@summit/rules';

/** What the lists ask for when they mean all of it. */
const ALL_TIME_DAYS = 99_999;

/** First Pacific day of the last `days` calendar days at `now` (ms), today included (C-100); PostgreSQL's `-infinity` for all time. */
export function firstDay(now: number, days: number = ALL_TIME_DAYS): string {
  if (days >= ALL_TIME_DAYS) return '-infinity';
  // Calendar arithmetic in UTC: days of 23 and 25 hours are days.
  const today = Date.parse(`${pacificDay(now)}T00:00:00Z`);
  return new Date(today - (days - 1) * DAY_MS).toISOString().slice(0, 10);
}
