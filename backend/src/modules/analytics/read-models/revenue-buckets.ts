import type { RevenuePeriod, RevenuePoint } from '@summit/contracts';
import { dollars } from '@summit/pricing';
import { addDays, ALL_TIME, mondayOf } from './report-window.js';

export interface SalesDay {
  day: string;
  cents: number;
  orders: number;
}

const FIRST_DAY_OF: Record<RevenuePeriod, (day: string) => string> = {
  daily: (day) => day,
  weekly: mondayOf,
  monthly: (day) => `${day.slice(0, 7)}-01`,
};

const NEXT: Record<RevenuePeriod, (bucket: string) => string> = {
  daily: (bucket) => addDays(bucket, 1),
  weekly: (bucket) => addDays(bucket, 7),
  monthly: (bucket) => FIRST_DAY_OF.monthly(addDays(bucket, 31)),
};

/**
 * The line of the chart (C-100): every bucket from `from` to `today`, also those without sales, so that the axis is one of time.
 * Empty where no day has sales. `from` is the first day with sales where the range has no beginning.
 */
export function revenueBuckets(
  days: SalesDay[],
  period: RevenuePeriod,
  { from, today }: { from: string; today: string },
): RevenuePoint[] {
  const bucketOf = FIRST_DAY_OF[period];
  const sums = new Map<string, { cents: number; orders: number }>();
  for (const { day, cents, orders } of days) {
    const sum = sums.get(bucketOf(day)) ?? { cents: 0, orders: 0 };
    sums.set(bucketOf(day), { cents: sum.cents + cents, orders: sum.orders + orders });
  }
  const [first] = [...sums.keys()].sort();
  if (first === undefined) return [];
  const last = [bucketOf(today), ...sums.keys()].sort().at(-1)!;
  const points: RevenuePoint[] = [];
  const begin = from === ALL_TIME ? first : bucketOf(from);
  for (let bucket = begin; bucket <= last; bucket = NEXT[period](bucket)) {
    const { cents, orders } = sums.get(bucket) ?? { cents: 0, orders: 0 };
    points.push({ date: bucket, revenue: dollars(cents), orders });
  }
  return points;
}
