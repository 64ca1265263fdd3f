import { newId } from './object-id.js';

export type CouponDuration = 'once' | 'forever' | 'repeating';

export interface CouponDraft {
  id?: string;
  amount_off?: number;
  currency?: string;
  percent_off?: number;
  duration?: CouponDuration;
  duration_in_months?: number;
  max_redemptions?: number;
  redeem_by?: number;
  name?: string;
  metadata?: Record<string, string>;
}

export function makeCoupon(created: number, draft: CouponDraft) {
  return {
    id: draft.id ?? newId('').slice(1, 9),
    object: 'coupon' as const,
    amount_off: draft.amount_off ?? null,
    created,
    currency: draft.currency ?? null,
    duration: draft.duration ?? ('once' as CouponDuration),
    duration_in_months: draft.duration_in_months ?? null,
    livemode: false,
    max_redemptions: draft.max_redemptions ?? null,
    metadata: draft.metadata ?? {},
    name: draft.name ?? null,
    percent_off: draft.percent_off ?? null,
    redeem_by: draft.redeem_by ?? null,
    times_redeemed: 0,
    valid: true,
  };
}

export type Coupon = ReturnType<typeof makeCoupon>;

/** Whether the coupon can be used at `now`. */
export function isRedeemable({ max_redemptions, times_redeemed, redeem_by }: Coupon, now: number): boolean {
  return (max_redemptions === null || times_redeemed < max_redemptions) && (redeem_by === null || now <= redeem_by);
}

/** What the coupon takes off an amount, in cents; percentages are rounded half up to whole cents. */
export function discountOf({ amount_off, percent_off }: Coupon, subtotal: number): number {
  if (amount_off !== null) return Math.min(amount_off, subtotal);
  const basisPoints = Math.round((percent_off ?? 0) * 100);
  return Math.floor((subtotal * basisPoints + 5_000) / 10_000);
}
