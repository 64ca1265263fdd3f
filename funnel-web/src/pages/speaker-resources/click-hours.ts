import type { ClickHour } from '@summit/contracts';

const SHOWN = 5;

/** The hours with the most clicks, most first, earlier hours first among equals; none without clicks. */
export const busiestHours = (hours: readonly ClickHour[]): ClickHour[] =>
  hours
    .filter(({ clicks }) => clicks > 0)
    .toSorted((one, other) => other.clicks - one.clicks || one.hour - other.hour)
    .slice(0, SHOWN);

const clock = (hour: number): string => `${hour % 12 === 0 ? 12 : hour % 12} ${hour % 24 < 12 ? 'am' : 'pm'}`;

/** `9 am to 10 am`. */
export const hourText = (hour: number): string => `${clock(hour)} to ${clock(hour + 1)}`;
