import { describeSpeakerAccounts } from '../../../../test/contracts/speaker-accounts.contract.js';
import { InMemorySpeakerAccounts } from './speaker-accounts.fake.js';

describeSpeakerAccounts('the fake', async () => {
  const accounts = new InMemorySpeakerAccounts();
  return { accounts, transactions: accounts, stop: async () => undefined };
});
