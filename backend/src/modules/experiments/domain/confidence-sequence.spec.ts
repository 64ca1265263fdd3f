import { differenceInterval, excludesZero, type Interval, type Sample } from './confidence-sequence.js';
import { SeededDraws } from './seeded-draws.fake.js';

const EXPERIMENTS = 2_000;
const DAYS = 30;
const VISITORS_A_DAY = 150;
const EXPECTED = 2 * DAYS * VISITORS_A_DAY;

const nobody = (): Sample => ({ visitors: 0, sum: 0, squares: 0, hits: 0 });

function addDay(sample: Sample, outcomes: readonly number[]): void {
  sample.visitors += VISITORS_A_DAY;
  sample.hits += outcomes.length;
  for (const outcome of outcomes) {
    sample.sum += outcome;
    sample.squares += outcome * outcome;
  }
}

/** One day of one variant: an outcome for each visitor that has one. */
type Day = (draws: SeededDraws) => number[];

const registering =
  (chance: number): Day =>
  (draws) =>
    Array.from({ length: draws.successes(VISITORS_A_DAY, chance) }, () => 1);

/** One visitor in seventy buys; amounts in cents with a long tail: half below 97 dollars, one in a hundred above 1,000. */
const buying: Day = (draws) =>
  Array.from({ length: draws.successes(VISITORS_A_DAY, 1 / 70) }, () => Math.round(9_700 * Math.exp(draws.normal())));

/** Intervals as somebody sees them who looks every evening. */
function evenings(draws: SeededDraws, dayOfA: Day, dayOfB: Day): Interval[] {
  const [a, b] = [nobody(), nobody()];
  const seen: Interval[] = [];
  for (let day = 0; day < DAYS; day += 1) {
    addDay(a, dayOfA(draws));
    addDay(b, dayOfB(draws));
    const interval = differenceInterval(a, b, EXPECTED);
    if (interval) seen.push(interval);
  }
  return seen;
}

function shareThatEverDecides(dayOfA: Day, dayOfB: Day, experiments = EXPERIMENTS): number {
  const draws = new SeededDraws(20_251_127);
  let decided = 0;
  for (let run = 0; run < experiments; run += 1) if (evenings(draws, dayOfA, dayOfB).some(excludesZero)) decided += 1;
  return decided / experiments;
}

describe('an interval that may be looked at every day', () => {
  it('calls at most 5 % of 2,000 experiments without a difference decided, by registrations of 3 %', () => {
    expect(shareThatEverDecides(registering(0.03), registering(0.03))).toBeLessThanOrEqual(0.05);
  });

  it('calls at most 5 % of 2,000 experiments without a difference decided, by revenue with a long tail', () => {
    expect(shareThatEverDecides(buying, buying)).toBeLessThanOrEqual(0.05);
  });

  it('finds a difference that is there in nine of ten, and names its direction', () => {
    expect(shareThatEverDecides(registering(0.03), registering(0.05), 200)).toBeGreaterThan(0.9);
    const last = evenings(new SeededDraws(1), registering(0.05), registering(0.03)).at(-1);
    expect(last!.high).toBeLessThan(0);
  });

  it('is around the difference of the means, and narrows with more visitors', () => {
    const few = differenceInterval(
      { visitors: 1_000, sum: 30, squares: 30, hits: 30 },
      { visitors: 1_000, sum: 40, squares: 40, hits: 40 },
      20_000,
    )!;
    const many = differenceInterval(
      { visitors: 10_000, sum: 300, squares: 300, hits: 300 },
      { visitors: 10_000, sum: 400, squares: 400, hits: 400 },
      20_000,
    )!;
    expect(few.difference).toBeCloseTo(0.01, 10);
    expect((few.low + few.high) / 2).toBeCloseTo(0.01, 10);
    expect(many.high - many.low).toBeLessThan((few.high - few.low) / 2);
    expect([excludesZero(few), excludesZero(many)]).toEqual([false, true]);
  });

  it('says nothing before there are a hundred visitors of each and twenty outcomes', () => {
    const enough: Sample = { visitors: 100, sum: 10, squares: 10, hits: 10 };
    expect(differenceInterval(enough, enough, 1_000)).not.toBeNull();
    expect(differenceInterval(enough, { ...enough, visitors: 99 }, 1_000)).toBeNull();
    expect(differenceInterval(enough, { ...enough, hits: 9 }, 1_000)).toBeNull();
  });
});
