import type { Transaction } from '../../../platform/database/transactions.port.js';
import type { ReceiptStep } from '../domain/receipt.js';
import type { Receipts } from './receipts.port.js';

export class InMemoryReceipts implements Receipts {
  private readonly steps = new Map<string, ReceiptStep[]>();

  async begin(_tx: Transaction, orderId: string, steps: readonly ReceiptStep[]): Promise<void> {
    if (!this.steps.has(orderId) && steps.length > 0) this.steps.set(orderId, [...steps]);
  }

  async append(_tx: Transaction, steps: readonly { orderId: string; step: ReceiptStep }[]): Promise<void> {
    for (const { orderId, step } of steps) this.steps.set(orderId, [...(this.steps.get(orderId) ?? []), step]);
  }

  async of(orderId: string): Promise<ReceiptStep[]> {
    return [...(this.steps.get(orderId) ?? [])];
  }
}
