import { describePasskeyQuestions, describePasskeyStore } from '../../../../test/contracts/passkeys.contract.js';
import { FixedClock } from '../../../platform/clock/clock.fake.js';
import { SerialTransactions } from '../../../platform/database/transactions.fake.js';
import { InMemoryPasskeyQuestions, InMemoryPasskeyStore } from './passkeys.fake.js';

const stop = async () => undefined;

describePasskeyStore('the fake', async () => ({
  passkeys: new InMemoryPasskeyStore(),
  transactions: new SerialTransactions(),
  stop,
}));

describePasskeyQuestions('the fake', async () => {
  const clock = new FixedClock(Date.UTC(2025, 10, 20));
  return { questions: new InMemoryPasskeyQuestions(clock), clock, stop };
});
