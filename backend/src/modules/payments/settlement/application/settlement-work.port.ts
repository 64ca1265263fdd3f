import type { Provider } from '@summit/rules';
import type { ProviderSubject } from '../../domain/provider-fact.js';

export interface PlanToLimit {
  orderId: string;
  subscriptionRef: string;
  /** Cents, in order. */
  installments: number[];
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
  /** Subscriptions that go on although their plan is paid, or all its money went back. */
  plansToEnd(limit: number): Promise<string[]>;
  /** Payments of a provider that came since (ms), by id. */
  paymentsSince(payments: { provider: Provider; since: number }, page: Page): Promise<{ id: string; ref: string }[]>;
  owedPayments(before: number, limit: number): Promise<OwedPayment[]>;
  /** Those of one order. */
  owedOf(orderId: string): Promise<OwedPayment[]>;
  /** What goes on about an order at its provider after it was paid: its subscription and its open disputes. */
  openSubjectsOf(orderId: string): Promise<ProviderSubject[]>;
}

export const SETTLEMENT_WORK = Symbol('SETTLEMENT_WORK');
