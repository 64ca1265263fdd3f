import type { ApiError } from '@summit/api-client';
import type { Product } from '@summit/rules';
import { dayText } from '../../../lib/site/shown-date';

/** Texts of the documents, word for word (F-184). */
export const PURCHASE_TEXTS = {
  processing: 'Processing',
  checkoutFailed: 'Error creating checkout session. Please try again.',
  planFailed: 'Error creating payment plan. Please try again.',
  exception: 'Error processing payment. Please try again.',
  owned: 'You already have this. You were not charged again.',
  nextOffer: 'Payment Successful! Redirecting to next offer...',
  thankYou: 'Payment Successful! Thank you for your purchase!',
} as const;

/** Before something is paid that the address has bought on another device; a second press goes on (C-116). */
export const alreadyBoughtText = (orderedAt: string): string =>
  `This email address already has an order for this, of ${dayText(orderedAt)}. To order it again all the same, press the button once more. If both are paid, we pay the second one back.`;

export const successText = (product: Product): string =>
  product === 'dfy' ? PURCHASE_TEXTS.thankYou : PURCHASE_TEXTS.nextOffer;

/** Refusals that trying again does not cure: the buyer reads what the server says instead of the general text. */
const CODES_SHOWN_TO_BUYERS: ReadonlySet<string> = new Set([
  'already_purchased',
  'sold_out',
  'coupon_invalid',
  'discount_invalid',
  'code_expired',
  'code_used_up',
  'code_reserved',
  'spots_reserved',
  'reservations_open',
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
export const detailForBuyer = (error: ApiError): string | null =>
  CODES_SHOWN_TO_BUYERS.has(error.code ?? '') ? error.detail : null;
