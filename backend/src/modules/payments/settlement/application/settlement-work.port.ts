import type { Provider } from '@summit/rules';
import type { AttemptKind } from '../../domain/payment-attempt.js';
import type { ProviderSubject } from '../../domain/provider-fact.js';

export interface PlanToLimit {
  orderId: string;
  subscriptionRef: string;
  /** Cents, in order. */
  installments: number[];
}

/** The attempt that brought the money of an order. */
export interface PaidAttempt {
  kind: AttemptKind;
  /** At the provider. */
  ref: string;
}

/** A plan that still charges, with the card that its buyer gave last. */
export interface PlanCard {
  subscriptionRef: string;
  paymentMethodRef: string;
}

/** A duplicate payment that we have not fully paid back yet. */
export interface OwedPayment {
  orderId: string;
  provider: Provider;
  paymentRef: string;
  amountCents: number;
  receivedAt: number;
}

/** A part of a long list: rows after the id `after`, by id, at most `limit`. */
export interface Page {
  after: string | null;
  limit: number;
}

/** What settlement still has to look after. */
export interface SettlementWork {
  /** Orders that wait for money although no attempt can bring it, untouched since `before`. */
  abandonedOrders(before: number, page: Page): Promise<string[]>;
  /** A plan whose subscription nothing ends yet; null when it is limited, over, or paid. */
  planToLimit(orderId: string): Promise<PlanToLimit | null>;
  plansToLimit(limit: number): Promise<string[]>;
  noteSchedule(plan: { orderId: string; subscriptionRef: string; scheduleRef: string }): Promise<void>;
  /** Null while nobody has paid. */
  paidAttempt(orderId: string): Promise<PaidAttempt | null>;
  /** The subscription of a plan that still charges; null for one that is paid, over or paid back. */
  runningPlan(orderId: string): Promise<string | null>;
  /** Null where the plan charges nothing more, or the card that began it. */
  planCard(orderId: string): Promise<PlanCard | null>;
  /** Subscriptions that go on although their plan is paid, or all its money went back. */
  plansToEnd(limit: number): Promise<string[]>;
  /** Orders that stand as refunded in part although their plan ended before its last payment, by id. */
  overPlansToSettle(limit: number): Promise<{ orderId: string; subscriptionRef: string }[]>;
  /** Payments of a provider that came since (ms), by id. */
  paymentsSince(payments: { provider: Provider; since: number }, page: Page): Promise<{ id: string; ref: string }[]>;
  owedPayments(before: number, limit: number): Promise<OwedPayment[]>;
  /** Those of one order. */
  owedOf(orderId: string): Promise<OwedPayment[]>;
  /** What goes on about an order at its provider after it was paid: its subscription and its open disputes. */
  openSubjectsOf(orderId: string): Promise<ProviderSubject[]>;
}

export const SETTLEMENT_WORK = Symbol('SETTLEMENT_WORK');
