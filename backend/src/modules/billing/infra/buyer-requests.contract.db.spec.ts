import { describeBuyerRequests } from '../../../../test/contracts/buyer-requests.contract.js';
import { insertOrder } from '../../../../test/harness/order-rows.js';
import { startSqlDatabase } from '../../../../test/harness/sql-database.js';
import { BuyerRequestsRepository } from './buyer-requests.repository.js';

describeBuyerRequests('the repository', async () => {
  const database = await startSqlDatabase();
  const { sql, stop } = database;
  const requests = new BuyerRequestsRepository(sql);
  return { requests, transactions: sql, newOrder: () => insertOrder(database), stop };
});
