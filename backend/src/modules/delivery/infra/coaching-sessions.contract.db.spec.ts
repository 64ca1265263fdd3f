import { describeCoachingSessions } from '../../../../test/contracts/coaching-sessions.contract.js';
import { startSqlDatabase } from '../../../../test/harness/sql-database.js';
import { CoachingSessionsRepository } from './coaching-sessions.repository.js';

describeCoachingSessions('the repository', async () => {
  const { sql, stop } = await startSqlDatabase();
  return { sessions: new CoachingSessionsRepository(sql), transactions: sql, stop };
});
