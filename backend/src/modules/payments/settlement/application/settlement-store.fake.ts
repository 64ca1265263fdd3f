import type { Provider } from '@summit/rules';
import type { Transaction } from '../../../../platform/database/transactions.port.js';
import type { SettledOrder, SettlementStore } from './settlement-store.port.js';
import type { OrderState } from '../domain/order-state.js';
import { afterChange, type RowChange } from '../domain/settlement-change.js';

/** Orders with their money in memory, written as the rules of settlement say. */
export class InMemorySettlementStore implements SettlementStore {
  readonly states = new Map<string, OrderState>();
  private failures = 0;

  constructor(orders: readonly OrderState[] = []) {
    for (const order of orders) this.states.set(order.id, order);
  }

  /** The next writes fail before they do anything. */
  failNext(times = 1): void {
    this.failures += times;
  }

  async orderOfPayment({ provider, ref }: { provider: Provider; ref: string }): Promise<string | null> {
    const order = [...this.states.values()].find(({ payments }) =>
      payments.some((payment) => payment.provider === provider && payment.ref === ref),
    );
    return order?.id ?? null;
  }

  async lockPurchase(): Promise<void> {}

  async lock(_tx: Transaction, { orderId }: SettledOrder): Promise<OrderState | null> {
    return this.states.get(orderId) ?? null;
  }

  async write(_tx: Transaction, order: OrderState, { changes }: { changes: RowChange[]; now: number }): Promise<void> {
    if (this.failures > 0) {
      this.failures -= 1;
      throw new Error('the database is away');
    }
    const written = changes.reduce<OrderState>((state, change) => afterChange(state, change), order);
    this.states.set(order.id, written);
  }
}
