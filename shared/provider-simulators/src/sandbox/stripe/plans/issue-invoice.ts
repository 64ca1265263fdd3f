import {
  makeInvoice,
  makeInvoicePayment,
  type Invoice,
  type InvoiceDraft,
  type InvoicePayment,
} from '../objects/invoice.js';
import type { Subscription } from '../objects/subscription.js';
import type { StripeAccount } from '../stripe-account.js';

type Wish = Pick<InvoiceDraft, 'reason' | 'lines' | 'discount' | 'period'>;

/** A new draft, which nobody can pay yet; it becomes the subscription's latest invoice. */
export function draftInvoice(account: StripeAccount, subscription: Subscription, wish: Wish): Invoice {
  const invoice = makeInvoice(account.now(), {
    ...wish,
    subscription,
    customer: account.get('customers', subscription.customer),
  });
  account.add('invoices', invoice);
  subscription.latest_invoice = invoice.id;
  account.emit('invoice.created', invoice);
  return invoice;
}

export function finalizeInvoice(account: StripeAccount, invoice: Invoice): void {
  invoice.status = 'open';
  invoice.status_transitions.finalized_at = account.now();
  invoice.number = `SANDBOX-${String(account.all('invoices').length).padStart(4, '0')}`;
  invoice.hosted_invoice_url = `${account.state.baseUrl}/stripe/i/${invoice.id}`;
  account.emit('invoice.finalized', invoice);
}

/** A new invoice that is final at once. */
export function issueInvoice(account: StripeAccount, subscription: Subscription, wish: Wish): Invoice {
  const invoice = draftInvoice(account, subscription, wish);
  finalizeInvoice(account, invoice);
  return invoice;
}

/** Says that an intent is to pay the invoice. */
export function linkPayment(account: StripeAccount, invoice: Invoice, intent: string): InvoicePayment {
  const payment = makeInvoicePayment(account.now(), invoice, intent);
  account.add('invoicePayments', payment);
  return payment;
}

/** Books the invoice as paid by its payment. */
export function settleInvoice(account: StripeAccount, invoice: Invoice, payment: InvoicePayment): void {
  const now = account.now();
  invoice.attempt_count += 1;
  invoice.attempted = true;
  invoice.status = 'paid';
  invoice.amount_paid = invoice.amount_due;
  invoice.amount_remaining = 0;
  invoice.next_payment_attempt = null;
  invoice.status_transitions.paid_at = now;
  payment.status = 'paid';
  payment.amount_paid = invoice.amount_due;
  payment.status_transitions.paid_at = now;
  account.emit('invoice.paid', invoice);
  account.emit('invoice.payment_succeeded', invoice);
  account.emit('invoice_payment.paid', payment);
}
