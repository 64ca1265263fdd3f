/** Start of the period of `seconds` that holds `now` (ms): the same for every process, whatever its jitter. */
export const slotAt = (now: number, seconds: number): Date =>
  new Date(Math.floor(now / (seconds * 1000)) * seconds * 1000);

interface MonthlyTime {
  day: number;
  minutesAfterMidnight: number;
  zone: string;
}

/** The newest moment at or before `now` (ms) that is the given day and minute of a month in the zone. */
export function monthlySlot(now: number, time: MonthlyTime): Date {
  const [year, month] = yearAndMonth(now, time.zone);
  const thisMonth = moment(year, month, time);
  return new Date(thisMonth <= now ? thisMonth : moment(year, month - 1, time));
}

function yearAndMonth(now: number, zone: string): [number, number] {
  const parts = new Intl.DateTimeFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit' }).formatToParts(
    now,
  );
  const part = (type: string) => Number(parts.find((one) => one.type === type)?.value);
  return [part('year'), part('month') - 1];
}

/** ms of a wall-clock time in the zone. */
function moment(year: number, month: number, { day, minutesAfterMidnight, zone }: MonthlyTime): number {
  const asIfUtc = Date.UTC(year, month, day, 0, minutesAfterMidnight);
  return asIfUtc - zoneOffset(asIfUtc - zoneOffset(asIfUtc, zone), zone);
}

/** How far the zone's wall clock is ahead of UTC at `at`, in ms. */
function zoneOffset(at: number, zone: string): number {
  const text = new Date(at).toLocaleString('sv-SE', { timeZone: zone });
  return Date.parse(`${text.replace(' ', 'T')}Z`) - Math.floor(at / 1000) * 1000;
}
