import type { RevenuePeriod } from '@summit/contracts';

const UTC = { timeZone: 'UTC' } as const;
const DAY = new Intl.DateTimeFormat('en-US', { ...UTC, month: 'short', day: 'numeric' });
const DAY_AND_YEAR = new Intl.DateTimeFormat('en-US', { ...UTC, month: 'short', day: 'numeric', year: 'numeric' });
const MONTH = new Intl.DateTimeFormat('en-US', { ...UTC, month: 'long', year: 'numeric' });

/** A bucket's first day, `YYYY-MM-DD`, as an instant. The day is a name, not a time: it is read and written in UTC. */
export const bucketStart = (date: string): Date => new Date(`${date}T00:00:00Z`);

/** Short name for the axis. */
export const tickLabel = (start: Date): string => DAY.format(start);

/** Full name of a bucket: `Nov 6, 2025`, `Week of Nov 3, 2025`, `November 2025`. */
export function bucketLabel(start: Date, period: RevenuePeriod): string {
  if (period === 'monthly') return MONTH.format(start);
  return period === 'weekly' ? `Week of ${DAY_AND_YEAR.format(start)}` : DAY_AND_YEAR.format(start);
}
