import { DAY_MS } from '@summit/rules';
import { variantOf } from './experiment.js';
import { decisionOf, looksOf, type ArmDay } from './looks.js';

const NOON = Date.parse('2025-11-20T20:00:00Z');
const day = (over: Partial<ArmDay>): ArmDay => ({
  day: '2025-11-20',
  variant: 'A',
  visitors: 0,
  registrations: 0,
  cents: 0,
  squaredCents: 0,
  payers: 0,
  ...over,
});
const running = { measure: 'registrations', startedAt: NOON, maxDays: 14 } as const;

describe('the looks at an experiment', () => {
  it('add up what the days brought, one look a day', () => {
    const looks = looksOf(
      [
        day({ visitors: 10, registrations: 1 }),
        day({ variant: 'B', visitors: 12 }),
        day({ day: '2025-11-22', variant: 'B', visitors: 3, registrations: 2, cents: 3_700 }),
      ],
      1_000,
    );
    expect(looks.map((look) => [look.day, look.arms])).toEqual([
      [
        '2025-11-20',
        { A: { visitors: 10, registrations: 1, cents: 0 }, B: { visitors: 12, registrations: 0, cents: 0 } },
      ],
      [
        '2025-11-22',
        { A: { visitors: 10, registrations: 1, cents: 0 }, B: { visitors: 15, registrations: 2, cents: 3_700 } },
      ],
    ]);
    expect(looks[1]!.intervals).toEqual({ registrations: null, revenue: null });
  });

  it('take a refund out of the mean and of its spread', () => {
    const bought = day({ visitors: 500, cents: 37_000 * 25, squaredCents: 37_000 ** 2 * 25, payers: 25 });
    const paidBack = { cents: -37_000 * 25, squaredCents: -(37_000 ** 2) * 25, payers: -25 };
    const [before, after] = looksOf(
      [bought, { ...bought, variant: 'B' }, day({ ...paidBack, day: '2025-11-21' })],
      1_000,
    );
    expect(before!.intervals.revenue!.difference).toBe(0);
    expect(after!.intervals.revenue!.difference).toBe(1_850);
  });

  it('decide on the first day that leaves zero out, also when a later one does not', () => {
    const strong = [
      day({ visitors: 4_000, registrations: 80 }),
      day({ variant: 'B', visitors: 4_000, registrations: 240 }),
    ];
    const later = day({ day: '2025-11-21', registrations: 160 });
    expect(decisionOf(running, looksOf([...strong, later], 8_000), NOON)).toEqual({
      by: 'interval',
      day: '2025-11-20',
      favors: 'B',
    });
    expect(looksOf([...strong, later], 8_000)[1]!.intervals.registrations!.difference).toBe(0);
  });

  it('look at the main measure only', () => {
    const looks = looksOf(
      [day({ visitors: 4_000, registrations: 80 }), day({ variant: 'B', visitors: 4_000, registrations: 240 })],
      8_000,
    );
    expect(decisionOf({ ...running, measure: 'revenue' }, looks, NOON)).toBeNull();
  });

  it('end with its days', () => {
    expect(decisionOf(running, [], NOON + 14 * DAY_MS - 1)).toBeNull();
    expect(decisionOf(running, [], NOON + 14 * DAY_MS)).toEqual({ by: 'length', day: '2025-12-04' });
  });
});

describe('the variant of a visitor', () => {
  it('follows from the hash alone', () => {
    expect([variantOf('AAAA'), variantOf('AQAA')]).toEqual(['A', 'B']);
  });
});
