import type { ErrorTable } from './error-entry.js';

/** Checkout, coupons and discount codes (public-funnel.md 5 and 8, payments.md 1.3). */
export const PAYMENT_ERRORS = {
  product_invalid: { status: 400, detail: 'This product does not exist.' },
  purchase_session_required: { status: 400, detail: 'The purchase session is missing. Reload the page and try again.' },
  bump_not_offered: { status: 400, detail: 'This add-on is not part of this product.' },
  coaching_sessions_invalid: { status: 400, detail: 'Choose between 0 and 10 coaching sessions.' },
  coaching_not_offered: { status: 400, detail: 'Coaching sessions are not part of this product.' },
  payment_plan_not_offered: { status: 400, detail: 'This product cannot be paid in installments.' },
  coupon_required: { status: 400, detail: 'Please enter a coupon code' },
  coupon_invalid: { status: 400, detail: 'Invalid coupon code' },
  discount_required: { status: 400, detail: 'Please enter a discount code' },
  discount_invalid: { status: 400, detail: 'Invalid discount code' },
  code_expired: { status: 400, detail: 'This code has expired.' },
  code_used_up: { status: 400, detail: 'This code has already been used as often as it can be.' },
  /** `{time}` in this and the next two: when the first ends, such as "12 minutes" (C-111). */
  code_reserved: { status: 409, detail: 'All uses are taken right now. One may come free in {time}.' },
  spots_reserved: { status: 409, detail: 'All spots are taken right now. One may come free in {time}.' },
  reservations_open: { status: 409, detail: 'Too many payment pages are open for this. One of them ends in {time}.' },
  code_wrong_product: { status: 400, detail: 'This code is for a different product.' },
  /** One answer for an unknown address, another browser and a missing card (C-065). */
  no_saved_card: { status: 402, detail: 'No saved card' },
  card_declined: { status: 402, detail: 'Your card was declined. No money was taken.' },
  card_expired: { status: 402, detail: 'Your saved card has expired. No money was taken.' },
  authentication_required: { status: 402, detail: 'Your bank asks you to confirm this payment.' },
  wallet_declined: {
    status: 402,
    detail:
      'PayPal could not charge the payment method you chose. No money was taken. Choose another one and try again.',
  },
  already_purchased: { status: 409, detail: 'You already have this. You were not charged again.' },
  price_changed: { status: 409, detail: 'The price has changed' },
  sold_out: { status: 409, detail: 'All spots are taken.' },
  payment_processing: { status: 409, detail: 'Your last payment is still being processed. Please wait a moment.' },
  paypal_order_not_approved: { status: 409, detail: 'This payment has not been approved in PayPal yet.' },
  paypal_amount_mismatch: {
    status: 409,
    detail: 'The amount that PayPal reported differs from your order. Nothing was booked and our team has been told.',
  },
  paypal_order_failed: { status: 503, detail: 'Failed to create order' },
  payment_unknown: {
    status: 503,
    detail: 'We could not reach the payment provider. You will not be charged twice. Please try again in a moment.',
  },
  /** The provider is away and was not called: definite, unlike `payment_unknown`. */
  payment_not_started: {
    status: 503,
    detail: 'Card payments are not available right now. You were not charged. Please try again in a moment.',
  },
  checkout_unavailable: { status: 503, detail: 'Error creating checkout session. Please try again.' },
  payment_plan_unavailable: { status: 503, detail: 'Error creating payment plan. Please try again.' },
  plan_charges_nothing: { status: 409, detail: 'This payment plan has no payments to come.' },
  card_page_unavailable: { status: 503, detail: 'The page for another card could not be opened. Please try again.' },
  webhook_signature_invalid: { status: 400, detail: 'The signature of the notification is not valid.' },
} as const satisfies ErrorTable;
