import type { Product } from '@summit/rules';
import type { Endpoint } from './endpoint.js';
import type { QuoteSummary } from './quote.js';

/** What the three card calls share (F-193). No price: the server computes it (F-230). */
export interface CardPurchaseOptions {
  email: string;
  /** The browser's own id of this purchase (F-194); the same id and product never charge twice (F-226). */
  session_id: string;
  order_bump?: boolean;
  /** Further add-ons of the product by their key; `order_bump` stands for its first. */
  order_bumps?: string[];
  /** 0 to 10; only 0 on vip (C-016). */
  coaching_sessions?: number;
  coupon_code?: string | null;
  /** The total that the buyer saw, in cents. When the server computes another one the answer is `price_changed`. */
  expected_total_cents?: number;
}

export interface OneClickChargeRequest extends CardPurchaseOptions {
  product_type: Product;
  /** Random, made by the page for one press and kept until it has heard an answer: a repeat of a press that paid hears that it is bought. */
  press_id?: string;
}

export interface OneClickChargeResponse {
  order_id: string;
  /** Dollars, read on DFY only (F-186). */
  amount: number;
  /** The order was paid before this press: the same answer again, and nothing was charged by it (F-226). */
  already_owned: boolean;
  quote: QuoteSummary;
}

/** Page that the provider's back link leads to (F-232). */
export type CheckoutReturnPage = 'vip' | 'vip-upgrade' | 'implementation' | 'dfy';

export interface CheckoutSessionRequest extends CardPurchaseOptions {
  name: string;
  product_type: Product;
  affiliate_code?: string | null;
  return_page?: CheckoutReturnPage;
  /** Of the press that tried the saved card before. */
  press_id?: string;
}

/** DFY only: three monthly payments (F-183). */
export interface PaymentPlanRequest extends CardPurchaseOptions {
  name: string;
  affiliate_code?: string | null;
}

export interface CheckoutResponse {
  /** Hosted page to send the browser to, or the page of the order that is paid already. */
  url: string;
  /** The order was paid before this press; there is nothing to pay (F-226). */
  already_owned: boolean;
  quote: QuoteSummary;
  /** About noon of the business day on which this address bought the same on another device, if it did (ISO 8601, C-116). */
  earlier_order_at?: string;
}

/** F-221. Errors: `no_saved_card`, `card_declined`, `authentication_required`, `payment_processing`, `price_changed`; the page then uses hosted checkout. */
export const oneClickChargeEndpoint: Endpoint<{ body: OneClickChargeRequest; response: OneClickChargeResponse }> = {
  method: 'POST',
  path: '/api/stripe/one-click-charge',
  access: 'public',
  idempotent: true,
};

export const createCheckoutSessionEndpoint: Endpoint<{ body: CheckoutSessionRequest; response: CheckoutResponse }> = {
  method: 'POST',
  path: '/api/stripe/create-checkout-session',
  access: 'public',
  idempotent: true,
};

export const createPaymentPlanEndpoint: Endpoint<{ body: PaymentPlanRequest; response: CheckoutResponse }> = {
  method: 'POST',
  path: '/api/stripe/create-payment-plan',
  access: 'public',
  idempotent: true,
};
