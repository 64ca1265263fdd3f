import { Client } from 'pg';
import { eventually, startApp, type RunningApp } from '../../../test/harness/running-app.js';
import { Sql } from '../database/sql.js';
import { EventNews } from './event-news.js';
import { WorkerLeases } from './worker-leases.js';

describe('WorkerLeases', () => {
  let running: RunningApp;
  beforeAll(async () => {
    running = await startApp();
  });
  const opened: WorkerLeases[] = [];
  const open = async () => {
    const leases = new WorkerLeases(running.database.url);
    opened.push(leases);
    await leases.open();
    return leases;
  };
  afterEach(() => Promise.all(opened.splice(0).map((leases) => leases.close())));
  /** Waits until so many leases are held, which `hold` does not, and answers by which connections. */
  const held = (count: number, isNew: (pid: number) => boolean = () => true) =>
    eventually(async () => {
      const rows = await running.rows<{ pid: number }>(
        `select pid from pg_locks join pg_stat_activity using (pid) where locktype = 'advisory' and granted
         and application_name = 'summit-leases' and datname = current_database()`,
      );
      const pids = rows.map(({ pid }) => pid).filter(isNew);
      return pids.length === count && pids;
    });
  afterAll(() => running.stop());

  /** A job that a worker took `seconds` ago. */
  const takenBy = async (worker: string, seconds: number) => {
    const [job] = await running.rows<{ id: string }>(`select (graphile_worker.add_job('some-task')).id`);
    await running.rows(
      `update graphile_worker._private_jobs set locked_by = $1, locked_at = now() - make_interval(secs => $2) where id = $3`,
      [worker, seconds, job?.id],
    );
    return async () =>
      (
        await running.rows<{ locked_by: string | null }>(
          'select locked_by from graphile_worker._private_jobs where id = $1',
          [job?.id],
        )
      )[0]?.locked_by;
  };

  it('frees what a worker without a lease holds, and leaves the living alone', async () => {
    const own = await open();
    const other = await open();
    own.hold('worker-alive');
    other.hold('worker-alive-elsewhere');
    await held(2);
    const alive = await takenBy('worker-alive', 60);
    const elsewhere = await takenBy('worker-alive-elsewhere', 60);
    const dead = await takenBy('worker-dead', 60);
    const young = await takenBy('worker-young', 5);
    await other.freeDeadWorkers();
    expect([await alive(), await elsewhere(), await dead(), await young()]).toEqual([
      'worker-alive',
      'worker-alive-elsewhere',
      null,
      'worker-young',
    ]);
    await other.close();
    await own.freeDeadWorkers();
    expect(await elsewhere()).toBeNull();
  });

  it('frees what a worker of its own process held that has ended', async () => {
    const leases = await open();
    leases.hold('worker-ended');
    const job = await takenBy('worker-ended', 60);
    await leases.freeDeadWorkers();
    expect(await job()).toBe('worker-ended');
    leases.release('worker-ended');
    await leases.freeDeadWorkers();
    expect(await job()).toBeNull();
  });

  it('takes its leases again after a broken connection', async () => {
    const leases = await open();
    leases.hold('worker-steady');
    const [broken] = await held(1);
    await running.rows('select pg_terminate_backend($1)', [broken]);
    await held(1, (pid) => pid !== broken);
    const job = await takenBy('worker-steady', 60);
    const judge = await open();
    await judge.freeDeadWorkers();
    expect(await job()).toBe('worker-steady');
  });

  it('hears of an event that any process writes, and supposes one after each new connection', async () => {
    let heard = 0;
    const leases = new WorkerLeases(running.database.url, () => (heard += 1));
    opened.push(leases);
    await leases.open();
    expect(heard).toBeGreaterThanOrEqual(1);
    const heardBeforeEvent = heard;
    new EventNews(running.app.get(Sql)).tell();
    await eventually(async () => heard > heardBeforeEvent);
    leases.hold('worker-listening');
    const [broken] = await held(1);
    const heardBeforeBreak = heard;
    await running.rows('select pg_terminate_backend($1)', [broken]);
    await eventually(async () => heard > heardBeforeBreak);
  });

  it('keeps a lease that is taken while its connection opens', async () => {
    const leases = new WorkerLeases(running.database.url);
    opened.push(leases);
    const query = Client.prototype.query as (...given: unknown[]) => unknown;
    const asked = jest.spyOn(Client.prototype, 'query').mockImplementation(function (
      this: Client,
      ...given: unknown[]
    ) {
      if (String(given[0]).startsWith('listen "summit-')) leases.hold('worker-of-the-moment');
      return query.apply(this, given);
    });
    await leases.open();
    asked.mockRestore();
    await held(1);
  });
});
