import type { Coupon } from '@summit/pricing';
import type { Product } from '@summit/rules';
import { promoPrices } from './promo-prices.js';

const HALF: Coupon = { type: 'percent', basisPoints: 5_000 };
const TEN_DOLLARS: Coupon = { type: 'amount', cents: 1_000 };
const TEST_CODE: Coupon = { type: 'fixed_price', cents: 100 };

type Row = [original: number, discount: number, final: number, charged: number];

describe('the prices of a code in the list', () => {
  it.each<[Product, boolean, Coupon, Row]>([
    ['vip', false, HALF, [3_700, 1_850, 1_850, 1_850]],
    ['vip', true, HALF, [4_197, 2_099, 2_098, 2_300]],
    ['vip', true, TEN_DOLLARS, [4_197, 1_000, 3_197, 3_600]],
    ['implementation', false, HALF, [9_700, 4_850, 4_850, 4_850]],
    ['implementation', true, HALF, [11_197, 4_850, 6_347, 6_050]],
    ['dfy', true, TEN_DOLLARS, [251_197, 1_000, 250_197, 498_700]],
    ['dfy', false, TEST_CODE, [249_700, 249_600, 100, 100]],
  ])(
    'of %s, bump %s, with %j',
    (product, withBump, coupon, [originalCents, discountCents, finalCents, chargedCents]) => {
      expect(promoPrices({ product, withBump, coupon })).toEqual({
        originalCents,
        discountCents,
        finalCents,
        chargedCents,
      });
    },
  );
});
