import { commissionTarget, eligibleAt, payableAt } from './commission.js';

/** Entries that are booked while the kept money of an order goes through these stations (payments.md 3.4). */
const entries = (kept: number[]): number[] => {
  let booked = 0;
  return kept.map((cents) => {
    const entry = commissionTarget(cents) - booked;
    booked += entry;
    return entry;
  });
};

// F-008, F-292
describe('commissionTarget', () => {
  it.each([
    [3_700, 1_850],
    [2_700, 1_350],
    [4_600, 2_300],
    [9_700, 4_850],
    [10_900, 5_450],
    [29_700, 14_850],
    [249_700, 124_850],
    [101, 50],
    [0, 0],
    [-500, 0],
  ])('of %d kept cents is %d', (kept, target) => {
    expect(commissionTarget(kept)).toBe(target);
  });

  it('is rounded once for the whole order, so the parts of a plan add up', () => {
    expect(entries([83_233, 166_466, 249_700])).toEqual([41_616, 41_617, 41_617]);
  });

  it('falls with every refund, down to nothing', () => {
    expect(entries([9_700, 5_000, 0])).toEqual([4_850, -2_350, -2_500]);
  });

  it('takes half of a partial refund back', () => {
    expect(entries([3_700, 2_700])).toEqual([1_850, -500]);
  });

  it('books nothing for news that was known', () => {
    expect(entries([3_700, 3_700, 3_700])).toEqual([1_850, 0, 0]);
  });
});

describe('the hold', () => {
  const anchor = Date.parse('2025-11-01T07:00:00Z');

  it.each([
    ['vip', '2025-11-08T07:00:00.000Z', '2025-11-09T07:00:00.000Z'],
    ['implementation', '2025-11-03T07:00:00.000Z', '2025-11-04T07:00:00.000Z'],
    ['dfy', '2025-12-01T07:00:00.000Z', '2025-12-02T07:00:00.000Z'],
  ] as const)('of %s ends after 7 days, 48 hours or 30 days, and pays a day later', (product, eligible, payable) => {
    expect(new Date(eligibleAt(product, anchor)).toISOString()).toBe(eligible);
    expect(new Date(payableAt(product, anchor)).toISOString()).toBe(payable);
  });
});
