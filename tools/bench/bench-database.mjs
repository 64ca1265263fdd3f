// The database of a benchmark: PostgreSQL in a temporary folder, as durable as the product's own, gone afterwards.
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { runStep } from '../start/run-step.mjs';
import { BENCH_CODE } from './routes.mjs';

/** Registrants that are there before the first request: an empty table would flatter every count. */
const REGISTRANTS = 20_000;

const SEED_REGISTRANTS = `insert into signup (id, name, email, invite_token, created_at)
  select gen_random_uuid(), 'Registrant ' || n, 'registrant-' || n || '@bench.test', 'seed-' || n,
         now() - make_interval(mins => n) from generate_series(1, $1::int) n`;

/**
 * Text reminders that wait for their turn, as a summit under way has them. They matter: on an empty queue PostgreSQL plans
 * add_job's look-up by key as a scan of the whole table and keeps that plan while the table grows.
 */
const REMINDERS = 10_000;
const SEED_REMINDERS = `select count(*) from graphile_worker.add_jobs(array(
  select row('funnel/send-text', '{}', null, now() + interval '1 day', 25, 'reminder-' || n, 0, null)::graphile_worker.job_spec
  from generate_series(1, $1::int) n))`;

/**
 * What registrations leave behind. For the same reason: PostgreSQL looks into a table that was empty when it was analyzed row by row, and
 * keeps that plan until it analyzes the table again, a minute and more into the load.
 */
const SEED_TRACES = [
  `insert into idempotency_key (scope, key, request_hash, result, expires_at)
   select 'signup', 'seed-' || id, id, jsonb_build_object('id', id), created_at + interval '24 hours' from signup`,
  `insert into spent_form_key (key, expires_at) select 'seed-' || id, created_at + interval '6 hours' from signup`,
  `insert into rate_bucket (key, window_ends_at, used)
   select 'signup:seed-' || id, date_trunc('minute', now()) - make_interval(mins => (row_number() over ())::int % 60), 1 from signup`,
  `insert into list_subscription (signup_id, subscribed_at) select id, created_at from signup`,
  `insert into mail_message (key, template, recipient, "values", created_at, sent_at, state, counted_as)
   select 'welcome:' || id, 'welcome', email, '{}', created_at, created_at, 'sent', 'public' from signup`,
  `insert into sms_message (key, template, recipient, decided_at, state)
   select 'sms:signup-confirmation:' || id, 'signup-confirmation', '+1555' || row_number() over (), created_at, 'sent' from signup where created_at < now() - interval '1 day'`,
  `insert into mail_opt_out (email, at) select 'gone-' || email, created_at from signup limit 1000`,
];

const SEED_CODE = `with code as (
    insert into promo_code (id, code, product, with_bump, discount_type, discount_value, max_uses, created_at)
    values (gen_random_uuid(), $1, 'vip', false, 'percent', 5000, 0, now()) returning id)
  insert into promo_code_provider (promo_code_id, provider, status) select id, 'stripe', 'active' from code`;

/** Thousands of registrations a second without a page would be taken for an attack, and refused. */
const NO_ATTACK = `insert into setting (key, value) values ('shield.suspicious_per_minute', '1000000000')`;

export class BenchDatabase {
  /**
   * @param {string} url
   * @param {pg.Client} client
   * @param {() => Promise<void>} remove
   */
  constructor(url, client, remove) {
    this.url = url;
    this.client = client;
    this.remove = remove;
  }

