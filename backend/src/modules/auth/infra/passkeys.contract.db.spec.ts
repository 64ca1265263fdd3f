import { describePasskeyQuestions, describePasskeyStore } from '../../../../test/contracts/passkeys.contract.js';
import { startSqlDatabase } from '../../../../test/harness/sql-database.js';
import { FixedClock } from '../../../platform/clock/clock.fake.js';
import { PasskeyQuestionsRepository } from './passkey-questions.repository.js';
import { PasskeysRepository } from './passkeys.repository.js';

describePasskeyStore('the repository', async () => {
  const { sql, stop } = await startSqlDatabase();
  return { passkeys: new PasskeysRepository(sql), transactions: sql, stop };
});

describePasskeyQuestions('the repository', async () => {
  const { sql, stop } = await startSqlDatabase();
  const clock = new FixedClock(Date.UTC(2025, 10, 20));
  return { questions: new PasskeyQuestionsRepository(sql, clock), clock, stop };
});
