import type { Provider } from '@summit/rules';
import type { Transaction } from '../../../../platform/database/transactions.port.js';
import type { OrderState } from '../domain/order-state.js';
import type { RowChange } from '../domain/settlement-change.js';

/** An order, and the address that the provider tells for a payment; null where it tells none. */
export interface SettledOrder {
  orderId: string;
  payerEmail: string | null;
}

/** Orders with all their money, for whoever settles them. */
export interface SettlementStore {
  /** The order that a payment belongs to; null for a payment that nobody has booked. */
  orderOfPayment(payment: { provider: Provider; ref: string }): Promise<string | null>;
  /** Until the transaction ends, nobody else settles an order of the same session and product, or of the same address and product. */
  lockPurchase(tx: Transaction, order: SettledOrder): Promise<void>;
  /** Reads an order and keeps everybody else from changing it until the transaction ends. Null when there is none. */
  lock(tx: Transaction, order: SettledOrder): Promise<OrderState | null>;
  /** Writes the rows as the changes say. `now` in ms. */
  write(tx: Transaction, order: OrderState, { changes, now }: { changes: RowChange[]; now: number }): Promise<void>;
}

export const SETTLEMENT_STORE = Symbol('SETTLEMENT_STORE');
