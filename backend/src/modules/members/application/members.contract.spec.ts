import { describeMemberAccounts, describeMembers } from '../../../../test/contracts/members.contract.js';
import { describeVipUsers } from '../../../../test/contracts/vip-users.contract.js';
import { InMemoryMemberAccounts } from './member-accounts.fake.js';
import { InMemoryMembers } from './members.fake.js';
import { InMemoryVipUsers } from './vip-users.fake.js';

const stop = async () => undefined;

describeMembers('the fake', async () => {
  const members = new InMemoryMembers();
  return { members, transactions: members, stop };
});

describeMemberAccounts('the fake', async () => {
  const accounts = new InMemoryMemberAccounts();
  const newMember = async (email: string) => {
    const id = `m${accounts.accounts.length + 1}`;
    accounts.accounts.push({ id, email, name: 'Hana', passwordHash: null });
    return id;
  };
  return { accounts, transactions: new InMemoryMembers(), newMember, stop };
});

describeVipUsers('the fake', async () => {
  const users = new InMemoryVipUsers();
  const leave = async (email: string) => void users.former.push(email);
  return { users, transactions: new InMemoryMembers(), leave, stop };
});
