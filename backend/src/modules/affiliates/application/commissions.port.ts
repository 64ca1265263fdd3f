import type { Product } from '@summit/rules';
import type { Transaction } from '../../../platform/database/transactions.port.js';
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
  /** The decision that stands for an order, or null. */
  attributionOf(orderId: string): Promise<Attribution | null>;
  /**
   * Stores the decision unless one stands, opens the commission of a credited order and locks it until the transaction ends.
   * Null when the order earns nothing.
   */
  open(tx: Transaction, opening: CommissionOpening): Promise<OpenCommission | null>;
  setHold(tx: Transaction, orderId: string, hold: Hold & { disputed: boolean }): Promise<void>;
  /** Books under the lock of `open`; answers the entry's reference, unique within the order. */
  book(tx: Transaction, entry: NewEntry): Promise<string>;
}

export const COMMISSIONS = Symbol('COMMISSIONS');
