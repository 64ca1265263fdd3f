import type { SqlExecutor } from '../../../../platform/database/sql.js';
import type { OrderState } from '../domain/order-state.js';
import type { Provider } from '../../domain/provider-fact.js';
import type { RowChange } from '../domain/settlement-change.js';

/** Orders with all their money, for whoever settles them. */
export interface SettlementStore {
  /** The order that a payment belongs to; null for a payment that nobody has booked. */
  orderOfPayment(payment: { provider: Provider; ref: string }): Promise<string | null>;
  /**
   * Reads an order and keeps everybody else from settling it, or another one of its session and product, until the transaction
   * ends. Null when there is none.
   */
  lock(tx: SqlExecutor, orderId: string): Promise<OrderState | null>;
  /** Writes the rows as the changes say. `now` in ms. */
  write(tx: SqlExecutor, order: OrderState, { changes, now }: { changes: RowChange[]; now: number }): Promise<void>;
}

export const SETTLEMENT_STORE = Symbol('SETTLEMENT_STORE');
