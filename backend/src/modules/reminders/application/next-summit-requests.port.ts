import type { Transaction } from '../../../platform/database/transactions.port.js';

/** Who waits for the dates of the next summit, by normalized address. */
export interface NextSummitRequests {
  /** Repeatable. `at` in ms. */
  add(email: string, at: number): Promise<void>;
  forget(email: string): Promise<void>;
  /** Takes up to `limit` of them out of the list, for good. */
  take(tx: Transaction, limit: number): Promise<{ id: string; email: string }[]>;
}

export const NEXT_SUMMIT_REQUESTS = Symbol('NEXT_SUMMIT_REQUESTS');
