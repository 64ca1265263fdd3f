import type { ApiError } from '@summit/api-client';
import type { Product } from '@summit/rules';

/** Texts of the documents, word for word (F-143, F-164, F-184 to F-192). */
export const PURCHASE_TEXTS = {
  processing: 'Processing',
  checkoutFailed: 'Error creating checkout session. Please try again.',
  planFailed: 'Error creating payment plan. Please try again.',
  exception: 'Error processing payment. Please try again.',
  nextOffer: 'Payment Successful! Redirecting to next offer...',
  thankYou: 'Payment Successful! Thank you for your purchase!',
} as const;

export const successText = (product: Product): string =>
  product === 'dfy' ? PURCHASE_TEXTS.thankYou : PURCHASE_TEXTS.nextOffer;

/** Refusals that trying again does not cure: the buyer reads what the server says instead of the general text. */
const TELLING_CODES: ReadonlySet<string> = new Set([
  'already_purchased',
  'sold_out',
  'coupon_invalid',
  'discount_invalid',
  'code_expired',
  'code_used_up',
  'code_wrong_product',
  'payment_processing',
  'payment_unknown',
  'payment_not_started',
  'name_required',
  'email_required',
  'email_invalid',
  'rate_limited',
]);

/** The server's own text where it helps the buyer on, else null. */
export const tellingDetail = (error: ApiError): string | null =>
  TELLING_CODES.has(error.code ?? '') ? error.detail : null;
