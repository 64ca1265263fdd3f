import { describeAdminAccounts } from '../../../../test/contracts/admin-accounts.contract.js';
import { describeStaffAccounts } from '../../../../test/contracts/staff-accounts.contract.js';
import { startSqlDatabase } from '../../../../test/harness/sql-database.js';
import { AdminAccountsRepository } from './admin-accounts.repository.js';
import { StaffAccountsRepository } from './staff-accounts.repository.js';

describeAdminAccounts('the repository', async () => {
  const { sql, rows, stop } = await startSqlDatabase();
  const disable = async (id: string) => {
    await rows('update admin_account set disabled_at = now() where id = $1', [id]);
  };
  return { accounts: new AdminAccountsRepository(sql), transactions: sql, disable, stop };
});

describeStaffAccounts('the repository', async () => {
  const { sql, stop } = await startSqlDatabase();
  return { staff: new StaffAccountsRepository(sql), transactions: sql, stop };
});
