import type { Coupon } from '@summit/pricing';
import { discountToStore, promoStatus, storedCoupon } from './promo-code.js';

describe('promoStatus', () => {
  const NOW = 1_000;
  it.each([
    ['active', null, 'active'],
    ['active', NOW + 1, 'active'],
    ['active', NOW, 'expired'],
    ['created', NOW + 1, 'created'],
    ['created', NOW, 'expired'],
    ['inactive', null, 'inactive'],
    ['inactive', NOW, 'inactive'],
  ] as const)('of a code that is %s and ends at %s is %s', (state, expiresAt, status) => {
    expect(promoStatus({ state, expiresAt }, NOW)).toBe(status);
  });
});

describe('a discount in a row', () => {
  it.each<Coupon>([
    { type: 'percent', basisPoints: 3_333 },
    { type: 'amount', cents: 1_000 },
    { type: 'fixed_price', cents: 100 },
  ])('comes back as it was: %j', (coupon) => {
    expect(storedCoupon(discountToStore(coupon))).toEqual(coupon);
  });
});
