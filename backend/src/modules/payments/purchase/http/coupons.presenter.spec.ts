import { quote, type Coupon, dollars, PRICE_BOOK, shareOf } from '@summit/pricing';
import type { Product } from '@summit/rules';
import { AppError } from '../../../../platform/errors/app-error.js';
import type { ValidCoupon } from '../application/validate-coupon.use-case.js';
import { presentCoupon, presentDiscount } from './coupons.presenter.js';

const valid = (product: Product, coupon: Coupon): ValidCoupon => ({
  promoCodeId: 'promo-1',
  code: 'SPRING',
  coupon,
  isTest: false,
  limited: false,
  takenUntil: null,
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

  it.each([
    ['coupon_invalid', 'Invalid coupon code'],
    ['code_expired', 'This code has expired.'],
    ['code_used_up', 'This code has already been used as often as it can be.'],
    ['code_wrong_product', 'This code is for a different product.'],
  ] as const)('that is refused as %s is no error', (code, message) => {
    expect(presentCoupon(new AppError(code))).toEqual({ valid: false, message });
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
    expect(presentDiscount(new AppError('discount_invalid'))).toEqual({
      valid: false,
      message: 'Invalid discount code',
    });
  });
});
