import { DAY_MS } from '@summit/rules';
import { eventually } from '../../../test/harness/eventually.js';
import { startSqlDatabase, type SqlDatabase } from '../../../test/harness/sql-database.js';
import { testConfig } from '../../../test/harness/test-config.js';
import { createLogger } from '../logging/logger.js';
import { EventRelay } from '../outbox/event-relay.js';
import { Outbox } from '../outbox/outbox.js';
import { OutboxWorker } from '../outbox/outbox-worker.js';
import { TaskRegistry } from '../outbox/task-registry.js';
import { WaitingJobs } from '../outbox/waiting-jobs.js';
import { Telemetry } from '../telemetry/telemetry.js';
import { JobSlots } from './job-slots.js';
import { NightlyJobs, type NightWork } from './nightly-jobs.js';

const NIGHT = new Date('2025-11-20T11:30:00Z');
const NEXT_NIGHT = new Date(NIGHT.getTime() + DAY_MS);

interface Process {
  nights: NightlyJobs;
  worker: OutboxWorker;
}

describe('work of the night', () => {
  let database: SqlDatabase;
  let started: OutboxWorker[];
  beforeEach(async () => {
    database = await startSqlDatabase();
    started = [];
  });
  afterEach(async () => {
    for (const worker of started) await worker.beforeApplicationShutdown();
    await database.stop();
  });

  /** A process with this work; its worker is not started yet. */
  const aProcess = (works: Record<string, NightWork>): Process => {
    const registry = new TaskRegistry(database.sql, new Outbox());
    const nights = new NightlyJobs(
      registry,
      new Outbox(),
      new WaitingJobs(database.sql),
      new JobSlots(database.sql),
      database.sql,
    );
    for (const [job, work] of Object.entries(works)) nights.register(job, work);
    const logger = createLogger('silent');
    const config = testConfig(database.database.applicationUrl, { ROLE: 'all' });
    const relay = new EventRelay(database.sql, registry, logger);
    return { nights, worker: new OutboxWorker(registry, config, logger, new Telemetry(), relay) };
  };
  const start = async ({ worker }: Process) => {
    started.push(worker);
    await worker.onApplicationBootstrap();
  };
  const stop = async ({ worker }: Process) => {
    started = started.filter((one) => one !== worker);
    await worker.beforeApplicationShutdown();
  };
  const waiting = () =>
    database.rows<{ task: string; attempts: number; error: string | null; slot: string }>(
      `select job.task_identifier as task, job.attempts, job.last_error as error, held.payload ->> 'slot' as slot
       from graphile_worker.jobs job join graphile_worker._private_jobs held using (id) order by id`,
    );
  const done = async () =>
    (await database.rows<{ job: string }>('select job from job_slot order by job')).map(({ job }) => job);
  const hurry = () => database.rows('update graphile_worker._private_jobs set run_at = now() where locked_at is null');

  it('is queued once, however many processes find it due, and not again once it is done', async () => {
    let runs = 0;
    const processes = [1, 2, 3].map(() => aProcess({ audit: async () => void (runs += 1) }));
    await Promise.all(processes.map(({ nights }) => nights.queue('audit', NIGHT)));
    expect(await waiting()).toMatchObject([{ task: 'nightly/audit', slot: NIGHT.toISOString() }]);
    for (const one of processes) await start(one);
    await eventually(async () => (await waiting()).length === 0);
    expect([runs, await done()]).toEqual([1, ['audit']]);
    expect(await processes[0]!.nights.queue('audit', NIGHT)).toBe(true);
    expect(await waiting()).toEqual([]);
  });

  it('is done one after the other over all processes, so that most workers are left to everybody else', async () => {
    let [atOnce, most] = [0, 0];
    const slow: NightWork = async () => {
      most = Math.max(most, (atOnce += 1));
      for (let look = 0; look < 5; look++) await database.rows('select');
      atOnce -= 1;
    };
    const works = { one: slow, two: slow, three: slow, four: slow };
    const processes = [aProcess(works), aProcess(works)];
    for (const job of Object.keys(works)) await processes[0]!.nights.queue(job, NIGHT);
    for (const one of processes) await start(one);
    await eventually(async () => (await waiting()).length === 0);
    expect([await done(), most]).toEqual([['four', 'one', 'three', 'two'], 1]);
  });

  it('ends between two bites when its process is stopped, and is done by another one with the tries that are left', async () => {
    let begun = false;
    const bites: NightWork = async (_night, stopped) => {
      begun = true;
      for (;;) {
        stopped.throwIfAborted();
        await database.rows('select');
      }
    };
    const leaving = aProcess({ retention: bites });
    await leaving.nights.queue('retention', NIGHT);
    await start(leaving);
    await eventually(async () => begun);
    // What another process, which starts meanwhile, finds due is at work already: it takes nothing away.
    const staying = aProcess({ retention: async () => undefined });
    expect(await staying.nights.queue('retention', NIGHT)).toBe(true);
    await stop(leaving);
    expect(await waiting()).toMatchObject([{ attempts: 1, error: 'this process is being stopped' }]);
    expect(await done()).toEqual([]);
    await start(staying);
    await hurry();
    await eventually(async () => (await waiting()).length === 0);
    expect(await done()).toEqual(['retention']);
  });

  it('that fails is tried again by the queue, and gives way to the next night', async () => {
    let failures = 0;
    const process = aProcess({ audit: () => Promise.reject(new Error(`failed ${(failures += 1)}`)) });
    await process.nights.queue('audit', NIGHT);
    await start(process);
    await eventually(async () => (await waiting())[0]!.error === 'failed 1');
    await process.nights.queue('audit', NIGHT);
    expect(await waiting()).toMatchObject([{ attempts: 1 }]);
    expect(await process.nights.failing()).toEqual([]);
    await database.rows('update graphile_worker._private_jobs set attempts = 7');
    expect(await process.nights.failing()).toEqual(['audit']);
    await stop(process);
    expect(await process.nights.queue('audit', NEXT_NIGHT)).toBe(true);
    expect(await waiting()).toMatchObject([{ attempts: 0, error: null, slot: NEXT_NIGHT.toISOString() }]);
    expect(await process.nights.failing()).toEqual([]);
  });

  it('that waits for another process has not failed, however often it looked, unless it was given up', async () => {
    let end = (): void => undefined;
    const ended = new Promise<void>((resolve) => (end = resolve));
    const elsewhere = new JobSlots(database.sql).runOnce('audit', NIGHT, () => ended);
    const process = aProcess({ audit: async () => undefined });
    await process.nights.queue('audit', NIGHT);
    await start(process);
    await eventually(async () => (await waiting())[0]?.error === 'Another process is at audit.');
    await database.rows('update graphile_worker._private_jobs set attempts = 7');
    expect(await process.nights.failing()).toEqual([]);
    await database.rows('update graphile_worker._private_jobs set attempts = max_attempts');
    expect(await process.nights.failing()).toEqual(['audit']);
    await database.rows('update graphile_worker._private_jobs set attempts = 7');
    end();
    await elsewhere;
    await hurry();
    await eventually(async () => (await waiting()).length === 0);
  });

  it('that is still at it when the next night comes is not doubled: the next one is queued when it has ended', async () => {
    let end = (): void => undefined;
    const ended = new Promise<void>((resolve) => (end = resolve));
    const nights: string[] = [];
    const process = aProcess({
      long: async (night) => {
        nights.push(night.toISOString());
        if (nights.length === 1) await ended;
      },
    });
    await process.nights.queue('long', NIGHT);
    await start(process);
    await eventually(async () => nights.length === 1);
    expect(await process.nights.queue('long', NEXT_NIGHT)).toBe(false);
    end();
    await eventually(() => process.nights.queue('long', NEXT_NIGHT));
    await eventually(async () => nights.length === 2 && (await waiting()).length === 0);
    expect(nights).toEqual([NIGHT.toISOString(), NEXT_NIGHT.toISOString()]);
  });
});
