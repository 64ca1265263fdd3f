import { describeOfferTimers, describeSavedCards } from '../../../../../test/contracts/offers.contract.js';
import { insertOrder } from '../../../../../test/harness/order-rows.js';
import { startSqlDatabase, type SqlDatabase } from '../../../../../test/harness/sql-database.js';
import { BuyerAddressesRepository } from './buyer-addresses.repository.js';
import { OfferTimersRepository } from './offer-timers.repository.js';
import { SavedCardsRepository } from './saved-cards.repository.js';

/** A paid order of this browser; answers its id. */
async function orderOf(database: SqlDatabase, { buyerId, email }: { buyerId: string; email: string }) {
  await database.rows('insert into buyer (id, created_at) values ($1, now()) on conflict do nothing', [buyerId]);
  const orderId = await insertOrder(database, { email });
  await database.rows('update purchase_order set buyer_id = $2 where id = $1', [orderId, buyerId]);
  return orderId;
}

describeOfferTimers('the repository', async () => {
  const database = await startSqlDatabase();
  const { sql, stop } = database;
  return {
    timers: new OfferTimersRepository(sql),
    addresses: new BuyerAddressesRepository(sql),
    pay: async (buyerId, email) => void (await orderOf(database, { buyerId, email })),
    stop,
  };
});

describeSavedCards('the repository', async () => {
  const database = await startSqlDatabase();
  const { sql, stop } = database;
  return {
    cards: new SavedCardsRepository(sql),
    save: async ({ customerRef, paymentMethodRef, brand, last4, savedAt, ...who }) => {
      const orderId = await orderOf(database, who);
      await database.rows(
        `insert into saved_card (order_id, buyer_id, email, customer_ref, payment_method_ref, brand, last4, saved_at)
         values ($1, $2, $3, $4, $5, $6, $7, to_timestamp($8::float8 / 1000))`,
        [orderId, who.buyerId, who.email, customerRef, paymentMethodRef, brand, last4, savedAt],
      );
    },
    stop,
  };
});
