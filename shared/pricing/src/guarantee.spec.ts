import { guaranteeEnd, SUMMIT_ENDED_AT } from './guarantee.js';

const at = (iso: string): number => Date.parse(iso);

describe('the guarantee', () => {
  it('takes 31 October, Pacific, for the end of the summit', () => {
    expect(new Date(SUMMIT_ENDED_AT).toISOString()).toBe('2025-11-01T07:00:00.000Z');
  });

  // F-146, F-163, F-181
  it.each([
    ['vip', '2025-10-20T12:00:00Z', null, '2025-11-08T07:00:00.000Z'],
    ['vip', '2025-11-20T12:00:00Z', null, '2025-11-27T12:00:00.000Z'],
    ['implementation', '2025-11-20T12:00:00Z', '2025-12-01T18:00:00Z', '2025-12-03T18:00:00.000Z'],
    ['dfy', '2025-11-20T12:00:00Z', '2025-12-01T18:00:00Z', '2025-12-31T18:00:00.000Z'],
  ] as const)('of %s, bought at %s and delivered at %s, ends at %s', (product, paid, delivered, end) => {
    const until = guaranteeEnd({ product, paidAt: at(paid), deliveredAt: delivered && at(delivered) });
    expect(new Date(until!).toISOString()).toBe(end);
  });

  it.each(['implementation', 'dfy'] as const)('of %s does not begin to run before it is delivered', (product) => {
    expect(guaranteeEnd({ product, paidAt: 0, deliveredAt: null })).toBeNull();
  });
});
