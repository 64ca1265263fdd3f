import { DAY_MS, pacificDay } from '@summit/rules';
import { differenceInterval, excludesZero, type Interval, type Sample } from './confidence-sequence.js';
import type { Experiment, Measure, Variant } from './experiment.js';

/** What one Pacific day (`YYYY-MM-DD`) added to one variant. */
export interface ArmDay {
  day: string;
  variant: Variant;
  visitors: number;
  /** Visitors who registered. */
  registrations: number;
  /** Cents that came less those that went back. */
  cents: number;
  /** By how much the sum over visitors of their squared cents changed. */
  squaredCents: number;
  /** By how many there are more, or fewer, of whom something is kept. */
  payers: number;
}

export interface Arm {
  visitors: number;
  registrations: number;
  cents: number;
}

/** All that was known at the end of a day. */
export interface Look {
  day: string;
  arms: Record<Variant, Arm>;
  intervals: Record<Measure, Interval | null>;
}

export type Decision = { by: 'interval'; day: string; favors: Variant } | { by: 'length'; day: string } | null;

type Total = Omit<ArmDay, 'day' | 'variant'>;

const nothing = (): Total => ({ visitors: 0, registrations: 0, cents: 0, squaredCents: 0, payers: 0 });
const plus = (a: Total, b: Total): Total => ({
  visitors: a.visitors + b.visitors,
  registrations: a.registrations + b.registrations,
  cents: a.cents + b.cents,
  squaredCents: a.squaredCents + b.squaredCents,
  payers: a.payers + b.payers,
});

const SAMPLES: Record<Measure, (total: Total) => Sample> = {
  registrations: ({ visitors, registrations: n }) => ({ visitors, sum: n, squares: n, hits: n }),
  revenue: ({ visitors, cents, squaredCents, payers }) => ({
    visitors,
    sum: cents,
    squares: squaredCents,
    hits: payers,
  }),
};

/** The looks that somebody takes at the end of each day on which something happened. `days` in their order. */
export function looksOf(days: readonly ArmDay[], tunedFor: number): Look[] {
  const totals: Record<Variant, Total> = { A: nothing(), B: nothing() };
  const looks: Look[] = [];
  for (const { day, variant, ...added } of days) {
    totals[variant] = plus(totals[variant], added);
    if (looks.at(-1)?.day === day) looks.pop();
    looks.push({ day, arms: { A: armOf(totals.A), B: armOf(totals.B) }, intervals: intervalsOf(totals, tunedFor) });
  }
  return looks;
}

const armOf = ({ visitors, registrations, cents }: Total): Arm => ({ visitors, registrations, cents });

const intervalsOf = ({ A, B }: Record<Variant, Total>, tunedFor: number): Look['intervals'] => ({
  registrations: differenceInterval(SAMPLES.registrations(A), SAMPLES.registrations(B), tunedFor),
  revenue: differenceInterval(SAMPLES.revenue(A), SAMPLES.revenue(B), tunedFor),
});

/**
 * Why an experiment may be stopped: the first look at which the interval of its main measure left zero out, which stays what it is
 * whatever comes later; or the end of its days. `now`: ms.
 */
export function decisionOf(
  { measure, startedAt, maxDays }: Pick<Experiment, 'measure' | 'startedAt' | 'maxDays'>,
  looks: readonly Look[],
  now: number,
): Decision {
  for (const { day, intervals } of looks) {
    const interval = intervals[measure];
    if (interval && excludesZero(interval)) return { by: 'interval', day, favors: interval.low > 0 ? 'B' : 'A' };
  }
  if (startedAt === null || now < startedAt + maxDays * DAY_MS) return null;
  return { by: 'length', day: pacificDay(startedAt + maxDays * DAY_MS) };
}
