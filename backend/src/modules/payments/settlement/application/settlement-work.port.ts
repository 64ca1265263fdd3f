import type { Provider } from '../../domain/provider-fact.js';
import type { AttemptKind } from '../../domain/payment-attempt.js';

/** An attempt that is open for longer than it should take. Times in ms. */
export interface StaleAttempt {
  id: string;
  orderId: string;
  kind: AttemptKind;
  /** At the provider; null when the answer that would have told it was lost. */
  ref: string | null;
  expiresAt: number | null;
  /** The order has its money from elsewhere, or the session holds the product by another order. */
  paidElsewhere: boolean;
}

export interface PlanToLimit {
  orderId: string;
  subscriptionRef: string;
  /** Cents, in order. */
  installments: number[];
}

/** A duplicate payment of which we still owe something back. */
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
  /** Live attempts that nothing has happened to since `before`. */
  staleAttempts(before: number, page: Page): Promise<StaleAttempt[]>;
  staleAttempt(attemptId: string): Promise<StaleAttempt | null>;
  /** Orders that wait for money which no attempt can bring, and that nobody has touched since `before`. */
  abandonedOrders(before: number, page: Page): Promise<string[]>;
  /** A plan whose subscription nothing ends yet; null when it is limited, over, or paid. */
  planToLimit(orderId: string): Promise<PlanToLimit | null>;
  plansToLimit(limit: number): Promise<string[]>;
  noteSchedule(plan: { orderId: string; subscriptionRef: string; scheduleRef: string }): Promise<void>;
  /** Subscriptions that go on although their plan is paid, or all its money went back. */
  plansToEnd(limit: number): Promise<string[]>;
  owedPayments(before: number, limit: number): Promise<OwedPayment[]>;
}

export const SETTLEMENT_WORK = Symbol('SETTLEMENT_WORK');
