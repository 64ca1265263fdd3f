import { DataSource } from 'typeorm';
import { createEmptyDatabase, type TestDatabase } from '../../../../test/harness/test-database.js';
import { ENTITIES } from '../../../entities.js';
import { dataSourceOptions } from '../data-source.js';
import { migrate } from '../migrate.js';
import { EventOutbox1795333590001 } from './1795333590001-event-outbox.js';

describe('the migration of events', () => {
  let database: TestDatabase;
  let dataSource: DataSource;
  beforeAll(async () => {
    database = await createEmptyDatabase();
    dataSource = await new DataSource(dataSourceOptions({ url: database.url, poolSize: 2 }, ENTITIES)).initialize();
    await migrate(database.url, []);
  });
  afterAll(async () => {
    await dataSource.destroy();
    await database.drop();
  });

  async function takeBack(): Promise<void> {
    const runner = dataSource.createQueryRunner();
    await runner.startTransaction();
    await new EventOutbox1795333590001().down(runner);
    await runner.commitTransaction();
    await runner.release();
  }

  it('loses no event that waits when it is taken back', async () => {
    const [{ at }] = (await dataSource.query(
      `insert into event_outbox (name, payload, flags) values
         ('signup.created', '{"signup_id": "one"}', '{trace:a}'), ('order.paid', '{"order_id": "two"}', null)
       returning written_at as at`,
    )) as [{ at: Date }];
    await takeBack();
    expect(
      await dataSource.query(
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
    expect(await dataSource.query(`select to_regclass('event_outbox') as left`)).toEqual([{ left: null }]);
  });
});
