import { DEMO_STRIPE } from '@summit/provider-simulators';
import { Pool, type QueryResultRow } from 'pg';
import type { Provider } from '@summit/rules';
import { WorkerLeases } from '../../src/platform/outbox/worker-leases.js';
import { startApiProcess, type ApiProcess } from './api-process.js';
import { startOutsideWorld, type OutsideWorld } from './outside-world.js';
import { PurchaseBrowser } from './purchase-browser.js';
import { eventually, read } from './running-app.js';
import { createTestDatabase } from './test-database.js';

/** How often the product reads the providers' lists of events. */
const QUARTER_HOUR_MS = 15 * 60_000;

/**
 * Jobs that have been due and are not done. When a job is asked for again while a worker holds it, a new one takes its key and
 * its turn, and the queue lets the old one try no more; if its worker is killed then, it stays as a row that owes nothing.
 */
const UNDONE = `(job.locked_at is not null or job.attempts > 0 or job.run_at <= now())
  and not (job.locked_at is null and job.key is null and job.attempts >= job.max_attempts and job.last_error is null)`;

/** Connections of the application, which has a role of its own. */
const ASKING = `select from pg_stat_activity where datname = current_database() and usename <> current_user
  and backend_type = 'client backend'`;

export type Delivery = 'normal' | 'duplicate' | 'reverse' | 'hold' | 'drop';

export interface PurchaseScene {
  outside: OutsideWorld;
  rows<Row extends QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>;
  browser(email: string): PurchaseBrowser;
  /** One API process on this database; the providers notify it from now on. */
  start(role: 'api' | 'all', more?: Record<string, string>): Promise<void>;
  /** Everything that waits in the queue is lost, as if each job had been given up for good. After `kill`. */
  loseQueue(): Promise<void>;
  /** Where its process answers. */
  url(): string;
  /** `kill -9`. */
  kill(): Promise<void>;
  /** The product's clock and the providers' one move forward. */
  later(minutes: number): Promise<void>;
  deliver(provider: Provider, mode: Delivery): Promise<void>;
  /** How many disturbed answers nobody has had yet. */
  disturbancesLeft(provider: Provider): Promise<number>;
  /** Hosted pages that the provider made for orders of a session. */
  pagesOf(sessionId: string): Promise<string[]>;
  /**
   * Frees what killed workers held, as every living process does by itself a while later (WorkerLeases, SendingMails), and waits
   * until nothing is left to do.
   */
  allDone(): Promise<void>;
  /** Nothing can be written to a table until the answered function is called: whoever wants to, stands still. */
  forbidBooking(table?: string): Promise<() => Promise<void>>;
  /** How many wait for `forbidBooking` of the table to end. */
  standing(table?: string): Promise<number>;
  stop(): Promise<void>;
}

