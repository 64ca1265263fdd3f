import type Stripe from 'stripe';
import type { ProviderBooks, ProviderLine, ProviderLineKind } from '../application/provider-books.port.js';
import { ProviderUnavailable } from '../application/provider-events.port.js';
import { namedOrder } from './named-order.js';
import type { StripeClient } from './stripe-client.js';
import { answered, isMissing, isRefusal, isStripeError } from './stripe-errors.js';
import { idOf } from './stripe-facts.js';

const PAGE = 100;

const KINDS: Readonly<Record<string, ProviderLineKind>> = {
  charge: 'charge',
  payment: 'charge',
  refund: 'refund',
  payment_refund: 'refund',
  refund_failure: 'refund',
  payment_failure_refund: 'refund',
  stripe_fee: 'fee',
  stripe_fx_fee: 'fee',
  network_cost: 'fee',
  tax_fee: 'fee',
};
/** Between Stripe and the bank. */
const TRANSFERS: ReadonlySet<string> = new Set([
  'payout',
  'payout_cancel',
  'payout_failure',
  'topup',
  'topup_reversal',
]);

/** Stripe's balance transactions. */
export class StripeBooks implements ProviderBooks {
  readonly provider = 'stripe';

  constructor(private readonly stripe: StripeClient) {}

  async *lines(from: number, to: number): AsyncGenerator<ProviderLine> {
    const created = { gte: Math.ceil(from / 1000), lt: Math.ceil(to / 1000) };
    try {
      const wanted = { created, limit: PAGE, expand: ['data.source'] };
      for await (const movement of (await this.stripe()).balanceTransactions.list(wanted)) {
        if (!TRANSFERS.has(movement.type)) yield lineOf(movement);
      }
    } catch (error) {
      if (isStripeError(error) && !isRefusal(error)) throw new ProviderUnavailable(error);
      throw error;
    }
  }

  /** Charges of a plan carry no order: the subscription behind their invoice does. */
  async orderOf(reference: string): Promise<string | null> {
    try {
      return await answered(async () => {
        const stripe = await this.stripe();
        const intent = await stripe.paymentIntents.retrieve(reference);
        const named = namedOrder(intent.metadata['order_id']);
        if (named) return named;
        const payment = { type: 'payment_intent', payment_intent: reference } as const;
        const [paid] = (await stripe.invoicePayments.list({ payment, limit: 1 })).data;
        const invoiceRef = idOf(paid?.invoice);
        if (!invoiceRef) return null;
        const { parent } = await stripe.invoices.retrieve(invoiceRef);
        return namedOrder(parent?.subscription_details?.metadata?.['order_id']);
      });
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }
}

function lineOf(movement: Stripe.BalanceTransaction): ProviderLine {
  const { id, amount, fee, currency, created } = movement;
  const source = typeof movement.source === 'object' ? movement.source : null;
  // Disputes come as adjustments, among others.
  const kind = source?.object === 'dispute' ? 'dispute' : (KINDS[movement.type] ?? 'other');
  const isFee = kind === 'fee';
  const about = source?.object === 'refund' || source?.object === 'dispute' ? idOf(source.payment_intent) : null;
  return {
    id,
    kind,
    reference: referenceOf(source) ?? id,
    ...(about && { about }),
    orderId: source?.object === 'charge' ? namedOrder(source.metadata['order_id']) : null,
    cents: isFee ? 0 : amount,
    feeCents: isFee ? fee - amount : fee,
    currency,
    at: created * 1000,
  };
}

function referenceOf(source: Exclude<Stripe.BalanceTransaction['source'], string>): string | null {
  if (source?.object === 'charge') return idOf(source.payment_intent) ?? source.id;
  return source?.object === 'refund' || source?.object === 'dispute' ? source.id : null;
}
