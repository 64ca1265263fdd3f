import { describeSpeakerAccounts } from '../../../../test/contracts/speaker-accounts.contract.js';
import { startSqlDatabase } from '../../../../test/harness/sql-database.js';
import { SpeakerAccountsRepository } from './speaker-accounts.repository.js';

describeSpeakerAccounts('the repository', async () => {
  const { sql, stop } = await startSqlDatabase();
  return { accounts: new SpeakerAccountsRepository(sql), transactions: sql, stop };
});
