import type { Product } from '@summit/rules';
import { BUMPS, bumpsOf } from './bumps.js';
import { basisPointsOf, centsOf, dollars, percentage, shareOf } from './money.js';
import { COACHING, PRICE_BOOK } from './price-book.js';

/** What a code does to a price. `fixed_price` makes the total exactly that, whatever the options (test codes, A-105). */
export type Coupon =
  | { type: 'percent'; basisPoints: number }
  | { type: 'amount'; cents: number }
  | { type: 'fixed_price'; cents: number };

/** A coupon as the validate call answers it: dollars, or percent (50 = half). */
export const couponFromWire = ({ type, value }: { type: 'amount' | 'percent'; value: number }): Coupon =>
  type === 'percent' ? { type, basisPoints: basisPointsOf(value) } : { type, cents: centsOf(value) };

/**
 * A coupon as the validate call answers it, which `couponFromWire` reads back. The wire knows no fixed price (F-217): a test code
 * travels as an amount that no purchase of the product exceeds, and the floor of a dollar does the rest.
 */
export function couponToWire(coupon: Coupon, product: Product): { type: 'amount' | 'percent'; value: number } {
  switch (coupon.type) {
    case 'percent':
      return { type: 'percent', value: percentage(coupon.basisPoints) };
    case 'amount':
      return { type: 'amount', value: dollars(coupon.cents) };
    case 'fixed_price':
      return { type: 'amount', value: dollars(highestSubtotal(product)) };
  }
}

function highestSubtotal(product: Product): number {
  const bumps = bumpsOf(product).reduce((sum, key) => sum + BUMPS[key].cents, 0);
  const coaching = COACHING.products.includes(product) ? COACHING.max * COACHING.cents : 0;
  return PRICE_BOOK[product].regular + bumps + coaching;
}

export interface DiscountBase {
  product: Product;
  baseCents: number;
  subtotalCents: number;
  /** Smallest total that may be charged (C-012). */
  floorCents: number;
}

/**
 * Discount in cents. Percentages count on the whole subtotal for vip and dfy and on the base price alone for implementation
 * (C-011); no discount takes the total below the floor (F-213, C-012).
 */
export function discountFor(coupon: Coupon, base: DiscountBase): number {
  const wanted = wantedDiscount(coupon, base);
  return Math.min(Math.max(wanted, 0), Math.max(base.subtotalCents - base.floorCents, 0));
}

function wantedDiscount(coupon: Coupon, { product, baseCents, subtotalCents }: DiscountBase): number {
  switch (coupon.type) {
    case 'amount':
      return coupon.cents;
    case 'percent':
      return shareOf(product === 'implementation' ? baseCents : subtotalCents, coupon.basisPoints);
    case 'fixed_price':
      return subtotalCents - coupon.cents;
  }
}
