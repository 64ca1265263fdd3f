import type { Product } from '@summit/rules';
import type { PaymentAttempts } from '../../src/modules/payments/purchase/application/payment-attempts.port.js';
import type { Places } from '../../src/modules/payments/purchase/application/places.port.js';
import type { PurchaseOrders } from '../../src/modules/payments/purchase/application/purchase-orders.port.js';
import type { PurchaseOrder } from '../../src/modules/payments/purchase/domain/purchase.js';
import type { AttemptEnds } from '../../src/modules/payments/settlement/application/attempt-ends.port.js';
import type { Transactions } from '../../src/platform/database/transactions.port.js';

export interface PurchaseWorld {
  orders: PurchaseOrders;
  places: Places;
  attempts: PaymentAttempts;
  ends: AttemptEnds;
  transactions: Transactions;
  /** What settlement makes of an order. */
  settle(orderId: string, books: Pick<PurchaseOrder, 'status' | 'paidAt'>): Promise<void>;
  /** Money arrives for an order, one payment after the other. */
  pay(orderId: string, ref: string): Promise<void>;
  limitSpots(product: Product, spots: number): Promise<void>;
  stop(): Promise<void>;
}
