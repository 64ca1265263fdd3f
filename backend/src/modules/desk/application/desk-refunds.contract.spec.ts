import { randomUUID } from 'node:crypto';
import { describeDeskRefunds } from '../../../../test/contracts/desk-refunds.contract.js';
import { SerialTransactions } from '../../../platform/database/transactions.fake.js';
import { InMemoryDeskRefunds } from './desk-refunds.fake.js';

describeDeskRefunds('the fake', async () => ({
  refunds: new InMemoryDeskRefunds(),
  transactions: new SerialTransactions(),
  newOrder: async () => randomUUID(),
  stop: async () => undefined,
}));
