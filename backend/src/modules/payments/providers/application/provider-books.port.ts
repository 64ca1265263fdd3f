import type { Provider } from '@summit/rules';
import type { PaymentOrigin } from '../../domain/payment-origin.js';

/**
 * `charge`: money of a buyer. `refund`: money back to one, also when it fails and returns. `dispute`: what a bank took, also when it
 * returns. `fee`: what the provider keeps without a payment it belongs to. `other`: a movement that this product never makes.
 */
export type ProviderLineKind = 'charge' | 'refund' | 'dispute' | 'fee' | 'other';

/** One line of a provider's own book. Transfers to the bank are not among them: what we book ends at the provider. */
export interface ProviderLine {
  /** The provider's id of the line, unique in its book. */
  id: string;
  kind: ProviderLineKind;
  /** What our book calls it: payment intent or capture, refund, dispute; of the other kinds the line's own id. */
  reference: string;
  /** For a refund or a dispute: the provider's id of the payment, or of the earlier line that it takes back. */
  about?: string;
  /** The order that was named to the provider; null where none was, or no id of ours. */
  orderId: string | null;
  /** The mark of the installation that began it, where the line bears one. */
  installation?: string;
  /** Cents before the fee, negative for money that leaves. */
  cents: number;
  /** Cents that the provider keeps; negative where it gives a fee back. */
  feeCents: number;
  /** Lower case. */
  currency: string;
  /** ms. */
  at: number;
}

/** What a provider has booked itself. */
export interface ProviderBooks {
  readonly provider: Provider;
  /** Lines of a span of time (ms; without its end), in any order, read page by page. Throws ProviderUnavailable. */
  lines(from: number, to: number): AsyncIterable<ProviderLine>;
  /** Who began a payment, by its reference. Throws ProviderUnavailable, or a provider's refusal. */
  originOf(reference: string): Promise<PaymentOrigin>;
}

export type ProviderBooksByName = Readonly<Record<Provider, ProviderBooks>>;
export const PROVIDER_BOOKS = Symbol('PROVIDER_BOOKS');
