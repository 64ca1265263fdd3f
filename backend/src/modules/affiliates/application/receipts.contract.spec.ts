import { describeReceipts } from '../../../../test/contracts/receipts.contract.js';
import { SerialTransactions } from '../../../platform/database/transactions.fake.js';
import { InMemoryReceipts } from './receipts.fake.js';

describeReceipts('the fake', async () => ({
  receipts: new InMemoryReceipts(),
  transactions: new SerialTransactions(),
  stop: async () => undefined,
}));
