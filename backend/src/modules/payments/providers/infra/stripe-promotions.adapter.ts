import { randomUUID } from 'node:crypto';
import type Stripe from 'stripe';
import { formatUsd, moneyString, type Coupon } from '@summit/pricing';
import type { PromotionMirror } from '../application/promotion-mirror.port.js';
import type { StripeClient } from './stripe-client.js';
import { answered, isMissing, isRefusal } from './stripe-errors.js';

type Promotion = Parameters<PromotionMirror['create']>[0];

/**
 * Our codes as coupons of Stripe, so that an operator finds them in its dashboard. The coupon's id is the code: promotion codes
 * of Stripe would not take `_` (payments.md 1.6).
 */
export class StripePromotions implements PromotionMirror {
  constructor(private readonly stripe: StripeClient) {}

  create(promotion: Promotion): Promise<void> {
    if (takesNothingOff(promotion.coupon)) return Promise.resolve();
    return answered(async () => {
      try {
        // The id keeps it from being made twice. A key that stays would replay the answer of a coupon deleted since.
        const idempotencyKey = `promo:${promotion.code}:${randomUUID()}`;
        await (await this.stripe()).coupons.create(mirrorRequest(promotion), { idempotencyKey });
      } catch (error) {
        if (!(isRefusal(error) && error.code === 'resource_already_exists')) throw error;
      }
    });
  }

  /** Coupons can't be switched off, only deleted. */
  remove(code: string): Promise<void> {
    return answered(async () => {
      try {
        await (await this.stripe()).coupons.del(code);
      } catch (error) {
        if (!isMissing(error)) throw error;
      }
    });
  }
}

/** Stripe refuses a coupon of 0, so its dashboard does not show such a code; buyers may use it all the same. */
const takesNothingOff = (coupon: Coupon): boolean =>
  (coupon.type === 'percent' ? coupon.basisPoints : coupon.cents) === 0;

/** The coupon that shows a code; 0 uses means without limit. */
export function mirrorRequest({ code, coupon, maxUses, expiresAt }: Promotion) {
  return {
    id: code,
    duration: 'once',
    ...discountOf(coupon, code),
    ...(maxUses > 0 ? { max_redemptions: maxUses } : {}),
    ...(expiresAt === null ? {} : { redeem_by: Math.floor(expiresAt / 1000) }),
  } satisfies Stripe.CouponCreateParams;
}

/** Stripe has no coupon that makes a total; the name says what ours does. Nobody can enter it on a page of Stripe's. */
function discountOf(coupon: Coupon, code: string) {
  switch (coupon.type) {
    case 'percent':
      // Basis points are hundredths, so the two decimals of a money string are those of a percentage.
      return { percent_off: Number(moneyString(coupon.basisPoints)) };
    case 'amount':
      return { amount_off: coupon.cents, currency: 'usd' };
    case 'fixed_price':
      return { percent_off: 100, name: `${code.slice(0, 20)}: total ${formatUsd(coupon.cents)}` };
  }
}
