import { describeMemberAccounts, describeMembers } from '../../../../test/contracts/members.contract.js';
import { startSqlDatabase } from '../../../../test/harness/sql-database.js';
import { MemberAccountsRepository } from './member-accounts.repository.js';
import { MembersRepository } from './members.repository.js';

const NOW = Date.UTC(2025, 10, 20);

describeMembers('the repository', async () => {
  const { sql, stop } = await startSqlDatabase();
  return { members: new MembersRepository(sql), transactions: sql, stop };
});

describeMemberAccounts('the repository', async () => {
  const { sql, stop } = await startSqlDatabase();
  const members = new MembersRepository(sql);
  const newMember = async (email: string) =>
    (await sql.transaction((tx) => members.ensure(tx, { email, name: 'Hana', at: NOW, paidAt: NOW }))).id;
  return { accounts: new MemberAccountsRepository(sql), transactions: sql, newMember, stop };
});
