import type { Transaction } from '../../../platform/database/transactions.port.js';
import type { DeskQueue } from '../desk.public.js';

export type DeskRefundState = 'waiting' | 'approved' | 'declined';

/** Money that somebody at the desk wants to go back. Cents; times in ms; staff by their ids. */
export interface DeskRefund {
  id: string;
  orderId: string;
  amountCents: number;
  /** Of the order when it was asked for; null: a release that did not write it down. */
  keptCents: number | null;
  reason: string;
  state: DeskRefundState;
  askedBy: string;
  askedAt: number;
  decidedBy: string | null;
  decidedAt: number | null;
}

export interface DeskRefunds extends DeskQueue {
  add(tx: Transaction, refund: DeskRefund): Promise<void>;
  byId(tx: Transaction, id: string): Promise<DeskRefund | null>;
  decide(
    tx: Transaction,
    decision: { id: string; state: 'approved' | 'declined'; decidedBy: string; decidedAt: number },
  ): Promise<void>;
}

export const DESK_REFUNDS = Symbol('DESK_REFUNDS');
