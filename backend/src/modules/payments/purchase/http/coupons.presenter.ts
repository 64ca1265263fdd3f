import { OUTCOME_TEXTS, type ValidateCouponResponse, type ValidateDiscountResponse } from '@summit/contracts';
import { couponToWire, dollars } from '@summit/pricing';
import { AppError } from '../../../../platform/errors/app-error.js';
import type { ValidCoupon } from '../application/validate-coupon.use-case.js';

/** A code that does not hold is an expected answer, not an error (F-209, F-216). */
const refused = ({ message }: AppError) => ({ valid: false, message }) as const;

/** Answer of F-217: what the page stores and computes with. */
export function presentCoupon(found: ValidCoupon | AppError): ValidateCouponResponse {
  if (found instanceof AppError) return refused(found);
  return {
    valid: true,
    message: OUTCOME_TEXTS.couponApplied,
    coupon: found.code,
    discount: couponToWire(found.coupon, found.quote.product),
  };
}

/** Answer of F-218, for the product without options, at the price that the caller would pay now. */
export function presentDiscount(found: ValidCoupon | AppError): ValidateDiscountResponse {
  if (found instanceof AppError) return refused(found);
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
