import type { Product } from '@summit/rules';
import { BUMPS, bumpsOf } from './bumps.js';
import { couponFromWire, couponToWire, discountFor, type Coupon, type DiscountBase } from './coupon.js';
import { dollars } from './money.js';
import { PRICE_BOOK } from './price-book.js';

const VIP: DiscountBase = { product: 'vip', baseCents: 3_700, subtotalCents: 4_600, floorCents: 100 };

describe('discountFor', () => {
  it('takes an amount as it is', () => {
    expect(discountFor({ type: 'amount', cents: 1_000 }, VIP)).toBe(1_000);
  });

  it('rounds a share of a cent half up', () => {
    expect(discountFor({ type: 'percent', basisPoints: 3_333 }, { ...VIP, subtotalCents: 150 })).toBe(50);
    expect(discountFor({ type: 'percent', basisPoints: 2_500 }, { ...VIP, subtotalCents: 1_002 })).toBe(251);
    expect(discountFor({ type: 'percent', basisPoints: 2_499 }, { ...VIP, subtotalCents: 1_002 })).toBe(250);
  });

  it('of an implementation code counts on the base price alone', () => {
    const base = { product: 'implementation', baseCents: 9_700, subtotalCents: 30_900, floorCents: 100 } as const;
    expect(discountFor({ type: 'percent', basisPoints: 5_000 }, base)).toBe(4_850);
    expect(discountFor({ type: 'percent', basisPoints: 5_000 }, { ...base, product: 'dfy' })).toBe(15_450);
  });

  it.each<Coupon>([
    { type: 'amount', cents: 4_600 },
    { type: 'percent', basisPoints: 10_000 },
    { type: 'fixed_price', cents: 100 },
    { type: 'fixed_price', cents: 1 },
  ])('leaves the floor: %j', (coupon) => {
    expect(discountFor(coupon, VIP)).toBe(4_500);
  });

  it.each<Coupon>([
    { type: 'amount', cents: -100 },
    { type: 'fixed_price', cents: 5_000 },
  ])('never makes a purchase dearer: %j', (coupon) => {
    expect(discountFor(coupon, VIP)).toBe(0);
  });

  it('is nothing where the subtotal is below the floor already', () => {
    expect(discountFor({ type: 'percent', basisPoints: 5_000 }, { ...VIP, subtotalCents: 80 })).toBe(0);
  });
});

describe('a coupon on the wire', () => {
  it.each<[Coupon, { type: 'amount' | 'percent'; value: number }]>([
    [
      { type: 'percent', basisPoints: 5_000 },
      { type: 'percent', value: 50 },
    ],
    [
      { type: 'percent', basisPoints: 3_333 },
      { type: 'percent', value: 33.33 },
    ],
    [
      { type: 'amount', cents: 1_050 },
      { type: 'amount', value: 10.5 },
    ],
  ])('%j is %j, in percent or dollars, and back', (coupon, wire) => {
    expect(couponToWire(coupon, 'vip')).toEqual(wire);
    expect(couponFromWire(wire)).toEqual(coupon);
  });

  it('of a test code is more than any purchase of its product costs', () => {
    const amountOf = (product: Product) => couponToWire({ type: 'fixed_price', cents: 100 }, product);
    const addOns = (product: Product) => bumpsOf(product).reduce((sum, key) => sum + BUMPS[key].cents / 100, 0);
    expect(amountOf('vip')).toEqual({ type: 'amount', value: dollars(PRICE_BOOK.vip.regular) + addOns('vip') });
    expect(amountOf('implementation')).toEqual({ type: 'amount', value: 197 + 1_000 + addOns('implementation') });
    expect(amountOf('dfy')).toEqual({ type: 'amount', value: 4_997 + 1_000 + addOns('dfy') });
  });
});
