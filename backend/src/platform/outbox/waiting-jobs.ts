import { Injectable } from '@nestjs/common';
import { executorOf, Sql, statement } from '../database/sql.js';
import type { Transaction } from '../database/transactions.port.js';
import { BULK_PRIORITY } from './outbox.js';

/** A job that has not succeeded yet. */
export interface WaitingJob {
  /** So far. */
  tries: number;
  /** Why the last try failed; null before the first. */
  lastError: string | null;
  nextTryAt: Date;
}

const BY_KEYS = statement(
  'waiting-jobs-by-keys',
  `select key, attempts as tries, last_error as "lastError", run_at as "nextTryAt" from graphile_worker.jobs
   where key = any($1::text[])`,
);

/** Whoever takes a job counts the try at once, so the last try of a job runs with all its tries used. */
const STILL_TRIED = '(job.attempts < job.max_attempts or job.locked_at is not null)';
const TRIED_KEYS = statement(
  'waiting-jobs-tried-keys',
  `select key from graphile_worker.jobs job where starts_with(key, $1) and ${STILL_TRIED} order by key`,
);

/** Of the queue's own clock. What waits for its next try is not due before, and the same for many waits behind everything by design. */
const DUE = statement(
  'waiting-jobs-due',
  `select count(*)::int as count, coalesce(extract(epoch from now() - min(since)), 0)::int as "oldestSeconds" from (
     select run_at as since from graphile_worker.jobs
     where locked_at is null and attempts < max_attempts and run_at <= now() and priority < ${BULK_PRIORITY}
     union all select written_at from event_outbox) as due`,
);

/** A job at work keeps its key, and would lose its tries to another of the same key. */
const SLOT = statement(
  'waiting-jobs-slot',
  `select payload ->> 'slot' as slot from graphile_worker._private_jobs
   where key = $1 and (locked_at is not null or (payload ->> 'slot' = $2 and attempts < max_attempts))`,
);
const FAILING = statement(
  'waiting-jobs-failing',
  `select key from graphile_worker.jobs where queue_name = $1 and attempts >= $2 and key is not null
     and last_error is not null and (attempts >= max_attempts or not starts_with(last_error, $3)) order by key`,
);

/** SQL: whether the queue has a job with this key (an expression) that it still tries. */
export const isStillTried = (key: string): string =>
  `exists (select from graphile_worker.jobs job where job.key = ${key} and ${STILL_TRIED})`;

/** What the queue says of jobs that have a key, for whoever wants to know why something has not happened yet. */
@Injectable()
export class WaitingJobs {
  constructor(private readonly sql: Sql) {}

  /** How many jobs nobody has begun though they are due, with events that are no jobs yet, and how long the first has waited (seconds). */
  async due(): Promise<{ count: number; oldestSeconds: number }> {
    const [row] = await this.sql.query<{ count: number; oldestSeconds: number }>(DUE);
    return row!;
  }

  /** Keys that begin so, of the jobs that the queue still tries: those that run at this moment too, those it has given up not. */
  async triedKeys(tx: Transaction, prefix: string): Promise<string[]> {
    return (await executorOf(tx).query<{ key: string }>(TRIED_KEYS, [prefix])).map(({ key }) => key);
  }

  /** For which slot the job with this key is at work, or waits for this one; null where it may be queued. */
  async slotOf(tx: Transaction, key: string, slot: string): Promise<string | null> {
    return (await executorOf(tx).query<{ slot: string }>(SLOT, [key, slot]))[0]?.slot ?? null;
  }

  /**
   * Keys of the jobs of a queue that have failed so often, whether they are still tried or were given up. `unless`: how the last error
   * of a job begins that is still tried and only waits for another one.
   */
  async failingKeys(queue: string, { tries, unless }: { tries: number; unless: string }): Promise<string[]> {
    return (await this.sql.query<{ key: string }>(FAILING, [queue, tries, unless])).map(({ key }) => key);
  }

  async byKeys(keys: readonly string[]): Promise<ReadonlyMap<string, WaitingJob>> {
    if (keys.length === 0) return new Map();
    const rows = await this.sql.query<WaitingJob & { key: string }>(BY_KEYS, [keys]);
    return new Map(rows.map(({ key, ...job }) => [key, job]));
  }
}
