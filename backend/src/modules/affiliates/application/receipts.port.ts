import type { Transaction } from '../../../platform/database/transactions.port.js';
import type { ReceiptStep } from '../domain/receipt.js';

export interface Receipts {
  /** Writes how the receipt begins, unless it has begun. */
  begin(tx: Transaction, orderId: string, steps: readonly ReceiptStep[]): Promise<void>;
  /** Adds a step to each of some receipts. The caller holds the locks of their commissions, which numbers the steps. */
  append(tx: Transaction, steps: readonly { orderId: string; step: ReceiptStep }[]): Promise<void>;
  /** In their order; empty for an order that was never decided on. */
  of(orderId: string): Promise<ReceiptStep[]>;
}

export const RECEIPTS = Symbol('RECEIPTS');
