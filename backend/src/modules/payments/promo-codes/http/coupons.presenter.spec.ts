import { quote, type Coupon, dollars, PRICE_BOOK, shareOf } from '@summit/pricing';
import type { Product } from '@summit/rules';
import type { CouponRefusal } from '../application/coupons.port.js';
import type { ValidCoupon } from '../application/validate-coupon.use-case.js';
import { presentCoupon, presentDiscount } from './coupons.presenter.js';

const valid = (product: Product, coupon: Coupon): ValidCoupon => ({
  promoCodeId: 'promo-1',
  code: 'SPRING',
  coupon,
  isTest: false,
  quote: quote({ product, offer: 'active', bumps: [], coachingSessions: 0, plan: false, coupon }),
});

describe('the answer to a coupon', () => {
  it('names the code to store and the discount in percent or dollars', () => {
    expect(presentCoupon(valid('dfy', { type: 'percent', basisPoints: 1_250 }))).toEqual({
      valid: true,
      message: 'Coupon applied.',
      coupon: 'SPRING',
      discount: { type: 'percent', value: 12.5 },
    });
    expect(presentCoupon(valid('vip', { type: 'amount', cents: 1_000 }))).toMatchObject({
      discount: { type: 'amount', value: 10 },
    });
  });

  it.each<[CouponRefusal, string]>([
    ['invalid', 'Invalid coupon code'],
    ['expired', 'This code has expired.'],
    ['used_up', 'This code has already been used as often as it can be.'],
    ['wrong_product', 'This code is for a different product.'],
  ])('that is %s is no error', (refusal, message) => {
    expect(presentCoupon(refusal)).toEqual({ valid: false, message });
  });
});

describe('the answer to a discount code', () => {
  const { vip, implementation } = PRICE_BOOK;

  it('names what the product costs with and without it, in dollars', () => {
    expect(presentDiscount(valid('vip', { type: 'percent', basisPoints: 1_500 }))).toEqual({
      valid: true,
      message: 'Discount applied.',
      savings: dollars(shareOf(vip.early, 1_500)),
      discounted_price: dollars(vip.early - shareOf(vip.early, 1_500)),
      original_price: dollars(vip.early),
      discount: { type: 'percent', value: 15 },
    });
  });

  it('of a test code leads to a dollar', () => {
    expect(presentDiscount(valid('implementation', { type: 'fixed_price', cents: 100 }))).toMatchObject({
      savings: dollars(implementation.early - 100),
      discounted_price: 1,
      original_price: dollars(implementation.early),
    });
  });

  it('has its own words for a code that does not exist', () => {
    expect(presentDiscount('invalid')).toEqual({ valid: false, message: 'Invalid discount code' });
  });
});
