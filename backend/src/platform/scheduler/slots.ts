import { DateTime } from 'luxon';

/** Start of the period of `seconds` that holds `now` (ms): the same for every process, whatever its jitter. */
export const slotAt = (now: number, seconds: number): Date =>
  new Date(Math.floor(now / (seconds * 1000)) * seconds * 1000);

interface MonthlyTime {
  day: number;
  minutesAfterMidnight: number;
  zone: string;
}

/** The newest moment at or before `now` (ms) that is the given day and minute of a month in the zone. */
export function monthlySlot(now: number, { day, minutesAfterMidnight, zone }: MonthlyTime): Date {
  const thisMonth = DateTime.fromMillis(now, { zone }).startOf('month');
  const slotOf = (month: DateTime): DateTime =>
    month.set({ day, hour: Math.floor(minutesAfterMidnight / 60), minute: minutesAfterMidnight % 60 });
  const slot = slotOf(thisMonth);
  return (slot.toMillis() <= now ? slot : slotOf(thisMonth.minus({ months: 1 }))).toJSDate();
}
