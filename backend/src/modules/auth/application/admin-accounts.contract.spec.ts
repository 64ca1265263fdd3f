import { describeAdminAccounts } from '../../../../test/contracts/admin-accounts.contract.js';
import { describeStaffAccounts } from '../../../../test/contracts/staff-accounts.contract.js';
import { SerialTransactions } from '../../../platform/database/transactions.fake.js';
import { InMemoryAdminAccounts } from './admin-accounts.fake.js';
import { InMemoryStaffAccounts } from './staff-accounts.fake.js';

describeAdminAccounts('the fake', async () => {
  const accounts = new InMemoryAdminAccounts();
  const disable = async (id: string) => {
    accounts.accounts = accounts.accounts.map((one) => (one.id === id ? { ...one, disabled: true } : one));
  };
  return { accounts, transactions: new SerialTransactions(), disable, stop: async () => undefined };
});

describeStaffAccounts('the fake', async () => ({
  staff: new InMemoryStaffAccounts(),
  transactions: new SerialTransactions(),
  stop: async () => undefined,
}));
