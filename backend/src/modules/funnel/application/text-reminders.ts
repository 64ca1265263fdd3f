import { SUMMIT_DAYS, SUMMIT_FIRST_DAY_AT, type SummitDay } from '@summit/rules';

const HOUR_MS = 3_600_000;
/** 07:30 Pacific, half an hour before the sessions of a day begin. */
const REMINDER_OFFSET_MS = 7.5 * HOUR_MS;

/** The reminders still ahead at `now` (ms): one for each summit day. All five days lie in daylight time. */
export function reminderTimes(now: number): { day: SummitDay; sendAt: number }[] {
  return SUMMIT_DAYS.map((day) => ({
    day,
    sendAt: Date.parse(SUMMIT_FIRST_DAY_AT) + (day - 1) * 24 * HOUR_MS + REMINDER_OFFSET_MS,
  })).filter(({ sendAt }) => sendAt > now);
}
