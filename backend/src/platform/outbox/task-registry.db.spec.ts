import { startApp } from '../../../test/harness/running-app.js';
import { startSqlDatabase, type SqlDatabase } from '../../../test/harness/sql-database.js';
import { Outbox } from './outbox.js';
import { TaskRegistry } from './task-registry.js';

interface QueuedJob {
  task: string;
  payload: object;
}

const QUEUED = `select task.identifier as task, job.payload from graphile_worker._private_jobs job
  join graphile_worker._private_tasks task on task.id = job.task_id order by 1`;
const WAITING = `select count(*)::int as waiting from pg_locks where not granted`;

describe('an event that an archive or an older version has queued as a job', () => {
  let database: SqlDatabase;
  beforeAll(async () => {
    database = await startSqlDatabase();
  });
  afterAll(() => database.stop());

  it('becomes one job for each listener that it has something for, however often it is handed on', async () => {
    const registry = new TaskRegistry(database.sql, new Outbox());
    const done = async () => undefined;
    registry.listen('signup.created', 'welcome', done);
    registry.listen('signup.created', { name: 'text', needs: 'phone' }, done);
    registry.listen('signup.created', { name: 'credit', needs: 'referral' }, done);
    await registry.introduce();
    const handOn = new Map(registry.entries()).get('event/signup.created')!;
    const payload = { signup_id: 'with', phone: true, referral: null };
    for (let time = 0; time < 2; time++) await handOn(payload as never, new AbortController().signal);
    expect(await database.rows<QueuedJob>(QUEUED)).toEqual([
      { task: 'event/signup.created/text', payload },
      { task: 'event/signup.created/welcome', payload },
    ]);
  });
});

describe('the names of tasks', () => {
  let database: SqlDatabase;
  beforeAll(async () => {
    database = await startSqlDatabase();
  });
  afterAll(() => database.stop());

  const known = async (tasks: string[]) =>
    (
      await database.rows<{ identifier: string }>(
        'select identifier from graphile_worker._private_tasks where identifier = any($1) order by 1',
        [tasks],
      )
    ).map(({ identifier }) => identifier);

  it('are introduced while others queue them in another order, and nobody waits in a circle', async () => {
    const outbox = new Outbox();
    const registry = new TaskRegistry(database.sql, outbox);
    for (const task of ['test/one', 'test/two', 'test/three']) registry.register(task, async () => undefined);
    let introduced = Promise.resolve();
    await database.sql.transaction(async (tx) => {
      await outbox.addJob(tx, { task: 'test/three', payload: {} });
      introduced = registry.introduce();
      while ((await database.rows<{ waiting: number }>(WAITING))[0]!.waiting === 0);
      await outbox.addJob(tx, { task: 'test/two', payload: {} });
      await outbox.addJob(tx, { task: 'test/one', payload: {} });
    });
    await introduced;
    expect(await known(['test/one', 'test/two', 'test/three'])).toHaveLength(3);
  });

  it('are all known before the first request, in processes without a worker too', async () => {
    const running = await startApp({ role: 'api' });
    const registry = running.app.get(TaskRegistry);
    const tasks = [
      ...registry.entries().map(([task]) => task),
      ...registry.severalEntries().map(({ several }) => several),
    ];
    const rows = await running.rows('select from graphile_worker._private_tasks where identifier = any($1)', [tasks]);
    expect(tasks).toContain('event/signup.created/welcome/several');
    expect(rows).toHaveLength(tasks.length);
    await running.stop();
  });
});
