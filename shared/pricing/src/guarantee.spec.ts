import { guaranteeEnd } from './guarantee.js';

const at = (iso: string): number => Date.parse(iso);
const [OCTOBER_2025, MARCH_2027] = ['2025-11-01T07:00:00Z', '2027-03-13T08:00:00Z'] as const;

describe('the guarantee', () => {
  // F-146, F-163, F-181
  it.each([
    {
      product: 'vip',
      ends: OCTOBER_2025,
      paid: '2025-10-20T12:00:00Z',
      delivered: null,
      end: '2025-11-08T07:00:00.000Z',
    },
    {
      product: 'vip',
      ends: OCTOBER_2025,
      paid: '2025-11-20T12:00:00Z',
      delivered: null,
      end: '2025-11-27T12:00:00.000Z',
    },
    {
      product: 'vip',
      ends: MARCH_2027,
      paid: '2027-01-10T12:00:00Z',
      delivered: null,
      end: '2027-03-20T08:00:00.000Z',
    },
    {
      product: 'implementation',
      ends: OCTOBER_2025,
      paid: '2025-11-20T12:00:00Z',
      delivered: '2025-12-01T18:00:00Z',
      end: '2025-12-03T18:00:00.000Z',
    },
    {
      product: 'dfy',
      ends: OCTOBER_2025,
      paid: '2025-11-20T12:00:00Z',
      delivered: '2025-12-01T18:00:00Z',
      end: '2025-12-31T18:00:00.000Z',
    },
  ] as const)(
    'of $product, of a summit until $ends, bought at $paid and delivered at $delivered, ends at $end',
    ({ product, ends, paid, delivered, end }) => {
      const times = { paidAt: at(paid), deliveredAt: delivered && at(delivered), summitEndsAt: at(ends) };
      expect(new Date(guaranteeEnd({ product, ...times })!).toISOString()).toBe(end);
    },
  );

  it.each(['implementation', 'dfy'] as const)('of %s does not begin to run before it is delivered', (product) => {
    expect(guaranteeEnd({ product, paidAt: 0, deliveredAt: null, summitEndsAt: 0 })).toBeNull();
  });
});
