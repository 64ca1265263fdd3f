import { Injectable, Optional } from '@nestjs/common';
import type { EventName, EventPayload } from '../../events/event-catalog.js';
import { executorOf, statement } from '../database/sql.js';
import type { Transaction } from '../database/transactions.port.js';
import { EventNews } from './event-news.js';
import { jobFlags } from './job-trace.js';

/** Retries for some days, at growing intervals. */
export const MAX_ATTEMPTS = 25;
/** Above 0, the number of everything else: what a single person waits for goes first. */
export const BULK_PRIORITY = 10;
/** Below it: who has paid waits behind no mails and texts of registrations, however many there are. Work of payments, and news of orders. */
const MONEY_PRIORITY = -10;
const MONEY_TASKS = 'payments/%';
const MONEY_EVENTS = 'order.%';
/** SQL: the priority of a listener's job of the event of this name (an expression). */
export const eventPriority = (name: string): string =>
  `case when ${name} like '${MONEY_EVENTS}' then ${MONEY_PRIORITY} else 0 end`;
const ADD_JOB = statement(
  'outbox-add-job',
  `select graphile_worker.add_job($1::text, $2::json, job_key => $3, max_attempts => ${MAX_ATTEMPTS}, run_at => now() + make_interval(secs => $4::float8 / 1000), flags => $5::text[],
     priority => coalesce($6::int, case when $1::text like '${MONEY_TASKS}' then ${MONEY_PRIORITY} else 0 end))`,
);

const ADD_JOBS = statement(
  'outbox-add-jobs',
  `select from graphile_worker.add_jobs((
     select array_agg(row($1, payload, null, null, ${MAX_ATTEMPTS}, key, $3::smallint, $4::text[])::graphile_worker.job_spec)
     from json_to_recordset($2::json) as job(payload json, key text)))`,
);
/** In a queue of its own name, whose jobs are done one after the other. */
const ADD_NIGHT_JOB = statement(
  'outbox-add-night-job',
  `select graphile_worker.add_job($1, $2::json, queue_name => $3, job_key => $1, max_attempts => ${MAX_ATTEMPTS}, priority => ${BULK_PRIORITY})`,
);
/** A job that runs at this moment stays as it is. */
const HURRY = statement(
  'outbox-hurry',
  `select exists (select from graphile_worker.jobs where key = $1) as known, (select count(*) from
     graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs where key = $1), run_at => now(), attempts => 0)) as hurried`,
);
const APPEND = statement('outbox-append', 'insert into event_outbox (name, payload, flags) values ($1, $2, $3)');

/**
 * For a statement that writes and leaves work in one round trip: an expression that adds the job. `payload`: a json expression.
 * `flags`: the parameter that holds `jobFlags()`, where the work belongs to a trace.
 */
export const appendJob = (task: string, payload: string, flags = 'null'): string =>
  `graphile_worker.add_job('${task}', ${payload}, max_attempts => ${MAX_ATTEMPTS}, flags => ${flags}::text[])`;

/** The same for an event: an insert that adds one for each row of `from`. Whoever runs it tells `EventNews`. */
export const appendEvent = (event: { name: EventName; payload: string; flags: string; from: string }): string =>
  `insert into event_outbox (name, payload, flags) select '${event.name}', ${event.payload}, ${event.flags}::text[] from ${event.from}`;

export interface JobOptions {
  /** A job with this key is queued once; adding it again while it waits changes nothing but its payload. */
  key?: string;
  /** Milliseconds to wait first. */
  delayMs?: number;
  /** It waits behind all other work. */
  bulk?: true;
}

/** Work for the handler of `task`. */
export interface QueuedJob extends JobOptions {
  task: string;
  payload: object;
}

interface NightJob extends Omit<QueuedJob, keyof JobOptions> {
  queue: string;
}

/**
 * What must happen after a commit, written in the same transaction as its cause, on the transaction's own connection: an event as a
 * row that the relay turns into jobs (event-relay.ts), other work by `graphile_worker.add_job`. It is committed with the state it
 * belongs to, or not at all.
 */
@Injectable()
export class Outbox {
  constructor(@Optional() private readonly news?: EventNews) {}

  /** An event for its listeners (events/event-catalog.ts). Delivered at least once to each of them. */
  async append<Name extends EventName>(tx: Transaction, name: Name, payload: EventPayload<Name>): Promise<void> {
    await executorOf(tx).query(APPEND, [name, JSON.stringify(payload), jobFlags()]);
    this.news?.tell();
  }

  /** One piece of work for one task handler. */
  async addJob(tx: Transaction, { task, payload, key, delayMs = 0, bulk }: QueuedJob): Promise<void> {
    const priority = bulk ? BULK_PRIORITY : null;
    await executorOf(tx).query(ADD_JOB, [task, JSON.stringify(payload), key ?? null, delayMs, jobFlags(), priority]);
  }

  /** Work that nobody waits for, with its task as key: behind all other work, and one at a time of all that is in `queue`. */
  async addNightJob(tx: Transaction, { task, payload, queue }: NightJob): Promise<void> {
    await executorOf(tx).query(ADD_NIGHT_JOB, [task, JSON.stringify(payload), queue]);
  }

  /** Tries the job with this key now, with all its tries before it again; leaves it alone where it runs. False where there is none. */
  async hurry(tx: Transaction, key: string): Promise<boolean> {
    return (await executorOf(tx).query<{ known: boolean }>(HURRY, [key]))[0]!.known;
  }

  /** The same work for many, in one statement. It waits behind all other work. */
  async addJobs(tx: Transaction, task: string, jobs: readonly { key: string; payload: object }[]): Promise<void> {
    if (jobs.length > 0) await executorOf(tx).query(ADD_JOBS, [task, JSON.stringify(jobs), BULK_PRIORITY, jobFlags()]);
  }
}

export function eventTask(name: EventName): string {
  return `event/${name}`;
}
