import type { Provider } from '@summit/rules';
import type { PaymentOrigin } from '../../domain/payment-origin.js';
import type { ProviderFact, ProviderSubject } from '../../domain/provider-fact.js';

/** A notification whose signature holds. It is a signal only: what happened is asked with `factsAbout`. */
export interface ProviderEvent {
  provider: Provider;
  id: string;
  type: string;
  /** Null for types that concern nothing of ours. */
  subject: ProviderSubject | null;
  /** ms, the provider's time. */
  occurredAt: number;
}

export interface RawNotification {
  body: Buffer;
  headers: Record<string, string | string[] | undefined>;
}

/** What both providers have in common. */
export interface ProviderEvents {
  readonly provider: Provider;
  /**
   * Checks the signature on the raw bytes first; null when it does not hold or is too old (Stripe 300 s, PayPal three days). Throws
   * ProviderUnavailable when PayPal's certificate is not known here and can't be read.
   */
  readEvent(notification: RawNotification): Promise<ProviderEvent | null>;
  /** Reads the subject at the provider. Throws ProviderUnavailable when it can't be reached; an unknown subject has no facts. */
  factsAbout(subject: ProviderSubject): Promise<ProviderFact[]>;
  /** Who began the payment that the subject is about. Throws ProviderUnavailable; an unknown subject names nobody. */
  originOf(subject: ProviderSubject): Promise<PaymentOrigin>;
  /** Events since `since` (ms), oldest first, each once, for the reconcile job. */
  eventsSince(since: number): Promise<ProviderEvent[]>;
  /** Disputes that changed since `since` (ms), at most 180 days ago; empty where the list of events is all there is. */
  disputesSince(since: number): Promise<ProviderSubject[]>;
  /** Pays money back, once per key. Throws ProviderUnavailable when the outcome is unknown. */
  refund(refund: { paymentRef: string; amountCents: number; key: string }): Promise<void>;
}

/** The provider did not answer, or not in a way that tells what happened. Trying again with the same key is safe. */
export class ProviderUnavailable extends Error {
  constructor(cause: unknown) {
    super('the payment provider did not answer', { cause });
    this.name = 'ProviderUnavailable';
  }
}

/** All providers by name. */
export type ProviderEventsByName = Record<Provider, ProviderEvents>;
export const PROVIDER_EVENTS = Symbol('PROVIDER_EVENTS');
