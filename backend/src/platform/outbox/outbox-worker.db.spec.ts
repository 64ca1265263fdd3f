import { Client } from 'pg';
import { scriptedMailServer, type ScriptedMailServer } from '../../../test/harness/scripted-mail-server.js';
import { eventually, startApp, type RunningApp } from '../../../test/harness/running-app.js';
import { someoneWaits } from '../../../test/harness/eventually.js';
import { startSqlDatabase, type SqlDatabase } from '../../../test/harness/sql-database.js';
import { testConfig } from '../../../test/harness/test-config.js';
import { createLogger } from '../logging/logger.js';
import { Telemetry } from '../telemetry/telemetry.js';
import { EventRelay } from './event-relay.js';
import { Outbox } from './outbox.js';
import { OutboxWorker } from './outbox-worker.js';
import { TaskRegistry } from './task-registry.js';
import { WorkerLeases } from './worker-leases.js';

describe('a job that fails', () => {
  const lines: string[] = [];
  let mailServer: ScriptedMailServer;
  let running: RunningApp;
  beforeAll(async () => {
    // It asks for patience, and names whom it is about, as they do.
    mailServer = await scriptedMailServer((to) => ({ toRecipient: `450 4.2.0 <${to}>: greylisted` }));
    running = await startApp({
      role: 'all',
      env: { SMTP_URL: mailServer.smtpUrl },
      log: (line) => void lines.push(line),
    });
  });
  afterAll(async () => {
    await running.stop();
    await mailServer.stop();
  });

  const mailThatFails = async (attempts: number) => {
    const [mail] = await running.rows<{ id: string }>(
      `insert into mail_message (key, template, recipient, values) values ('test:' || gen_random_uuid(), 'vip-already-member', 'jane.roe@example.com', $1) returning id`,
      [
        {
          name: 'Jane',
          summit_names: 'Summit 2',
          login_url: 'https://member.test/',
          reset_url: 'https://member.test/',
          library_url: 'https://member.test/',
        },
      ],
    );
    await running.rows(
      `select graphile_worker.add_job('mail/send', json_build_object('mail_id', $1::text), max_attempts => $2)`,
      [mail!.id, attempts],
    );
  };
  const logged = (text: string) => eventually(async () => lines.find((line) => line.includes(text)));

  it('is logged without the person whom it is about', async () => {
    await mailThatFails(25);
    expect(await logged('attempt 1 of 25')).toContain('EENVELOPE');
    expect(lines.join('\n')).not.toContain('jane.roe');
  });

  it('for the last time is an error that somebody has to see', async () => {
    await mailThatFails(1);
    const line = JSON.parse(await logged('a job has failed for good')) as object;
    expect(line).toMatchObject({ level: 'error', alert: 'job_given_up', task: 'mail/send', attempts: 1 });
  });
});

describe('a job that takes long', () => {
  let database: SqlDatabase;
  let worker: OutboxWorker;
  let end = (): void => undefined;
  const begun = new Set<string>();
  beforeAll(async () => {
    database = await startSqlDatabase();
    const registry = new TaskRegistry(database.sql, new Outbox());
    const ended = new Promise<void>((resolve) => (end = resolve));
    registry.register('test/long', async ({ name }: { name: string }) => {
      begun.add(name);
      await ended;
    });
    const logger = createLogger('silent');
    const config = testConfig(database.database.applicationUrl, { ROLE: 'all' });
    const relay = new EventRelay(database.sql, registry, logger);
    worker = new OutboxWorker(registry, config, logger, new Telemetry(), relay);
    await worker.onApplicationBootstrap();
  });
  afterAll(async () => {
    end();
    await worker.beforeApplicationShutdown();
    await database.stop();
  });

  const idOf = async (job: string) => (await database.rows<{ id: string }>(`select (${job}).id`))[0]!.id;
  const heldSince = (id: string, more = '') =>
    database.rows(
      `update graphile_worker._private_jobs set locked_at = now() - interval '2 hours' ${more} where id = $1`,
      [id],
    );

  it('is not taken from a process that lives, however long it takes (D-07)', async () => {
    const long = await idOf(`graphile_worker.add_job('test/long', '{"name": "held"}')`);
    await eventually(async () => begun.has('held'));
    await eventually(
      async () =>
        (
          await database.rows(
            `select from pg_locks join pg_stat_activity using (pid) where locktype = 'advisory' and granted
             and application_name = 'summit-leases' and datname = current_database()`,
          )
        ).length > 0,
    );
    await heldSince(long);
    const left = await idOf(`graphile_worker.add_job('test/of-the-dead')`);
    await heldSince(left, `, locked_by = 'worker-dead'`);

    const other = new WorkerLeases(database.database.url);
    await other.open();
    try {
      await other.freeDeadWorkers();
    } finally {
      await other.close();
    }
    expect(await database.rows('select id from graphile_worker._private_jobs where locked_by is not null')).toEqual([
      { id: long },
    ]);
  });
});

