import type { Transaction } from '../../../platform/database/transactions.port.js';

interface BuyerRequestBase {
  id: string;
  orderId: string;
  reason: string;
  /** ms */
  askedAt: number;
}

/** What a buyer asks for. `guaranteeUntil` in ms; `newEmail` normalized. */
export type NewBuyerRequest = BuyerRequestBase &
  ({ kind: 'refund'; guaranteeUntil: number | null } | { kind: 'email'; newEmail: string });

export interface StoredBuyerRequest {
  id: string;
  orderId: string;
  kind: 'refund' | 'email';
  state: 'pending' | 'approved' | 'declined';
  newEmail: string | null;
  /** ms */
  askedAt: number;
  answer: string | null;
}

export interface BuyerRequestDecision {
  id: string;
  state: 'approved' | 'declined';
  answer: string | null;
  amountCents: number | null;
  /** ms */
  at: number;
}

export interface BuyerRequests {
  /** False while one of the same kind waits for this order. */
  add(tx: Transaction, request: NewBuyerRequest): Promise<boolean>;
  /** Locked until the transaction ends. */
  lock(tx: Transaction, id: string): Promise<StoredBuyerRequest | null>;
  decide(tx: Transaction, decision: BuyerRequestDecision): Promise<void>;
  /** Newest first. */
  ofOrders(orderIds: readonly string[], tx?: Transaction): Promise<StoredBuyerRequest[]>;
}

export const BUYER_REQUESTS = Symbol('BUYER_REQUESTS');
