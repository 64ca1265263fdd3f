import { MINUTE_MS } from '@summit/rules';
import { DateTime } from 'luxon';

/** Start of the period of `seconds` that holds `now` (ms): the same for every process, whatever its jitter. */
export const slotAt = (now: number, seconds: number): Date =>
  new Date(Math.floor(now / (seconds * 1000)) * seconds * 1000);

interface DailyTime {
  minutesAfterMidnight: number;
  zone: string;
}

interface MonthlyTime extends DailyTime {
  day: number;
}

/** The newest moment at or before `now` (ms) that is the given minute of a day in the zone. */
export function dailySlot(now: number, { minutesAfterMidnight, zone }: DailyTime): Date {
  const today = DateTime.fromMillis(now, { zone }).startOf('day');
  const slot = atMinute(today, minutesAfterMidnight);
  return (slot.toMillis() <= now ? slot : atMinute(today.minus({ days: 1 }), minutesAfterMidnight)).toJSDate();
}

/** The newest moment at or before `now` (ms) that is the given day and minute of a month in the zone. */
export function monthlySlot(now: number, { day, minutesAfterMidnight, zone }: MonthlyTime): Date {
  const thisMonth = DateTime.fromMillis(now, { zone }).startOf('month');
  const slotOf = (month: DateTime): DateTime => atMinute(month.set({ day }), minutesAfterMidnight);
  const slot = slotOf(thisMonth);
  return (slot.toMillis() <= now ? slot : slotOf(thisMonth.minus({ months: 1 }))).toJSDate();
}

/** Asks for a slot that begins with a minute only once in each minute: the clock on the wall is read in many steps, and every second somebody asks. */
export function onceAMinute(slotOf: (now: number) => Date): (now: number) => Date {
  let known: { minute: number; slot: Date } | undefined;
  return (now) => {
    const minute = Math.floor(now / MINUTE_MS);
    if (known?.minute !== minute) known = { minute, slot: slotOf(now) };
    return known.slot;
  };
}

/** By the clock on the wall: a day of summer time has 23 or 25 hours. */
const atMinute = (day: DateTime, minutes: number): DateTime =>
  day.set({ hour: Math.floor(minutes / 60), minute: minutes % 60 });
