import { describeCoachingSessions } from '../../../../test/contracts/coaching-sessions.contract.js';
import { InMemoryCoachingSessions } from './coaching-sessions.fake.js';

describeCoachingSessions('the fake', async () => {
  const sessions = new InMemoryCoachingSessions();
  return { sessions, transactions: sessions, stop: async () => undefined };
});
