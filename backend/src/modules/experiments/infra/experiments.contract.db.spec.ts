import { describeExperiments } from '../../../../test/contracts/experiments.contract.js';
import { startSqlDatabase } from '../../../../test/harness/sql-database.js';
import { ExperimentsRepository } from './experiments.repository.js';

describeExperiments('the repository', async () => {
  const { sql, rows, stop } = await startSqlDatabase();
  return {
    experiments: new ExperimentsRepository(sql),
    transactions: sql,
    newSignup: async () => {
      const [signup] = await rows<{ id: string }>(
        `insert into signup (id, name, email, invite_token, created_at)
         values (gen_random_uuid(), 'Zoe', gen_random_uuid() || '@example.com', gen_random_uuid(), now()) returning id`,
      );
      return signup!.id;
    },
    registrations: (experimentId) =>
      rows(`select signup_id as "signupId", visitor from experiment_registration where experiment_id = $1`, [
        experimentId,
      ]),
    stop,
  };
});
