import type Stripe from 'stripe';
import type { ProviderBooks, ProviderLine, ProviderLineKind } from '../application/provider-books.port.js';
import { ProviderUnavailable } from '../application/provider-events.port.js';
import { UNNAMED, type PaymentOrigin } from '../../domain/payment-origin.js';
import type { StripeClient } from './stripe-client.js';
import { answered, isRefusal, isStripeError } from './stripe-errors.js';
import { idOf } from './stripe-facts.js';
import { originIn, StripeOrigins } from './stripe-origins.js';

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

  private readonly origins: StripeOrigins;

  constructor(private readonly stripe: StripeClient) {
    this.origins = new StripeOrigins(stripe);
  }

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

  originOf(reference: string): Promise<PaymentOrigin> {
    return answered(() => this.origins.of({ kind: 'charge', ref: reference }));
  }
}

function lineOf(movement: Stripe.BalanceTransaction): ProviderLine {
  const { id, amount, fee, currency, created } = movement;
  const source = typeof movement.source === 'object' ? movement.source : null;
  // Disputes come as adjustments, among others.
  const kind = source?.object === 'dispute' ? 'dispute' : (KINDS[movement.type] ?? 'other');
  const isFee = kind === 'fee';
  const about = source?.object === 'refund' || source?.object === 'dispute' ? idOf(source.payment_intent) : null;
  const { orderId, installation } = source?.object === 'charge' ? originIn(source.metadata) : UNNAMED;
  return {
    id,
    kind,
    reference: referenceOf(source) ?? id,
    ...(about && { about }),
    orderId,
    ...(installation !== null && { installation }),
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
