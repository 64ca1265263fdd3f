import type { Charge } from '../objects/charge.js';
import type { StripeAccount } from '../stripe-account.js';

/** `metadata.order_id` of the payment, or of the subscription whose invoice it paid; null where there is none. */
export function orderOfCharge(account: StripeAccount, { payment_intent, metadata }: Charge): string | null {
  const own = metadata['order_id'] ?? account.find('paymentIntents', payment_intent)?.metadata['order_id'];
  if (own !== undefined) return own;
  const paid = account.all('invoicePayments').find((one) => one.payment.payment_intent === payment_intent);
  const invoice = paid && account.find('invoices', paid.invoice);
  return invoice?.parent.subscription_details.metadata['order_id'] ?? null;
}
