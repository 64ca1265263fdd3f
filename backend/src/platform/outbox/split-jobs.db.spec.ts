import { startSqlDatabase, type SqlDatabase } from '../../../test/harness/sql-database.js';
import { splitJobs } from './split-jobs.js';
import { Outbox } from './outbox.js';
import { TaskRegistry } from './task-registry.js';
import { WorkerLeases } from './worker-leases.js';

const SEVERAL = 'event/order.paid/together/several';
const HELD = `update graphile_worker._private_jobs set locked_by = $2, locked_at = now() - make_interval(secs => $3) where id = $1`;

describe('jobs of several events, before an older version takes over', () => {
  let database: SqlDatabase;
  let registry: TaskRegistry;
  beforeAll(async () => {
    database = await startSqlDatabase();
    registry = new TaskRegistry(database.sql, new Outbox());
    registry.listen('order.paid', { name: 'together', together: { atOnce: 5 } }, async () => undefined);
    registry.listen('order.paid', 'apart', async () => undefined);
    await registry.introduce();
  });
  beforeEach(() => database.rows('delete from graphile_worker._private_jobs'));
  afterAll(() => database.stop());

  const split = () => splitJobs(database.sql, registry, new WorkerLeases(database.database.url));
  const event = (order_id: string, flags: string[] | null = null) => ({ event: { order_id }, flags });
  const add = async (task: string, payload: object) => {
    const [job] = await database.rows<{ id: string }>('select (graphile_worker.add_job($1, $2::json)).id', [
      task,
      JSON.stringify(payload),
    ]);
    return job!.id;
  };
  const tried = (id: string, attempts: number) =>
    database.rows(
      `update graphile_worker._private_jobs set attempts = $2, max_attempts = 25, last_error = 'of all', run_at = '2026-01-02' where id = $1`,
      [id, attempts],
    );
  const jobs = () =>
    database.rows(
      `select task.identifier as task, job.payload, job.flags, job.attempts, job.last_error from graphile_worker._private_jobs job
       join graphile_worker._private_tasks task on task.id = job.task_id order by job.id`,
    );
  const single = (order_id: string, more: object = {}) => ({
    task: 'event/order.paid/together',
    payload: { order_id },
    flags: null,
    attempts: 0,
    last_error: null,
    ...more,
  });

  it('become one for each of their events, with its trace and the tries of both; other jobs stay', async () => {
    await add('event/order.paid/apart', { order_id: 'other' });
    await add(SEVERAL, [event('one', ['trace:1']), event('two')]);
    await tried(await add(SEVERAL, [event('tried'), event('again')]), 3);
    await tried(await add(SEVERAL, [event('given up')]), 25);
    expect(await split()).toEqual({ split: 3, made: 5, held: 0 });
    expect(await jobs()).toEqual([
      { ...single('other'), task: 'event/order.paid/apart' },
      single('one', { flags: { 'trace:1': true } }),
      single('two'),
      single('tried', { attempts: 3 }),
      single('again', { attempts: 3 }),
      single('given up', { attempts: 25 }),
    ]);
    const later = await database.rows(`select from graphile_worker._private_jobs where run_at = '2026-01-02'`);
    expect(later).toHaveLength(3);
    expect(await split()).toEqual({ split: 0, made: 0, held: 0 });
  });

  it('stay while somebody does them, unless it is a process that has been killed', async () => {
    const living = new WorkerLeases(database.database.url);
    await living.open();
    living.hold('pool-living');
    // One statement after the other: when this one has ended, the lease is held.
    await living.freeDeadWorkers();
    const ofLiving = await add(SEVERAL, [event('one'), event('two')]);
    const ofDead = await add(SEVERAL, [event('three'), event('four')]);
    await database.rows(HELD, [ofLiving, 'pool-living', 3_600]);
    await database.rows(HELD, [ofDead, 'pool-dead', 3_600]);
    try {
      expect(await split()).toEqual({ split: 1, made: 2, held: 1 });
    } finally {
      await living.close();
    }
    expect(await jobs()).toMatchObject([{ task: SEVERAL }, single('three'), single('four')]);
  });
});
