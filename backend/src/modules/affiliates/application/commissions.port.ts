import type { Product } from '@summit/rules';
import type { SqlExecutor } from '../../../platform/database/sql.js';
import type { Attribution } from '../domain/attribution.js';
import type { BookedCommission, CommissionChange } from '../domain/commission-change.js';
import type { Hold } from '../domain/hold.js';

export interface OpenCommission extends BookedCommission {
  affiliateId: string;
}

export interface CommissionOpening {
  orderId: string;
  product: Product;
  attribution: Attribution;
  /** ms */
  at: number;
}

export interface NewEntry extends CommissionChange {
  orderId: string;
  affiliateId: string;
  /** The change of the order that it is booked for. */
  cause: string;
  /** ms */
  at: number;
}

export interface Commissions {
  /** Runs work in one transaction: commits what it answers, rolls back what it throws. */
  transaction<Result>(work: (tx: SqlExecutor) => Promise<Result>): Promise<Result>;
  /** The decision that stands for an order, or null. */
  attributionOf(orderId: string): Promise<Attribution | null>;
  /**
   * Stores the decision unless one stands, opens the commission of a credited order and locks it until the transaction ends.
   * Null when the order earns nothing.
   */
  open(tx: SqlExecutor, opening: CommissionOpening): Promise<OpenCommission | null>;
  setHold(tx: SqlExecutor, orderId: string, hold: Hold & { disputed: boolean }): Promise<void>;
  /** Books under the lock of `open`; answers the entry's reference, unique within the order. */
  book(tx: SqlExecutor, entry: NewEntry): Promise<string>;
}

export const COMMISSIONS = Symbol('COMMISSIONS');
