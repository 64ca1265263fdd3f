import type { Provider } from '@summit/rules';

/**
 * Something at a provider that a notification is about. `charge`: a card charge (payment intent). `refunds`: all refunds of the
 * payment `ref`. `wallet_order`: an order at the wallet, with its captures.
 */
export interface ProviderSubject {
  provider: Provider;
  kind: 'checkout' | 'charge' | 'invoice' | 'subscription' | 'refunds' | 'dispute' | 'wallet_order';
  ref: string;
}

/** The card that a paid checkout saved. Provider ids only, never a number (F-229). */
export interface CardOnFile {
  customerRef: string;
  paymentMethodRef: string;
  brand: string;
  last4: string;
}

/** Money has arrived. `ref` is the payment intent or the capture: the one key of this payment. */
export interface PaymentReceived {
  kind: 'payment_received';
  provider: Provider;
  orderId: string;
  ref: string;
  amountCents: number;
  /** Lower case, `usd`. */
  currency: string;
  /** ms, the provider's time. */
  receivedAt: number;
  /** The hosted page, charge or wallet order that it came through; null for a later installment. */
  attemptRef: string | null;
  /** Set for payments of a plan. */
  installment: { invoiceRef: string; subscriptionRef: string } | null;
  /** As the provider knows the payer; null parts are unknown. */
  payer: { email: string | null; name: string | null };
  card: CardOnFile | null;
}

/** What a provider says is so, read from the provider itself and never from a notification's body (payments.md 0.6). */
export type ProviderFact =
  | PaymentReceived
  /** An attempt is over without money. `denied`: the provider's review said no. */
  | {
      kind: 'attempt_ended';
      orderId: string;
      attemptRef: string;
      reason: 'declined' | 'expired' | 'canceled' | 'denied';
      declineCode: string | null;
    }
  /** The provider holds the money for review. */
  | { kind: 'payment_pending'; orderId: string; attemptRef: string }
  /** The buyer approved in the wallet and nobody has captured. */
  | { kind: 'wallet_approved'; orderId: string; attemptRef: string; approvedAt: number }
  | {
      kind: 'installment_failed';
      orderId: string;
      subscriptionRef: string;
      invoiceRef: string;
      nextAttemptAt: number | null;
      /** Page where the buyer can pay it. */
      payUrl: string | null;
    }
  /** The subscription ended, by the schedule or because the provider gave up. */
  | { kind: 'plan_ended'; orderId: string; subscriptionRef: string }
  | { kind: 'plan_seen'; orderId: string; subscriptionRef: string; nextDueAt: number | null }
  /** The buyer has saved another card for what a plan still charges. `givenAt`: ms, the provider's time. */
  | { kind: 'plan_card_given'; orderId: string; subscriptionRef: string; card: CardOnFile; givenAt: number }
  | { kind: 'refunds_seen'; provider: Provider; paymentRef: string; refunds: ProviderRefund[] }
  /** The bank asks about a payment, and no money has moved. */
  | { kind: 'inquiry_seen'; provider: Provider; paymentRef: string; ref: string }
  | {
      kind: 'dispute_seen';
      provider: Provider;
      paymentRef: string;
      ref: string;
      state: 'open' | 'won' | 'lost';
      amountCents: number;
      at: number;
      /** Until when the provider takes our evidence (ms); null where it names no time. */
      respondBy: number | null;
    };

export interface ProviderRefund {
  ref: string;
  amountCents: number;
  state: 'pending' | 'succeeded' | 'failed';
  at: number;
}
