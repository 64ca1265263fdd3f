import type { ConfirmUse, Confirmation } from '../money/confirm-intent.js';
import { confirmIntent, createIntent } from '../money/confirm-intent.js';
import { disputeForTestCard } from '../money/dispute-charge.js';
import type { Invoice, InvoicePayment } from '../objects/invoice.js';
import type { PaymentIntent } from '../objects/payment-intent.js';
import type { PaymentMethod } from '../objects/payment-method.js';
import type { Subscription } from '../objects/subscription.js';
import type { StripeAccount } from '../stripe-account.js';
import { endSubscription } from './end-subscription.js';
import { linkPayment, settleInvoice } from './issue-invoice.js';

const DAY = 86_400;
/** After a failed charge the card is tried again so many days later; after the last one the subscription ends. */
const RETRY_AFTER_DAYS = [3, 5, 7] as const;

export function subscriptionOf(account: StripeAccount, invoice: Invoice): Subscription {
  return account.get('subscriptions', invoice.parent.subscription_details.subscription);
}

function paymentOf(account: StripeAccount, invoice: Invoice): { payment: InvoicePayment; intent: PaymentIntent } {
  const known = account.all('invoicePayments').find((one) => one.invoice === invoice.id && one.status === 'open');
  if (known) return { payment: known, intent: account.get('paymentIntents', known.payment.payment_intent) };
  const intent = createIntent(account, {
    amount: invoice.amount_due,
    currency: invoice.currency,
    customer: invoice.customer,
    description: 'Subscription update',
  });
  return { payment: linkPayment(account, invoice, intent.id), intent };
}

/** Tries to pay an open invoice with a card; paid, the subscription is active again. */
export function tryInvoice(
  account: StripeAccount,
  invoice: Invoice,
  { method, use }: { method: PaymentMethod; use: ConfirmUse },
): Confirmation {
  const { payment, intent } = paymentOf(account, invoice);
  const result = confirmIntent(account, intent, { method, use });
  if (result.kind !== 'succeeded') return result;
  settleInvoice(account, invoice, payment);
  const subscription = subscriptionOf(account, invoice);
  if (subscription.status === 'past_due') setStatus(account, subscription, 'active');
  disputeForTestCard(account, intent);
  return result;
}

function setStatus(account: StripeAccount, subscription: Subscription, status: 'active' | 'past_due'): void {
  const previous = { status: subscription.status };
  subscription.status = status;
  account.emit('customer.subscription.updated', subscription, previous);
}

/** Charges the saved card for an invoice while the buyer is away, and plans the next try where the card is declined. */
export function collectInvoice(account: StripeAccount, invoice: Invoice): void {
  const subscription = subscriptionOf(account, invoice);
  const method = account.get('paymentMethods', subscription.default_payment_method);
  const result = tryInvoice(account, invoice, { method, use: { offSession: true, authenticated: false } });
  if (result.kind === 'succeeded') return;
  const days = RETRY_AFTER_DAYS[invoice.attempt_count];
  invoice.attempt_count += 1;
  invoice.attempted = true;
  invoice.next_payment_attempt = days === undefined ? null : account.now() + days * DAY;
  if (result.kind === 'declined' && result.decline.code === 'authentication_required') {
    account.emit('invoice.payment_action_required', invoice);
  }
  account.emit('invoice.payment_failed', invoice);
  if (days === undefined) return endSubscription(account, subscription, { reason: 'payment_failed' });
  if (subscription.status === 'active') setStatus(account, subscription, 'past_due');
}
