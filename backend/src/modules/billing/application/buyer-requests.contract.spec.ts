import { randomUUID } from 'node:crypto';
import { describeBuyerRequests } from '../../../../test/contracts/buyer-requests.contract.js';
import { SerialTransactions } from '../../../platform/database/transactions.fake.js';
import { InMemoryBuyerRequests } from './buyer-requests.fake.js';

describeBuyerRequests('the fake', async () => ({
  requests: new InMemoryBuyerRequests(),
  transactions: new SerialTransactions(),
  newOrder: async () => randomUUID(),
  stop: async () => undefined,
}));
