import type { Product } from '@summit/rules';
import type { Quote } from '@summit/pricing';
import type { CardOnFile, PaymentReceived } from '../../domain/provider-fact.js';

/** One attempt to get money for an order. Everything that goes to the provider is stored on the attempt, so a repeat sends the same. */
export interface SavedCardCharge {
  orderId: string;
  product: Product;
  amountCents: number;
  card: Pick<CardOnFile, 'customerRef' | 'paymentMethodRef'>;
  receiptEmail: string;
  /** The mark of this installation; left out where the attempt is older than marks. */
  installation?: string | undefined;
  /** Same key for an unknown outcome, another one only after a definite decline (payments.md 1.3). */
  key: string;
}

export type ChargeOutcome =
  | { result: 'paid'; payment: PaymentReceived }
  /** Definite: no money was taken and none will be. */
  | {
      result: 'declined';
      reason: 'card_declined' | 'card_expired' | 'authentication_required';
      declineCode: string | null;
    }
  | { result: 'processing'; ref: string }
  | { result: 'unknown' };

/** The call was not made, because the provider is away: it knows nothing of this charge, unless an earlier call told it. */
export interface ChargeNotSent {
  result: 'not_sent';
}

export interface CheckoutStart {
  orderId: string;
  quote: Quote;
  /** Shown as the discount's name on the hosted page. */
  couponCode: string | null;
  /** A customer of this very browser, or null: the hosted page then makes one. */
  customerRef: string | null;
  /** Prefilled; null for placeholder addresses, which never reach the provider (C-066). */
  email: string | null;
  successUrl: string;
  cancelUrl: string;
  /** The mark of this installation; left out where the attempt is older than marks. */
  installation?: string;
  /** ms; computed once and stored, because a repeat under the same key must send the same (payments.md 1.2). */
  expiresAt: number;
  key: string;
}

export type CheckoutOutcome =
  | { result: 'open'; ref: string; url: string }
  /** The provider refused what we sent, or would charge another amount; nothing can be paid. */
  | { result: 'refused'; detail: string }
  | { result: 'unknown' };

export interface PlanTerms {
  orderId: string;
  subscriptionRef: string;
  /** Cents, in order. */
  installments: number[];
}

/** A page on which the buyer saves another card for the rest of a plan. Nothing is charged there. */
export interface CardPageStart {
  orderId: string;
  subscriptionRef: string;
  /** Where the buyer goes after saving, and who turns back without. */
  successUrl: string;
  cancelUrl: string;
  /** The mark of this installation. */
  installation: string;
  /** ms */
  expiresAt: number;
  key: string;
}

export interface CardPayments {
  chargeSavedCard(charge: SavedCardCharge): Promise<ChargeOutcome | ChargeNotSent>;
  /** What became of a charge that stayed unknown, without charging again. */
  findCharge(charge: SavedCardCharge): Promise<ChargeOutcome | { result: 'not_found' }>;
  startCheckout(checkout: CheckoutStart): Promise<CheckoutOutcome>;
  /** Hosted page for the first of three monthly payments (`quote.installments`). */
  startPlan(checkout: CheckoutStart): Promise<CheckoutOutcome>;
  /** Makes a hosted page unpayable. `completed`: it was paid before. */
  closeCheckout(ref: string): Promise<'closed' | 'completed' | 'unknown'>;
  /** Sees to it that the subscription charges exactly these installments and then ends. Repeatable. Answers the schedule's id. */
  limitPlan(plan: PlanTerms): Promise<string>;
  startCardPage(page: CardPageStart): Promise<CheckoutOutcome>;
  /** Makes this card pay what the subscription still charges. Repeatable; one that has ended is left alone. */
  usePlanCard(plan: { subscriptionRef: string; paymentMethodRef: string }): Promise<void>;
  /** Stops a subscription that must not charge again. Repeatable. */
  endPlan(subscriptionRef: string): Promise<void>;
}

export const CARD_PAYMENTS = Symbol('CARD_PAYMENTS');
