import { holdOf } from './hold.js';

const at = (iso: string): number => Date.parse(iso);
const SUMMIT_ENDS_AT = at('2025-11-01T07:00:00Z');
const iso = (time: number | null): string | null => (time === null ? null : new Date(time).toISOString());

// C-020
describe('holdOf', () => {
  it.each([
    ['vip bought before the end of the summit', 'vip', ['2025-10-20T12:00:00Z', null], '2025-11-09T07:00:00.000Z'],
    ['vip bought after it', 'vip', ['2025-11-20T12:00:00Z', null], '2025-11-28T12:00:00.000Z'],
    [
      'implementation after its session',
      'implementation',
      ['2025-11-20T12:00:00Z', '2025-12-01T18:00:00Z'],
      '2025-12-04T18:00:00.000Z',
    ],
    ['dfy after its last session', 'dfy', ['2025-11-20T12:00:00Z', '2025-12-01T18:00:00Z'], '2026-01-01T18:00:00.000Z'],
  ] as const)('makes %s payable after 8, 3 or 31 days', (_label, product, [paid, delivered], payable) => {
    const deliveredAt = delivered === null ? null : at(delivered);
    expect(iso(holdOf({ product, paidAt: at(paid), deliveredAt, summitEndsAt: SUMMIT_ENDS_AT }).payableAt)).toBe(
      payable,
    );
  });

  it.each(['implementation', 'dfy'] as const)('keeps %s held until it is delivered', (product) => {
    const order = { product, paidAt: 0, deliveredAt: null, summitEndsAt: SUMMIT_ENDS_AT };
    expect(holdOf(order)).toEqual({ anchorAt: null, payableAt: null });
  });

  it('begins at the end of the edition that was sold', () => {
    const summitEndsAt = at('2027-03-13T08:00:00Z');
    const hold = holdOf({ product: 'vip', paidAt: at('2027-01-10T12:00:00Z'), deliveredAt: null, summitEndsAt });
    expect([hold.anchorAt, hold.payableAt].map(iso)).toEqual(['2027-03-13T08:00:00.000Z', '2027-03-21T08:00:00.000Z']);
  });
});
