import { SUMMIT_ZONE } from '@summit/rules';

const HOUR = new Intl.DateTimeFormat('en-US', { timeZone: SUMMIT_ZONE, hour: 'numeric', hourCycle: 'h23' });

/** Whether `now` (ms) lies in the quiet hours, Pacific time: from `from` on, before `to`, over midnight where `from` is later. */
export function isQuiet(now: number, { from, to }: { from: number; to: number }): boolean {
  const hour = Number(HOUR.format(now));
  return from <= to ? hour >= from && hour < to : hour >= from || hour < to;
}
