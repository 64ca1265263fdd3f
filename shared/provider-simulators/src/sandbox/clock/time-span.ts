import { MINUTE_MS } from '@summit/rules';

const UNITS = { days: 24 * 60 * MINUTE_MS, hours: 60 * MINUTE_MS, minutes: MINUTE_MS } as const;
const LONGEST_MS = 3_660 * UNITS.days;

/** Months of the calendar, ending on the last day of a shorter month: 31 January and one month is 28 or 29 February. */
export function addMonths(from: number, months: number): number {
  const date = new Date(from);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, last));
  return date.getTime();
}

/**
 * Milliseconds of a wish such as `{days: 1, hours: '12'}` or `{months: 1}`, counted from `now`; fields of a form that
 * were left empty count nothing. A text says what is wrong with it.
 */
export function timeSpan(wish: Record<string, unknown>, now: number): number | string {
  let ms = 0;
  for (const name of ['months', 'days', 'hours', 'minutes'] as const) {
    const amount = Number(wish[name] || 0);
    if (!Number.isFinite(amount) || amount < 0) return `${name} is a number that is not negative`;
    if (name !== 'months') ms += amount * UNITS[name];
    else if (!Number.isInteger(amount) || amount > 120) return 'months is a whole number up to 120';
    else ms += addMonths(now, amount) - now;
  }
  if (ms <= 0) return 'Give months, days, hours or minutes: the clock only moves forward';
  return ms <= LONGEST_MS ? Math.round(ms) : 'The clock moves ten years at most';
}
