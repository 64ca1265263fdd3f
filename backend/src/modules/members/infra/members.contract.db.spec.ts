import { describeMemberAccounts, describeMembers } from '../../../../test/contracts/members.contract.js';
import { describeVipUsers } from '../../../../test/contracts/vip-users.contract.js';
import { startSqlDatabase } from '../../../../test/harness/sql-database.js';
import { MemberAccountsRepository } from './member-accounts.repository.js';
import { MembersRepository } from './members.repository.js';
import { VipUsersRepository } from './vip-users.repository.js';

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

describeVipUsers('the repository', async () => {
  const { sql, rows, stop } = await startSqlDatabase();
  const leave = async (email: string) => {
    await rows(
      `insert into member_former_email (member_id, email, changed_at) select id, $1, now() from member order by id limit 1`,
      [email],
    );
  };
  return { users: new VipUsersRepository(sql), transactions: sql, leave, stop };
});
