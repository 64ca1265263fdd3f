import { BUMPS, PRICE_BOOK, PROMO_BOOK, shareOf, type Coupon } from '@summit/pricing';
import type { Product } from '@summit/rules';
import { promoPrices } from './promo-prices.js';

const HALF: Coupon = { type: 'percent', basisPoints: 5_000 };
const TEN_DOLLARS: Coupon = { type: 'amount', cents: 1_000 };
const TEST_CODE: Coupon = { type: 'fixed_price', cents: 100 };

const { vip: VIP } = PRICE_BOOK;
const LISTED = PROMO_BOOK.vip_bump;
const CHARGED = VIP.early + BUMPS.vip_bump.cents;
const half = (cents: number): number => shareOf(cents, 5_000);

type Row = [original: number, discount: number, final: number, charged: number];

describe('the prices of a code in the list', () => {
  it.each<[Product, boolean, Coupon, Row]>([
    ['vip', false, HALF, [VIP.early, half(VIP.early), VIP.early - half(VIP.early), VIP.early - half(VIP.early)]],
    ['vip', true, HALF, [LISTED, half(LISTED), LISTED - half(LISTED), CHARGED - half(CHARGED)]],
    ['vip', true, TEN_DOLLARS, [LISTED, 1_000, LISTED - 1_000, CHARGED - 1_000]],
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
