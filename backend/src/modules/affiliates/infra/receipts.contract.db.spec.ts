import { describeReceipts } from '../../../../test/contracts/receipts.contract.js';
import { startSqlDatabase } from '../../../../test/harness/sql-database.js';
import { ReceiptsRepository } from './receipts.repository.js';

describeReceipts('the repository', async () => {
  const { sql, stop } = await startSqlDatabase();
  return { receipts: new ReceiptsRepository(sql), transactions: sql, stop };
});