/** Database, providers with a clock of their own, inbox, and room for one API process that can be killed. */
export async function startPurchaseScene(): Promise<PurchaseScene> {
  const database = await createTestDatabase();
  const outside = await startOutsideWorld();
  const pool = new Pool({ connectionString: database.url, max: 4 });
  pool.on('error', () => undefined);
  const sandboxUrl = outside.env['STRIPE_API_BASE']!;
  const env = { ...outside.env, SANDBOX_CLOCK_URL: `${sandboxUrl}/control/clock` };
  let api: ApiProcess | undefined;
  let startedAt = new Date(0);

  const rows = async <Row extends QueryResultRow>(text: string, values: unknown[] = []): Promise<Row[]> =>
    (await pool.query<Row>(text, values)).rows;

  const later = async (minutes: number) => outside.control<{ now: string }>('clock', { minutes: String(minutes) });
  // Just after a quarter, and what the providers list has been read in it: for some minutes only their notifications, the buyers
  // and the look at open attempts tell anything.
  const { now } = await later((QUARTER_HOUR_MS + 5_000 - (Date.now() % QUARTER_HOUR_MS)) / 60_000);
  const quarter = Math.floor(Date.parse(now) / QUARTER_HOUR_MS) * QUARTER_HOUR_MS;
  await rows(`insert into job_slot (job, slot) values ('payments-replay', $1)`, [new Date(quarter)]);

  const freeJobsOfTheDead = async () => {
    await rows(
      `update graphile_worker._private_jobs set locked_at = locked_at - interval '1 minute' where locked_at is not null`,
    );
    const leases = new WorkerLeases(database.url);
    await leases.open();
    await leases.freeDeadWorkers();
    await leases.close();
  };

  /** A mail that a process was handing over when it was killed is nobody's 90 s later: those are over. */
  const freeMailsOfTheDead = () =>
    rows(
      `update mail_message set handed_over_at = handed_over_at - interval '90 seconds'
       where state = 'waiting' and handed_over_at between $1::timestamptz - interval '90 seconds' and $1`,
      [startedAt],
    );

  /** A job that failed waits longer after each try, and one of a mail that is under way 90 s; nobody here has that time. */
  const hurryRetries = () =>
    rows(
      `update graphile_worker._private_jobs set run_at = now() + interval '1 second'
       where locked_at is null and (attempts > 0 or key like 'mail:%') and run_at > now() + interval '1 second'`,
    );

  const notDone = async () => [
    ...(await rows(
      `select task.identifier, job.key, attempts, run_at, locked_at, last_error from graphile_worker._private_jobs as job
       join graphile_worker._private_tasks as task on task.id = job.task_id where ${UNDONE}`,
    )),
    ...(await rows('select name, payload, written_at from event_outbox')),
    ...(await rows(`select key, handovers, handed_over_at from mail_message where state = 'waiting'`)),
    ...(await rows('select provider, type, received_at from provider_event where handled_at is null')),
  ];

  return {
    outside,
    rows,
    browser: (email) => new PurchaseBrowser(() => api?.url ?? 'http://127.0.0.1:9', email),
    start: async (role, more = {}) => {
      [{ startedAt }] = (await rows<{ startedAt: Date }>('select clock_timestamp() as "startedAt"')) as [
        { startedAt: Date },
      ];
      api = await startApiProcess(database.applicationUrl, { ...env, ...more, ROLE: role });
      outside.notify(api.url);
    },
    kill: async () => {
      await api?.end('SIGKILL');
      api = undefined;
    },
    later: async (minutes) => void (await later(minutes)),
    deliver: async (provider, mode) => {
      await outside.control('webhooks', { provider, mode });
    },
    disturbancesLeft: async (provider) => {
      const { next_answers } = await read<{ next_answers: Record<string, string[]> }>(
        fetch(`${sandboxUrl}/control/next-answers`),
      );
      return next_answers[provider]?.length ?? 0;
    },
    pagesOf: async (sessionId) => {
      const orders = await rows<{ id: string }>('select id from purchase_order where session_id = $1', [sessionId]);
      const { data } = await read<{ data: { id: string; client_reference_id: string }[] }>(
        fetch(`${sandboxUrl}/v1/checkout/sessions?limit=100`, {
          headers: { authorization: `Bearer ${DEMO_STRIPE.secretKey}` },
        }),
      );
      return data.filter((page) => orders.some(({ id }) => id === page.client_reference_id)).map(({ id }) => id);
    },
    allDone: async () => {
      await freeJobsOfTheDead();
      await freeMailsOfTheDead();
      await eventually(async () => {
        await hurryRetries();
        const [left] = await rows<{ jobs: number; events: number }>(
          `select (select count(*)::int from graphile_worker._private_jobs as job where ${UNDONE})
                    + (select count(*)::int from event_outbox)
                    + (select count(*)::int from mail_message where state = 'waiting') as jobs,
                  (select count(*)::int from provider_event where handled_at is null) as events`,
        );
        return left!.jobs === 0 && left!.events === 0;
      }).catch(async (error: unknown) => {
        throw new Error(`Not done: ${JSON.stringify(await notDone())}`, { cause: error });
      });
    },
    loseQueue: async () => {
      // What a killed process has asked of the database goes on there for a moment.
      await eventually(async () => (await rows(ASKING)).length === 0);
      await rows('delete from event_outbox');
      await rows('delete from graphile_worker._private_jobs');
      // A killed process held one with a job of it.
      await rows('update graphile_worker._private_job_queues set locked_by = null, locked_at = null');
    },
    url: () => api!.url,
    forbidBooking: async (table = 'payment') => {
      const client = await pool.connect();
      await client.query('begin');
      await client.query(`lock table ${table} in share row exclusive mode`);
      return async () => {
        await client.query('rollback');
        client.release();
      };
    },
    standing: async (table = 'payment') =>
      (
        await rows<{ count: number }>(
          `select count(*)::int from pg_locks where not granted and relation = $1::regclass`,
          [table],
        )
      )[0]!.count,
    stop: async () => {
      await api?.end('SIGKILL');
      await outside.stop();
      await pool.end();
      await database.drop();
    },
  };
}
