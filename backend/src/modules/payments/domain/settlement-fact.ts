import type { ProviderFact } from './provider-fact.js';

/** What we know or decide ourselves about an order, settled by the same rules as what a provider says. */
export type InternalFact =
  /** An attempt that can't bring money any more, by our own record of it. */
  | {
      kind: 'attempt_closed';
      orderId: string;
      attemptId: string;
      state: 'declined' | 'expired' | 'canceled';
      declineCode: string | null;
    }
  /** The back office has agreed that the buyer mistyped the address. Normalized. */
  | { kind: 'email_corrected'; orderId: string; email: string }
  /** Nobody has tried to pay for a while. */
  | { kind: 'order_abandoned'; orderId: string }
  /** Paid back outside the provider, by bank transfer for example (C-019). */
  | { kind: 'refund_recorded'; orderId: string; ref: string; amountCents: number; reason: string; at: number };

export type SettlementFact = ProviderFact | InternalFact;
