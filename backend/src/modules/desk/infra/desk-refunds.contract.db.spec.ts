import { describeDeskRefunds } from '../../../../test/contracts/desk-refunds.contract.js';
import { insertOrder } from '../../../../test/harness/order-rows.js';
import { startSqlDatabase } from '../../../../test/harness/sql-database.js';
import { DeskRefundsRepository } from './desk-refunds.repository.js';

describeDeskRefunds('the repository', async () => {
  const database = await startSqlDatabase();
  const { sql, stop } = database;
  return { refunds: new DeskRefundsRepository(), transactions: sql, newOrder: () => insertOrder(database), stop };
});
