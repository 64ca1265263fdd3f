import {
  ERROR_CATALOGUE,
  OUTCOME_TEXTS,
  type ValidateCouponResponse,
  type ValidateDiscountResponse,
} from '@summit/contracts';
import { couponToWire, dollars } from '@summit/pricing';
import type { Provider } from '@summit/rules';
import { COUPON_REFUSALS, type CouponRefusal } from '../application/coupons.port.js';
import type { ValidCoupon } from '../application/validate-coupon.use-case.js';

/** A code that does not hold is an expected answer, not an error (F-209, F-216). */
const refused = (provider: Provider, refusal: CouponRefusal) =>
  ({ valid: false, message: ERROR_CATALOGUE[COUPON_REFUSALS[refusal][provider]].detail }) as const;

/** Answer of F-217: what the page stores and computes with. */
export function presentCoupon(found: ValidCoupon | CouponRefusal): ValidateCouponResponse {
  if (typeof found === 'string') return refused('stripe', found);
  return {
    valid: true,
    message: OUTCOME_TEXTS.couponApplied,
    coupon: found.code,
    discount: couponToWire(found.coupon, found.quote.product),
  };
}

/** Answer of F-218, for the product without options. */
export function presentDiscount(found: ValidCoupon | CouponRefusal): ValidateDiscountResponse {
  if (typeof found === 'string') return refused('paypal', found);
  const { discountCents, totalCents, subtotalCents } = found.quote;
  return {
    valid: true,
    message: OUTCOME_TEXTS.discountApplied,
    savings: dollars(discountCents),
    discounted_price: dollars(totalCents),
    original_price: dollars(subtotalCents),
    discount: couponToWire(found.coupon, found.quote.product),
  };
}
