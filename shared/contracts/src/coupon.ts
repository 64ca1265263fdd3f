import type { Product } from '@summit/rules';
import type { Endpoint } from './endpoint.js';

export interface ValidateCouponRequest {
  /** Upper case (F-207). */
  coupon_code: string;
  product_type: Product;
  /** The browser session of countdown or purchase: uses that it reserves itself count as free (C-111). */
  session_id?: string;
}

export interface CouponDiscount {
  type: 'amount' | 'percent';
  /** Dollars, or percent (50 = half). */
  value: number;
}

export type ValidateCouponResponse =
  | { valid: true; message: string; coupon: string; discount: CouponDiscount }
  | { valid: false; message: string };

export const validateStripeCouponEndpoint: Endpoint<{
  body: ValidateCouponRequest;
  response: ValidateCouponResponse;
}> = {
  method: 'POST',
  path: '/api/validate-stripe-coupon',
  access: 'public',
};
