import type { PastPayment } from '../past-payment.js';
import { PaypalAccount } from './paypal-account.js';
import { decimalText } from './paypal-amount.js';
import { payerOf } from './payer.js';
import type { PaypalState } from './paypal-state.js';

/** What happened in the past is nobody's news any more. */
const NOBODY_IS_TOLD = { orderApproved() {}, capture() {}, refund() {}, dispute() {} };

const accountAt = (state: PaypalState, at: number) => new PaypalAccount(state, { now: () => at }, NOBODY_IS_TOLD);

/** Books a payment that its buyer approved, and what was paid back of it, at their own times. */
export function bookPastCapture(state: PaypalState, past: PastPayment) {
  const { orderId, installation, cents, email, name, description, at, refund } = past;
  const account = accountAt(state, at);
  const unit = {
    custom_id: orderId,
    invoice_id: installation ? `${orderId}.${installation}` : orderId,
    description: description.slice(0, 127),
    amount: { currency_code: 'USD', value: decimalText(cents) },
  };
  const order = account.createOrder({ intent: 'CAPTURE', purchase_units: [unit] }, state.base);
  account.approve(order, payerOf({ email, name }), 'complete');
  account.captureOrder(order.id);
  const payment = state.captures.at(-1)!.id;
  const amount = refund && { currency_code: 'USD', value: decimalText(refund.cents) };
  const paidBack = refund && accountAt(state, refund.at).refundCapture(payment, { amount });
  return { payment, refund: paidBack?.id ?? null, subscription: null, invoice: null };
}
