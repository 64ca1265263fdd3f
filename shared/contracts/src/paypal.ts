import type { Product } from '@summit/rules';
import type { CouponDiscount } from './coupon.js';
import type { Endpoint } from './endpoint.js';
import type { QuoteSummary } from './quote.js';

export interface PaypalOrderRequest {
  email: string;
  name: string;
  product_type: Product;
  session_id: string;
  order_bump?: boolean;
  /** Further add-ons of the product by their key; `order_bump` stands for its first. */
  order_bumps?: string[];
  /** Implementation only: its alternative payment buttons use this call as well (F-240). */
  coaching_sessions?: number;
  affiliate_code?: string | null;
  discount_code?: string | null;
  /** The total that the buyer saw, in cents; another one answers `price_changed`. */
  expected_total_cents?: number;
}

export interface PaypalOrderResponse {
  /** PayPal's order id, which its button needs. */
  order_id: string;
  quote: QuoteSummary;
  /** About noon of the business day on which this address bought the same on another device, if it did (ISO 8601, C-116). */
  earlier_order_at?: string;
}

export interface PaypalCaptureRequest extends PaypalOrderRequest {
  order_id: string;
}

/** `PENDING`: PayPal holds the money for review, the purchase completes with its notification. */
export type PaypalCaptureStatus = 'COMPLETED' | 'PENDING';

/** C-073. A second capture of the same order answers the first result (F-235). */
export interface PaypalCaptureResponse {
  success: boolean;
  order_id: string;
  status: PaypalCaptureStatus;
  transaction_id: string;
}

export interface ValidateDiscountRequest {
  /** Trimmed and upper-cased (F-214). */
  discount_code: string;
  product_type: Product;
  /** The browser session of countdown or purchase: its offer decides the price, and uses that it reserves itself count as free (C-111). */
  session_id?: string;
}

/** Amounts in dollars, for the product without options; `discount` lets the page compute the price with them. */
export type ValidateDiscountResponse =
  | {
      valid: true;
      message: string;
      savings: number;
      discounted_price: number;
      original_price: number;
      discount: CouponDiscount;
    }
  | { valid: false; message: string };

export const createPaypalOrderEndpoint: Endpoint<{ body: PaypalOrderRequest; response: PaypalOrderResponse }> = {
  method: 'POST',
  path: '/api/paypal/create-order',
  access: 'public',
  idempotent: true,
};

export const capturePaypalOrderEndpoint: Endpoint<{ body: PaypalCaptureRequest; response: PaypalCaptureResponse }> = {
  method: 'POST',
  path: '/api/paypal/capture-order',
  access: 'public',
  idempotent: true,
};

export const validatePaypalDiscountEndpoint: Endpoint<{
  body: ValidateDiscountRequest;
  response: ValidateDiscountResponse;
}> = {
  method: 'POST',
  path: '/api/paypal/validate-discount',
  access: 'public',
};
