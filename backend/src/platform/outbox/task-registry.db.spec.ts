import { startApp } from '../../../test/harness/running-app.js';
import { startSqlDatabase, type SqlDatabase } from '../../../test/harness/sql-database.js';
import { Outbox } from './outbox.js';
import { TaskRegistry } from './task-registry.js';

const WAITING = `select count(*)::int as waiting from pg_locks where not granted`;

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
    const registry = new TaskRegistry(database.sql);
    for (const task of ['test/one', 'test/two', 'test/three']) registry.register(task, async () => undefined);
    let introduced = Promise.resolve();
    await database.sql.transaction(async (tx) => {
      await outbox.addJob(tx, 'test/three', {});
      introduced = registry.introduce();
      while ((await database.rows<{ waiting: number }>(WAITING))[0]!.waiting === 0);
      await outbox.addJob(tx, 'test/two', {});
      await outbox.addJob(tx, 'test/one', {});
    });
    await introduced;
    expect(await known(['test/one', 'test/two', 'test/three'])).toHaveLength(3);
  });

  it('are all known before the first request, in processes without a worker too', async () => {
    const running = await startApp({ role: 'api' });
    const tasks = running.app.get(TaskRegistry).entries();
    const rows = await running.rows('select from graphile_worker._private_tasks where identifier = any($1)', [
      tasks.map(([task]) => task),
    ]);
    expect(rows).toHaveLength(tasks.length);
    await running.stop();
  });
});
