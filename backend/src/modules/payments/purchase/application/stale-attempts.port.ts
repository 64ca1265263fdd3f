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

/** Attempts whose end we have not heard of. */
export interface StaleAttempts {
  /** Live attempts unchanged since `before` (ms): those after the id `after`, by id, at most `limit`. */
  since(before: number, page: { after: string | null; limit: number }): Promise<StaleAttempt[]>;
  /** A live attempt, however new; null when it has ended. */
  byId(attemptId: string): Promise<StaleAttempt | null>;
  /** The live attempt of an order; null when it has none. */
  ofOrder(orderId: string): Promise<StaleAttempt | null>;
}

export const STALE_ATTEMPTS = Symbol('STALE_ATTEMPTS');
