import { Client } from 'pg';
import { NEWS_CHANNEL } from './event-news.js';

const RECONNECT_MS = 1_000;
/** A worker shows its lease within this time after it takes its first job. */
const GRACE_SECONDS = 30;

const HOLD = `select pg_advisory_lock_shared(hashtextextended($1, 0))`;
const LISTEN = `listen "${NEWS_CHANNEL}"`;
const LET_GO = `select pg_advisory_unlock_shared(hashtextextended($1, 0))`;
/**
 * A lease is an advisory lock on a connection of the worker's process, so it ends with the process. Taking it proves that
 * nobody holds it. Without this, a job that a killed process held would wait for hours (the queue's own limit).
 */
const FREE_DEAD = `
  with holder as (
    select distinct locked_by as id from graphile_worker.jobs
    where locked_by <> all ($1) and locked_at < now() - make_interval(secs => ${GRACE_SECONDS})
  ), dead as (
    select id from holder where pg_try_advisory_xact_lock(hashtextextended(id, 0))
  )
  select graphile_worker.force_unlock_workers(array_agg(id)) from dead having count(*) > 0`;

/** Shows which of the queue's workers are alive, and frees the jobs of those that are not. The same connection hears of events. */
export class WorkerLeases {
  private readonly ids = new Set<string>();
  private client: Client | undefined;
  private last: Promise<void> = Promise.resolve();
  private closed = false;
  private retry: NodeJS.Timeout | undefined;

  /** `onNews`: an event is being written, or may have been while nobody heard. */
  constructor(
    private readonly databaseUrl: string,
    private readonly onNews: () => void = () => undefined,
  ) {}

  async open(): Promise<void> {
    if (this.closed) return;
    const client = new Client({
      connectionString: this.databaseUrl,
      application_name: 'summit-leases',
      keepAlive: true,
    });
    client.on('error', () => undefined);
    client.on('end', () => this.reopenLater());
    client.on('notification', () => this.onNews());
    try {
      await client.connect();
      await client.query(LISTEN);
      // Last: nothing may wait between the last lease and the new client, or one that is taken in that moment is taken on neither.
      for (const id of this.ids) await client.query(HOLD, [id]);
      this.client = client;
      this.onNews();
    } catch {
      await client.end().catch(() => undefined);
    }
  }

  /** Shows that this worker lives, for as long as this process does. */
  hold(workerId: string): void {
    this.ids.add(workerId);
    void this.run(HOLD, [workerId]);
  }

  /** The worker has ended, though this process has not: what it could not end itself is freed. */
  release(workerId: string): void {
    if (this.ids.delete(workerId)) void this.run(LET_GO, [workerId]);
  }

  /** Frees the jobs that ended workers still hold. */
  async freeDeadWorkers(): Promise<void> {
    // Our own leases are left out: a session never conflicts with its own locks.
    await this.run(FREE_DEAD, [[...this.ids]]);
  }

  async close(): Promise<void> {
    this.closed = true;
    clearTimeout(this.retry);
    await this.client?.end().catch(() => undefined);
  }

  /** One statement after the other. A failure means that the connection broke: reopening takes every lease again. */
  private run(text: string, values: unknown[]): Promise<void> {
    this.last = this.last.then(async () => void (await this.client?.query(text, values))).catch(() => undefined);
    return this.last;
  }

  private reopenLater(): void {
    this.client = undefined;
    if (!this.closed) this.retry = setTimeout(() => void this.open(), RECONNECT_MS);
  }
}
