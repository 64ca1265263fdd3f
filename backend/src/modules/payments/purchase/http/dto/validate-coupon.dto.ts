import type { ValidateCouponRequest, ValidateDiscountRequest } from '@summit/contracts';
import type { Product } from '@summit/rules';
import { OptionalSessionIdField, ProductField, TypedCodeField } from './purchase-fields.js';

/** Body of `POST /api/validate-stripe-coupon` (F-206). */
export class ValidateCouponDto implements ValidateCouponRequest {
  @TypedCodeField({ required: 'coupon_required', invalid: 'coupon_invalid' })
  coupon_code: string;

  @ProductField()
  product_type: Product;

  @OptionalSessionIdField()
  session_id?: string;
}

/** Body of `POST /api/paypal/validate-discount` (F-214, F-218). */
export class ValidateDiscountDto implements ValidateDiscountRequest {
  @TypedCodeField({ required: 'discount_required', invalid: 'discount_invalid' })
  discount_code: string;

  @ProductField()
  product_type: Product;

  @OptionalSessionIdField()
  session_id?: string;
}
