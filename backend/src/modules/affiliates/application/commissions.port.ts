import type { Product } from '@summit/rules';
import type { Transaction } from '../../../platform/database/transactions.port.js';
import type { Attribution } from '../domain/attribution.js';
import type { BookedCommission, CommissionChange } from '../domain/commission-change.js';
import type { Hold } from '../domain/hold.js';
import type { Suspicion } from '../domain/suspicion.js';

export interface OpenCommission extends BookedCommission {
  affiliateId: string;
  review: CommissionReview | null;
}

/** Whether somebody has to look at a commission before it is paid out, and how that ended. */
export type CommissionReview = 'held' | 'released' | 'denied';

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
  /** The same lock and answer for a commission that is open. */
  lock(tx: Transaction, orderId: string): Promise<OpenCommission | null>;
  /** Answers whether that changed anything. */
  setHold(tx: Transaction, orderId: string, hold: Hold & { disputed: boolean }): Promise<boolean>;
  /** Orders of an affiliate with money that is in no payout. */
  unpaidOrdersOf(affiliateId: string): Promise<string[]>;
  /** Locks these commissions and holds those with money in no payout that nobody has looked at; answers which it held. */
  holdForReview(
    tx: Transaction,
    hold: { orderIds: readonly string[]; suspicions: readonly Suspicion[]; at: number },
  ): Promise<string[]>;
  decideReview(tx: Transaction, orderId: string, decision: Exclude<CommissionReview, 'held'>): Promise<void>;
  /** Books under the lock of `open`; answers the entry's reference, unique within the order. */
  book(tx: Transaction, entry: NewEntry): Promise<string>;
}

export const COMMISSIONS = Symbol('COMMISSIONS');
