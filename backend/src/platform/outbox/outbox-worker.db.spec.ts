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

describe('a job that is held by a process which does not do it', () => {
  let database: SqlDatabase;
  let worker: OutboxWorker;
  const begun: string[] = [];
  let goOn = (): void => undefined;
  beforeAll(async () => {
    database = await startSqlDatabase();
    const registry = new TaskRegistry(database.sql, new Outbox());
    registry.register('test/held', async ({ name }: { name: string }) => {
      begun.push(name);
      if (name === 'long') await new Promise<void>((resolve) => (goOn = resolve));
    });
    const logger = createLogger('silent');
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
    goOn();
    await worker.beforeApplicationShutdown();
    await database.stop();
  });

  /** As it stands where the answer that it was taken, or that its end was noted, is lost with the database. */
  const lostLike = async (id: string, name: string) =>
    database.rows(
      `insert into graphile_worker._private_jobs (task_id, payload, locked_by, locked_at, attempts)
       select task_id, json_build_object('name', $2::text), locked_by, locked_at, 1 from graphile_worker._private_jobs where id = $1`,
      [id, name],
    );
  const left = () =>
    database.rows<{ name: string }>(`select payload ->> 'name' as name from graphile_worker._private_jobs`);

  it('is done after the second look that finds it so; what takes long is left alone', async () => {
    const [long] = await database.rows<{ id: string }>(
      `select (graphile_worker.add_job('test/held', '{"name": "long"}')).id`,
    );
    await eventually(async () => begun.includes('long'));
    await lostLike(long!.id, 'lost');
    await worker.freeHeldJobs();
    expect(begun).toEqual(['long']);
    await worker.freeHeldJobs();
    await worker.freeHeldJobs();
    await eventually(async () => (await left()).length === 1);
    expect(begun).toEqual(['long', 'lost']);
    expect(await left()).toEqual([{ name: 'long' }]);
  });

  it('keeps no queue of a name for itself: what waits in it is done', async () => {
    const [holder] = await database.rows<{ by: string }>(
      'select locked_by as by from graphile_worker._private_jobs where locked_by is not null',
    );
    await database.rows(
      `select graphile_worker.add_job('test/held', '{"name": "in turn"}', queue_name => 'turns', run_at => now() + interval '1 hour')`,
    );
    await database.rows(
      `with queue as (update graphile_worker._private_job_queues set locked_by = $1, locked_at = now() where queue_name = 'turns' returning id)
       update graphile_worker._private_jobs job set locked_by = $1, locked_at = now(), run_at = now(), attempts = 1
       from queue where job.job_queue_id = queue.id`,
      [holder!.by],
    );
    await worker.freeHeldJobs();
    await worker.freeHeldJobs();
    await worker.freeHeldJobs();
    await eventually(async () => begun.includes('in turn'));
  });
});

describe('what follows from a payment', () => {
  let database: SqlDatabase;
  let worker: OutboxWorker;
  let relay: EventRelay;
  const outbox = new Outbox();
  const begun: string[] = [];
  beforeAll(async () => {
    database = await startSqlDatabase();
    const registry = new TaskRegistry(database.sql, outbox);
    registry.register('test/mail', async () => void begun.push('mail'));
    registry.register('payments/test', async () => void begun.push('payment'));
    registry.listen('order.paid', 'access', async () => void begun.push('access'));
    const logger = createLogger('silent');
    const config = testConfig(database.database.applicationUrl, { ROLE: 'all' });
    relay = new EventRelay(database.sql, registry, logger);
    await registry.introduce();
    worker = new OutboxWorker(registry, config, logger, new Telemetry(), relay);
  });
  afterAll(async () => {
    await worker.beforeApplicationShutdown();
    await database.stop();
  });

  it('goes before mails and texts of registrations, however long those have waited', async () => {
    await database.rows(
      `select graphile_worker.add_job('test/mail', run_at => now() - interval '1 hour') from generate_series(1, 100)`,
    );
    await database.sql.transaction(async (tx) => {
      await outbox.addJob(tx, { task: 'payments/test', payload: {} });
      await outbox.append(tx, 'order.paid', { order_id: 'o1' });
    });
    await relay.move();
    await worker.onApplicationBootstrap();
    await eventually(async () => begun.length === 102);
    // Eight are taken at once.
    expect(begun.slice(0, 8)).toEqual(expect.arrayContaining(['payment', 'access']));
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