/** The database goes away and comes back while jobs are taken, done and ended. */
describe('a job whose database goes away', () => {
  let database: SqlDatabase;
  let worker: OutboxWorker;
  let other: WorkerLeases;
  const times = new Map<string, number>();
  const lines: string[] = [];
  let goOn = (): void => undefined;
  beforeAll(async () => {
    database = await startSqlDatabase();
    other = new WorkerLeases(database.database.url);
    await other.open();
    const registry = new TaskRegistry(database.sql, new Outbox());
    registry.register('test/away', async ({ name }: { name: string }) => {
      times.set(name, (times.get(name) ?? 0) + 1);
      if (name === 'waits') await new Promise<void>((resolve) => (goOn = resolve));
      if (name === 'outlives' && times.get(name) === 1) await leave();
    });
    const logger = createLogger('warn', { write: (line) => void lines.push(line) });
    const config = testConfig(database.database.applicationUrl, { ROLE: 'all' });
    worker = new OutboxWorker(
      registry,
      config,
      logger,
      new Telemetry(),
      new EventRelay(database.sql, registry, logger),
    );
    await worker.onApplicationBootstrap();
  });
  afterAll(async () => {
    await worker.beforeApplicationShutdown();
    await other.close();
    await database.stop();
  });

  const limit = (most: number) =>
    database.rows(
      `do $$ begin execute format('alter database %I connection limit ${most}', current_database()); end $$`,
    );
  const endConnections = () =>
    database.rows(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'summit-worker' and datname = current_database()`,
    );
  const leave = async () => {
    await limit(0);
    await endConnections();
  };
  const add = async (name: string) =>
    (
      await database.rows<{ id: string }>(
        `select (graphile_worker.add_job('test/away', json_build_object('name', $1::text))).id`,
        [name],
      )
    )[0]!.id;
  /** What would take 30 s and more: that workers of another process look for jobs of those that have ended. */
  const isDone = (id: string) =>
    eventually(async () => {
      await database.rows(
        `update graphile_worker._private_jobs set locked_at = locked_at - interval '1 minute' where locked_at is not null`,
      );
      await other.freeDeadWorkers();
      return (await database.rows('select from graphile_worker._private_jobs where id = $1', [id])).length === 0;
    });

  it('is done again where its end could not be noted, and does not wait for hours', async () => {
    const id = await add('outlives');
    await eventually(async () => lines.some((line) => line.includes('job queue stopped')));
    await limit(-1);
    await isDone(id);
    expect(times.get('outlives')).toBe(2);
  });

  it('is done where the answer that it was taken is lost', async () => {
    const waits = await add('waits');
    await eventually(async () => times.has('waits'));
    const holder = new Client({ connectionString: database.database.url });
    await holder.connect();
    await holder.query('begin; lock table graphile_worker._private_jobs in access exclusive mode');
    await someoneWaits(database);
    const [[taken]] = [
      (
        await holder.query<{ id: string }>(
          `insert into graphile_worker._private_jobs (task_id, payload, locked_by, locked_at, attempts)
           select task_id, '{"name": "taken"}', locked_by, locked_at, 1 from graphile_worker._private_jobs where id = $1 returning id`,
          [waits],
        )
      ).rows,
    ];
    await endConnections();
    await holder.query('commit');
    await holder.end();
    goOn();
    await isDone(taken!.id);
    expect(times.get('taken')).toBe(1);
  });
});

describe('a worker that is told to stop while it starts', () => {
  it('ends, and does not wait for work for ever', async () => {
    const database = await startSqlDatabase();
    const registry = new TaskRegistry(database.sql, new Outbox());
    registry.register('test/any', () => Promise.resolve());
    const logger = createLogger('silent');
    const config = testConfig(database.database.applicationUrl, { ROLE: 'all' });
    const relay = new EventRelay(database.sql, registry, logger);
    const worker = new OutboxWorker(registry, config, logger, new Telemetry(), relay);
    const holder = new Client({ connectionString: database.database.url });
    await holder.connect();
    // The queue looks there before it takes jobs.
    await holder.query('begin; lock table graphile_worker.migrations');
    await worker.onApplicationBootstrap();
    await someoneWaits(database);
    const stopped = worker.beforeApplicationShutdown();
    await holder.query('commit');
    await stopped;
    await holder.end();
    await database.stop();
  });
});
