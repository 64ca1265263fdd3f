import { randomUUID } from 'node:crypto';
import { describeExperiments } from '../../../../test/contracts/experiments.contract.js';
import { SerialTransactions } from '../../../platform/database/transactions.fake.js';
import { InMemoryExperiments } from './experiments.fake.js';

describeExperiments('the fake', async () => {
  const experiments = new InMemoryExperiments();
  return {
    experiments,
    transactions: new SerialTransactions(),
    newSignup: async () => randomUUID(),
    registrations: async (experimentId) =>
      [...experiments.registrations]
        .filter(([key]) => key.startsWith(`${experimentId} `))
        .map(([, { visitor, signupId }]) => ({ signupId, visitor })),
    stop: async () => undefined,
  };
});
