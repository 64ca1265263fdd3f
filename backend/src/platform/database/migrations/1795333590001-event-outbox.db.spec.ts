import { startMigratedDatabase, type MigratedDatabase } from '../../../../test/harness/migrated-database.js';
import { EventOutbox1795333590001 } from './1795333590001-event-outbox.js';

describe('the migration of events', () => {
  let database: MigratedDatabase;
  beforeAll(async () => {
    database = await startMigratedDatabase();
  });
  afterAll(() => database.stop());

  it('loses no event that waits when it is taken back', async () => {
    const [event] = await database.rows<{ at: Date }>(
      `insert into event_outbox (name, payload, flags) values
         ('signup.created', '{"signup_id": "one"}', '{trace:a}'), ('order.paid', '{"order_id": "two"}', null)
       returning written_at as at`,
    );
    const { at } = event!;
    await database.run(new EventOutbox1795333590001(), 'down');
    expect(
      await database.rows(
        `select task.identifier as task, job.payload, job.flags, job.run_at, job.max_attempts
         from graphile_worker._private_jobs job join graphile_worker._private_tasks task on task.id = job.task_id order by job.id`,
      ),
    ).toEqual([
      {
        task: 'event/signup.created',
        payload: { signup_id: 'one' },
        flags: { 'trace:a': true },
        run_at: at,
        max_attempts: 25,
      },
      { task: 'event/order.paid', payload: { order_id: 'two' }, flags: null, run_at: at, max_attempts: 25 },
    ]);
    expect(await database.rows(`select to_regclass('event_outbox') as left`)).toEqual([{ left: null }]);
  });
});
