import type { Coupon } from '@summit/pricing';
import type { Product, Provider } from '@summit/rules';

/** A discount as a row keeps it: basis points for `percent`, else cents. */
export interface StoredDiscount {
  discount_type: Coupon['type'];
  discount_value: number;
}

export const storedCoupon = ({ discount_type: type, discount_value: value }: StoredDiscount): Coupon =>
  type === 'percent' ? { type, basisPoints: value } : { type, cents: value };

export const discountToStore = (coupon: Coupon): StoredDiscount => ({
  discount_type: coupon.type,
  discount_value: coupon.type === 'percent' ? coupon.basisPoints : coupon.cents,
});

/** What an operator lays down; the same for every provider that takes the code (C-070). */
export interface PromoRule {
  code: string;
  product: Product;
  withBump: boolean;
  coupon: Coupon;
  /** 0 = unlimited. */
  maxUses: number;
  /** ms; null = never. */
  expiresAt: number | null;
  isTest: boolean;
}

/** How a provider's row stands. `created`: usable, but the provider's own dashboard does not show it yet (C-072). */
export type PromoProviderState = 'active' | 'created' | 'inactive';

/** A code as one provider takes it, with what paid orders did with it. */
export interface PromoListing extends PromoRule {
  provider: Provider;
  state: PromoProviderState;
  timesRedeemed: number;
  discountGivenCents: number;
}

export type PromoStatus = PromoProviderState | 'expired';

/** A disabled code stays disabled when its day passes. */
export function promoStatus({ state, expiresAt }: Pick<PromoListing, 'state' | 'expiresAt'>, now: number): PromoStatus {
  if (state === 'inactive') return 'inactive';
  return expiresAt !== null && expiresAt <= now ? 'expired' : state;
}

/** The provider whose dashboard shows our codes. PayPal knows no codes: its discounts travel with each order (payments.md 2). */
export const MIRRORED_PROVIDER: Provider = 'stripe';
