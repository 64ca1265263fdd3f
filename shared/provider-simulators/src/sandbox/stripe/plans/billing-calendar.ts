import type { Recurring } from '../objects/price.js';

const DAY = 86_400;

/** `months` after a time in seconds; the 31st becomes the last day of shorter months. */
export function addMonths(seconds: number, months: number): number {
  const from = new Date(seconds * 1000);
  const to = new Date(from);
  to.setUTCDate(1);
  to.setUTCMonth(from.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(to.getUTCFullYear(), to.getUTCMonth() + 1, 0)).getUTCDate();
  to.setUTCDate(Math.min(from.getUTCDate(), lastDay));
  return Math.floor(to.getTime() / 1000);
}

/**
 * The time `periods` periods after `anchor`. Always counted from the anchor, so that a plan of 31 January is due on
 * 28 February and again on 31 March.
 */
export function periodBoundary(anchor: number, { interval, interval_count }: Recurring, periods: number): number {
  const count = interval_count * periods;
  switch (interval) {
    case 'day':
      return anchor + count * DAY;
    case 'week':
      return anchor + count * 7 * DAY;
    case 'month':
      return addMonths(anchor, count);
    case 'year':
      return addMonths(anchor, count * 12);
  }
}

/** Most periods that are looked through for one that starts at a given time: a hundred years of months. */
const FAR = 1_200;

/** The time `count` intervals after `start`; counted from the anchor where `start` is one of its boundaries. */
export function durationEnd(anchor: number, start: number, { interval, interval_count }: Recurring): number {
  const step: Recurring = { interval, interval_count: 1 };
  for (let periods = 0; periods <= FAR; periods += 1) {
    const boundary = periodBoundary(anchor, step, periods);
    if (boundary === start) return periodBoundary(anchor, step, periods + interval_count);
    if (boundary > start) break;
  }
  return periodBoundary(start, step, interval_count);
}
