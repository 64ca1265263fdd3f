import { describePaymentAttempts } from '../../../../../test/contracts/payment-attempts.contract.js';
import { describePurchaseOrders } from '../../../../../test/contracts/purchase-orders.contract.js';
import type { PurchaseWorld } from '../../../../../test/contracts/purchase-world.js';
import { SerialTransactions } from '../../../../platform/database/transactions.fake.js';
import { InMemoryPurchaseOrders } from './purchase-orders.fake.js';

const open = async (): Promise<PurchaseWorld> => {
  const orders = new InMemoryPurchaseOrders();
  return {
    orders,
    places: orders,
    attempts: orders.attempts,
    ends: orders.attempts,
    transactions: new SerialTransactions(),
    settle: async (orderId, books) =>
      void Object.assign(
        orders.rows.find(({ id }) => id === orderId)!,
        books,
      ),
    pay: async (orderId, ref) => orders.notePayment(orderId, ref),
    limitSpots: async (product, spots) => void orders.limits.set(product, spots),
    stop: async () => undefined,
  };
};

describePurchaseOrders('the fake', open);
describePaymentAttempts('the fake', open);
