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

/** A new finalised invoice; it becomes the subscription's latest. */
export function issueInvoice(account: StripeAccount, subscription: Subscription, wish: Wish): Invoice {
  const invoice = makeInvoice(account.now(), {
    ...wish,
    subscription,
    customer: account.get('customers', subscription.customer),
    number: `SANDBOX-${String(account.all('invoices').length + 1).padStart(4, '0')}`,
    baseUrl: account.state.baseUrl,
  });
  account.add('invoices', invoice);
  subscription.latest_invoice = invoice.id;
  account.emit('invoice.created', invoice);
  account.emit('invoice.finalized', invoice);
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
