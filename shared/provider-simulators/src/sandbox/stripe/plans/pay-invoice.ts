import type { TestCard } from '../cards/test-cards.js';
import { attachMethod, createMethod, failAuthentication } from '../money/confirm-intent.js';
import type { PayResult } from '../checkout/pay-result.js';
import type { Invoice } from '../objects/invoice.js';
import type { PaymentIntent } from '../objects/payment-intent.js';
import type { PaymentMethod } from '../objects/payment-method.js';
import type { StripeAccount } from '../stripe-account.js';
import { subscriptionOf, tryInvoice } from './collect-invoice.js';

interface InvoiceTry {
  invoice: Invoice;
  method: PaymentMethod;
  authenticated: boolean;
}

/** The payment of an invoice that waits for 3-D Secure. */
export function waitingIntent(account: StripeAccount, invoice: Invoice): PaymentIntent | undefined {
  return account
    .all('invoicePayments')
    .filter((one) => one.invoice === invoice.id)
    .map((one) => account.find('paymentIntents', one.payment.payment_intent))
    .find((intent) => intent?.status === 'requires_action');
}

/** Pays an open invoice on its own page; the card becomes that of the plan, so that the next installment works. */
export function payInvoice(
  account: StripeAccount,
  invoice: Invoice,
  payer: { card: TestCard; name: string },
): PayResult {
  if (invoice.status !== 'open') return { kind: 'closed' };
  const method = createMethod(account, payer.card, { email: invoice.customer_email, name: payer.name });
  return attempt(account, { invoice, method, authenticated: false });
}

/** Goes on after 3-D Secure. */
export function authenticateInvoice(account: StripeAccount, invoice: Invoice, approved: boolean): PayResult {
  const intent = waitingIntent(account, invoice);
  const method = intent?.payment_method ? account.find('paymentMethods', intent.payment_method) : undefined;
  if (invoice.status !== 'open' || !intent || !method) return { kind: 'closed' };
  if (!approved) return { kind: 'declined', message: failAuthentication(account, intent, method) };
  return attempt(account, { invoice, method, authenticated: true });
}

function attempt(account: StripeAccount, { invoice, method, authenticated }: InvoiceTry): PayResult {
  const result = tryInvoice(account, invoice, { method, use: { offSession: false, authenticated } });
  if (result.kind === 'declined') return { kind: 'declined', message: result.decline.message };
  if (result.kind === 'authenticate') return result;
  attachMethod(account, method, invoice.customer);
  const subscription = subscriptionOf(account, invoice);
  if (subscription.status !== 'canceled') {
    const previous = { default_payment_method: subscription.default_payment_method };
    subscription.default_payment_method = method.id;
    account.emit('customer.subscription.updated', subscription, previous);
  }
  return { kind: 'paid' };
}
