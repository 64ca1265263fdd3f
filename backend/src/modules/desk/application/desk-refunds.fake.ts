import type { Transaction } from '../../../platform/database/transactions.port.js';
import type { DeskRefund, DeskRefunds } from './desk-refunds.port.js';

export class InMemoryDeskRefunds implements DeskRefunds {
  readonly all: DeskRefund[] = [];

  async lockOrder(_tx: Transaction, orderId: string): Promise<{ waits: boolean }> {
    return { waits: this.all.some((one) => one.orderId === orderId && one.state === 'waiting') };
  }

  async add(_tx: Transaction, refund: DeskRefund): Promise<void> {
    this.all.push(refund);
  }

  async byId(_tx: Transaction, id: string): Promise<DeskRefund | null> {
    return this.all.find((one) => one.id === id) ?? null;
  }

  async decide(_tx: Transaction, { id, ...decision }: Parameters<DeskRefunds['decide']>[1]): Promise<void> {
    const index = this.all.findIndex((one) => one.id === id);
    this.all[index] = { ...this.all[index]!, ...decision };
  }
}
