import type { Transaction } from '../../platform/database/transactions.port.js';

/** Refunds that the desk has asked for. */
export interface DeskQueue {
  /**
   * Until the end of the transaction nobody decides at the desk about refunds of this order. `waits`: one of them has no second
   * approver yet. Locked before anything of payments.
   */
  lockOrder(tx: Transaction, orderId: string): Promise<{ waits: boolean }>;
}

export const DESK_QUEUE = Symbol('DESK_QUEUE');
