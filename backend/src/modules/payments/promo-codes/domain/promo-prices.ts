import { bumpsFromWire, discountFor, MINIMUM_CHARGE_CENTS, promoBookPrice, quote } from '@summit/pricing';
import type { PromoRule } from './promo-code.js';

/** Prices of the operator's list, in cents. */
export interface PromoPrices {
  /** The promo price table's, which is reference copy (C-002): original less discount is final. */
  originalCents: number;
  discountCents: number;
  finalCents: number;
  /** What a buyer who takes the code in time really pays, by the price book. */
  chargedCents: number;
}

export function promoPrices({
  product,
  withBump,
  coupon,
}: Pick<PromoRule, 'product' | 'withBump' | 'coupon'>): PromoPrices {
  const originalCents = promoBookPrice(product, withBump, 'active');
  const discountCents = discountFor(coupon, {
    product,
    baseCents: promoBookPrice(product, false, 'active'),
    subtotalCents: originalCents,
    floorCents: MINIMUM_CHARGE_CENTS,
  });
  const bumps = bumpsFromWire(product, { order_bump: withBump });
  const charged = quote({ product, offer: 'active', bumps, coachingSessions: 0, plan: false, coupon });
  return { originalCents, discountCents, finalCents: originalCents - discountCents, chargedCents: charged.totalCents };
}