  /**
   * @param {object} options
   * @param {string} options.root of the project, built
   * @param {number} options.port
   * @param {NodeJS.ProcessEnv} options.env of the product's processes
   */
  static async open({ root, port, env }) {
    // Known only after the build.
    const { startEmbeddedPostgres } = await import('@summit/embedded-postgres');
    const dir = await mkdtemp(path.join(os.tmpdir(), 'summit-bench-'));
    // PostgreSQL never runs as root; its own user must be able to enter, or the data would lie outside of this folder.
    await chmod(dir, 0o755);
    const server = await startEmbeddedPostgres({ dir: path.join(dir, 'postgres'), port, database: 'bench' });
    const remove = async () => {
      await server.stop();
      await rm(dir, { recursive: true, force: true });
    };
    try {
      const { code, output } = await runStep(process.execPath, ['backend/dist/cli/prepare.js'], {
        cwd: root,
        env: { ...env, DATABASE_URL: server.url, FILES_DIR: path.join(dir, 'files') },
      });
      if (code !== 0) throw new Error(`The database could not be prepared.\n${output}`);
      const client = new pg.Client({ connectionString: server.url, application_name: 'bench' });
      await client.connect();
      await client.query(SEED_REGISTRANTS, [REGISTRANTS]);
      for (const seed of SEED_TRACES) await client.query(seed);
      await client.query(SEED_REMINDERS, [REMINDERS]);
      await client.query(SEED_CODE, [BENCH_CODE]);
      await client.query(NO_ATTACK);
      await client.query('vacuum analyze');
      return new BenchDatabase(server.url, client, remove);
    } catch (error) {
      await remove();
      throw error;
    }
  }

  /** @param {string[]} applicationNames @returns {Promise<number[]>} processes of PostgreSQL */
  async backendsOf(applicationNames) {
    const text = 'select pid from pg_stat_activity where application_name = any($1)';
    return (await this.client.query(text, [applicationNames])).rows.map(({ pid }) => pid);
  }

  /** @param {NonNullable<import('./routes.mjs').BenchRoute['stores']>} table */
  async count(table) {
    return (await this.client.query(`select count(*)::int as total from ${table}`)).rows[0].total;
  }

  /**
   * Forgets what is due, so that a run with jobs begins with its own. What thousands of events leave behind is cleared away, as PostgreSQL
   * does within a minute: else every look for events reads all of it.
   */
  async dropDueJobs() {
    await this.client.query('delete from event_outbox');
    await this.client.query('delete from graphile_worker._private_jobs where run_at <= now()');
    await this.client.query('vacuum analyze event_outbox, graphile_worker._private_jobs');
  }

  /** Events and jobs that could run now, and jobs that have failed and wait for another try. */
  async jobs() {
    const text = `select (count(*) filter (where run_at <= now() and attempts = 0) + (select count(*) from event_outbox))::int as due,
      count(*) filter (where last_error is not null)::int as failed from graphile_worker._private_jobs`;
    const [{ due, failed }] = (await this.client.query(text)).rows;
    return { due, failed };
  }

  /** Resolves when no job is due. @param {number} timeoutMs */
  async jobsDone(timeoutMs) {
    const until = Date.now() + timeoutMs;
    for (;;) {
      const { due } = await this.jobs();
      if (due === 0) return;
      if (Date.now() > until) throw new Error(`${due} jobs are not done after ${timeoutMs / 1_000} s.`);
      await pause(50);
    }
  }

  /** Resolves when what has changed of customers is added up. @param {number} timeoutMs */
  async sumsDone(timeoutMs) {
    const until = Date.now() + timeoutMs;
    const left = 'select exists (select from customer_change) as "isLeft"';
    while ((await this.client.query(left)).rows[0].isLeft) {
      if (Date.now() > until) throw new Error(`Changes of customers are not added up after ${timeoutMs / 1_000} s.`);
      await pause(50);
    }
  }

  /** From registration to welcome, in ms, of those who came last. @param {number} many @returns {Promise<number[]>} */
  async welcomesAfter(many) {
    const text = `select (extract(epoch from mail.created_at - signup.created_at) * 1000)::float8 as after
      from signup join mail_message mail on mail.key = 'welcome:' || signup.id order by signup.created_at desc limit $1`;
    return (await this.client.query(text, [many])).rows.map(({ after }) => after);
  }

  /** Hosted pages that buyers can pay. @returns {Promise<string[]>} */
  async checkouts() {
    const text = `select provider_ref from payment_attempt where state = 'open'`;
    return (await this.client.query(text)).rows.map(({ provider_ref: ref }) => ref);
  }

  /** Zero in a balanced book. @returns {Promise<number>} */
  async ledgerSum() {
    return (await this.client.query('select coalesce(sum(amount_cents), 0)::int as total from ledger_line')).rows[0]
      .total;
  }

  async close() {
    await this.client.end();
    await this.remove();
  }
}
