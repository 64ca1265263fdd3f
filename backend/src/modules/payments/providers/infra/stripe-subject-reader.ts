import type Stripe from 'stripe';
import type { ProviderFact, ProviderSubject } from '../../domain/provider-fact.js';
import type { StripeClient } from './stripe-client.js';
import {
  chargeFacts,
  disputeFacts,
  idOf,
  invoiceFacts,
  isOneClick,
  planCardFacts,
  refundFacts,
  subscriptionFacts,
  unpaidCheckoutFacts,
  type InvoiceRead,
} from './stripe-facts.js';

const PAYMENT_DETAILS = ['payment_method', 'latest_charge'];
/** More refunds than one payment can sensibly have. */
const MAX_REFUNDS = 1_000;

type Session = Stripe.Checkout.Session;
type Reader = (ref: string) => Promise<ProviderFact[]>;

/** Reads subjects at Stripe. Errors of the SDK pass through. */
export class StripeSubjectReader {
  private readonly readers: Record<ProviderSubject['kind'], Reader> = {
    checkout: (ref) => this.checkout(ref),
    charge: (ref) => this.charge(ref),
    invoice: (ref) => this.invoice(ref, null),
    subscription: async (ref) => subscriptionFacts(await (await this.stripe()).subscriptions.retrieve(ref)),
    refunds: (ref) => this.refunds(ref),
    dispute: async (ref) => disputeFacts(await (await this.stripe()).disputes.retrieve(ref)),
    wallet_order: async () => [],
  };

  constructor(private readonly stripe: StripeClient) {}

  read({ kind, ref }: ProviderSubject): Promise<ProviderFact[]> {
    return this.readers[kind](ref);
  }

  private async checkout(ref: string): Promise<ProviderFact[]> {
    const page = await (
      await this.stripe()
    ).checkout.sessions.retrieve(ref, { expand: ['setup_intent.payment_method'] });
    if (page.mode === 'setup') return planCardFacts(page);
    const invoiceRef = idOf(page.invoice);
    const intentRef = idOf(page.payment_intent);
    if (page.payment_status === 'paid' && invoiceRef) return this.invoice(invoiceRef, page);
    const intent = intentRef ? await this.intent(intentRef) : null;
    return page.payment_status === 'paid' && intent ? chargeFacts(intent, page) : unpaidCheckoutFacts(page, intent);
  }

  private async charge(ref: string): Promise<ProviderFact[]> {
    const intent = await this.intent(ref);
    // The page knows the buyer and is what the order remembers.
    const page =
      intent.metadata.order_id && !isOneClick(intent) ? await this.pageOf({ payment_intent: intent.id }) : null;
    return chargeFacts(intent, page);
  }

  private async invoice(ref: string, page: Session | null): Promise<ProviderFact[]> {
    const invoice = await (await this.stripe()).invoices.retrieve(ref);
    const subscription = idOf(invoice.parent?.subscription_details?.subscription);
    const first = invoice.billing_reason === 'subscription_create';
    return invoiceFacts({
      invoice,
      paid: invoice.status === 'paid' ? await this.paymentFor(invoice) : null,
      page: page ?? (first && subscription ? await this.pageOf({ subscription }) : null),
    });
  }

  private async paymentFor(invoice: Stripe.Invoice): Promise<InvoiceRead['paid']> {
    const payments = await (await this.stripe()).invoicePayments.list({ invoice: invoice.id });
    const payment = payments.data.find(({ status, payment }) => status === 'paid' && payment.payment_intent);
    const intentRef = idOf(payment?.payment.payment_intent);
    // Marked as paid by hand: no money came through Stripe.
    if (!payment || !intentRef) return null;
    const paidAt = payment.status_transitions.paid_at ?? payment.created;
    return { intent: await this.intent(intentRef), at: paidAt * 1000 };
  }

  private async refunds(paymentRef: string): Promise<ProviderFact[]> {
    const refunds = await (
      await this.stripe()
    ).refunds
      .list({ payment_intent: paymentRef, limit: 100 })
      .autoPagingToArray({ limit: MAX_REFUNDS });
    return refundFacts(paymentRef, refunds);
  }

  private async intent(ref: string): Promise<Stripe.PaymentIntent> {
    return (await this.stripe()).paymentIntents.retrieve(ref, { expand: PAYMENT_DETAILS });
  }

  private async pageOf(by: { payment_intent: string } | { subscription: string }): Promise<Session | null> {
    const pages = await (await this.stripe()).checkout.sessions.list({ ...by, limit: 1 });
    return pages.data[0] ?? null;
  }
}
