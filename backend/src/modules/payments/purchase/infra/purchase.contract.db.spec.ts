import { randomUUID } from 'node:crypto';
import { describePaymentAttempts } from '../../../../../test/contracts/payment-attempts.contract.js';
import { describePurchaseOrders } from '../../../../../test/contracts/purchase-orders.contract.js';
import type { PurchaseWorld } from '../../../../../test/contracts/purchase-world.js';
import { PURCHASE_TIME } from '../../../../../test/builders/purchase.js';
import { startSqlDatabase } from '../../../../../test/harness/sql-database.js';
import { Settings } from '../../../../platform/settings/settings.js';
import { AttemptEndsRepository } from '../../settlement/infra/attempt-ends.repository.js';
import { PaymentAttemptsRepository } from './payment-attempts.repository.js';
import { PlacesRepository } from './places.repository.js';
import { PurchaseOrdersRepository } from './purchase-orders.repository.js';

const open = async (): Promise<PurchaseWorld> => {
  const { sql, rows, stop } = await startSqlDatabase();
  let payments = 0;
  return {
    orders: new PurchaseOrdersRepository(sql),
    places: new PlacesRepository(sql, new Settings(sql)),
    attempts: new PaymentAttemptsRepository(sql),
    ends: new AttemptEndsRepository(sql),
    transactions: sql,
    settle: async (orderId, { status, paidAt }) => {
      await rows('update purchase_order set status = $2, paid_at = to_timestamp($3::float8 / 1000) where id = $1', [
        orderId,
        status,
        paidAt,
      ]);
    },
    pay: async (orderId, ref) => {
      await rows(
        `insert into payment (id, order_id, provider, provider_ref, amount_cents, booked_as, received_at)
         values ($1, $2, 'stripe', $3, 3700, 'order', to_timestamp($4::float8 / 1000))`,
        [randomUUID(), orderId, ref, PURCHASE_TIME + payments++],
      );
    },
    limitSpots: async (product, spots) => {
      await rows('insert into setting (key, value) values ($1, $2)', [
        `payments.enforce_spots.${product}`,
        String(spots),
      ]);
    },
    stop,
  };
};

describePurchaseOrders('the repository', open);
describePaymentAttempts('the repository', open);
