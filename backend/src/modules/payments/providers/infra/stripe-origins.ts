import type Stripe from 'stripe';
import { UNNAMED, type PaymentOrigin } from '../../domain/payment-origin.js';
import type { ProviderSubject } from '../../domain/provider-fact.js';
import { namedOrder } from './named-order.js';
import type { StripeClient } from './stripe-client.js';
import { isMissing } from './stripe-errors.js';
import { idOf } from './stripe-facts.js';
import { INSTALLATION } from './stripe-requests.js';

type Reader = (ref: string) => Promise<PaymentOrigin>;

export const originIn = (metadata: Stripe.Metadata | null | undefined): PaymentOrigin => ({
  orderId: namedOrder(metadata?.['order_id']),
  installation: metadata?.[INSTALLATION] ?? null,
});

/** Reads at Stripe who began a payment. What Stripe does not know names nobody; other errors of the SDK pass through. */
export class StripeOrigins {
  private readonly readers: Record<ProviderSubject['kind'], Reader> = {
    checkout: async (ref) => originIn((await (await this.stripe()).checkout.sessions.retrieve(ref)).metadata),
    charge: (ref) => this.ofPayment(ref),
    refunds: (ref) => this.ofPayment(ref),
    invoice: (ref) => this.ofInvoice(ref),
    subscription: async (ref) => originIn((await (await this.stripe()).subscriptions.retrieve(ref)).metadata),
    dispute: async (ref) => {
      const payment = idOf((await (await this.stripe()).disputes.retrieve(ref)).payment_intent);
      return payment ? this.ofPayment(payment) : UNNAMED;
    },
    wallet_order: async () => UNNAMED,
  };

  constructor(private readonly stripe: StripeClient) {}

  async of({ kind, ref }: Pick<ProviderSubject, 'kind' | 'ref'>): Promise<PaymentOrigin> {
    try {
      return await this.readers[kind](ref);
    } catch (error) {
      if (isMissing(error)) return UNNAMED;
      throw error;
    }
  }

  /** Charges of a plan name nobody: the subscription behind their invoice does. */
  private async ofPayment(reference: string): Promise<PaymentOrigin> {
    const stripe = await this.stripe();
    const named = originIn((await stripe.paymentIntents.retrieve(reference)).metadata);
    if (named.orderId) return named;
    const payment = { type: 'payment_intent', payment_intent: reference } as const;
    const [paid] = (await stripe.invoicePayments.list({ payment, limit: 1 })).data;
    const invoiceRef = idOf(paid?.invoice);
    return invoiceRef ? this.ofInvoice(invoiceRef) : UNNAMED;
  }

  private async ofInvoice(reference: string): Promise<PaymentOrigin> {
    const { parent } = await (await this.stripe()).invoices.retrieve(reference);
    return originIn(parent?.subscription_details?.metadata);
  }
}
