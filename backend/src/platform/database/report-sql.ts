import { AsyncLocalStorage } from 'node:async_hooks';
import type { OnModuleDestroy } from '@nestjs/common';
import type { Pool, QueryResultRow } from 'pg';
import { BriefCache } from '../cache/brief-cache.js';
import type { Logger } from '../logging/logger.js';
import { statement, type Statement } from './sql.js';
import { hasTimedOut, isDatabaseUnavailable } from './unavailable.js';

/** A server that can be asked. */
export interface Queries {
  query<Row extends QueryResultRow>(statement: Statement, values?: unknown[]): Promise<Row[]>;
}
export interface Replica {
  /** One connection: behind one address may stand several servers, each as old as it is. */
  onOneServer<Result>(work: (server: Queries) => Promise<Result>): Promise<Result>;
  /** Where it has some of its own. */
  readonly connections?: Pool;
  end(): Promise<void>;
}

/** Older figures are worse than a busier primary. */
const OLDEST_SECONDS = 60;
/** For so long a replica that did not answer is not asked again, so that nobody else waits for it. */
const PAUSE_MS = 10_000;
const MEASURED_FRESH_MS = 1_000;
/** The standby had to give up the statement, because what it read was about to be cleaned away. */
const CONFLICT_WITH_RECOVERY = '40001';

/** It knows another role or password than the primary does: a mistake of ours, which must not cost the reports. */
const NOT_LET_IN = /^28/;

/**
 * Nothing to do is up to date, but only while somebody would tell of something. Null: nothing has come since this server began, or it is
 * no standby, and then nobody knows what it holds.
 */
const AGE = statement(
  'replica-age',
  `select case
     when not pg_is_in_recovery() then null
     when exists (select from pg_stat_wal_receiver) and pg_last_wal_receive_lsn() = pg_last_wal_replay_lsn() then 0
     else greatest(0, extract(epoch from clock_timestamp() - pg_last_xact_replay_timestamp())) end::float8 as seconds`,
);

async function secondsBehind(server: Queries): Promise<number> {
  const [row] = await server.query<{ seconds: number | null }>(AGE);
  return row?.seconds ?? Infinity;
}

/**
 * Where reports read: a replica, where there is one that answers and is not far behind, else the primary. Never for what a
 * decision rests on, and never for what somebody has just changed.
 */
export class ReportSql implements Queries, OnModuleDestroy {
  private restsUntil = 0;
  private read: 'replica' | 'primary' = 'replica';
  private fallen = 0;
  private readonly measured: BriefCache<number>;
  /** Of the rows that a replica gave to the work under way, in seconds. */
  private readonly ages = new AsyncLocalStorage<number[]>();

  constructor(
    private readonly primary: Queries,
    private readonly replica: Replica | null,
    private readonly logger: Pick<Logger, 'warn' | 'info'>,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.measured = new BriefCache(
      async () => (await replica?.onOneServer(secondsBehind)) ?? Infinity,
      MEASURED_FRESH_MS,
      now,
    );
  }

  async query<Row extends QueryResultRow>(asked: Statement, values: unknown[] = []): Promise<Row[]> {
    const rows = await this.fromReplica<Row>(asked, values);
    if (rows) return rows;
    if (this.replica) this.fallen += 1;
    return this.primary.query<Row>(asked, values);
  }

  /** `oldest` tells how old the rows are that reports of this work got from a replica, in seconds; null where all came from the primary. */
  noting<Result>(work: (oldest: () => number | null) => Result): Result {
    const ages: number[] = [];
    return this.ages.run(ages, () => work(() => (ages.length === 0 ? null : Math.max(...ages))));
  }

  /** How far a server of the replica is behind; Infinity where it can't know, null where there is none or it has not answered. */
  async secondsBehind(): Promise<number | null> {
    if (!this.mayAsk) return null;
    try {
      const seconds = await this.measured.value();
      this.isYoung(seconds);
      return seconds;
    } catch (error) {
      this.pauseAfter(error);
      return null;
    }
  }

  /** Null where no replica is set. */
  get standing(): { readsReplica: boolean; fallbacks: number } | null {
    return this.replica && { readsReplica: this.read === 'replica', fallbacks: this.fallen };
  }

  /** Of the replica. */
  get connections(): Pool | null {
    return this.replica?.connections ?? null;
  }

  async onModuleDestroy(): Promise<void> {
    await this.replica?.end();
  }

  private get mayAsk(): boolean {
    return this.replica !== null && this.now() >= this.restsUntil;
  }

  /** Null where the primary is to be asked. */
  private async fromReplica<Row extends QueryResultRow>(asked: Statement, values: unknown[]): Promise<Row[] | null> {
    if (!this.mayAsk) return null;
    let seconds: number | null = null;
    try {
      const rows = await this.replica!.onOneServer(async (server) => {
        seconds = await secondsBehind(server);
        return this.isYoung(seconds) ? server.query<Row>(asked, values) : null;
      });
      if (rows && seconds !== null) this.ages.getStore()?.push(seconds);
      return rows;
    } catch (error) {
      // The replica answers; what it could not do in time, the primary is not to try again.
      if (seconds !== null && hasTimedOut(error)) throw error;
      this.pauseAfter(error);
      return null;
    }
  }

  private isYoung(seconds: number): boolean {
    const young = seconds <= OLDEST_SECONDS;
    if (young) this.takeReplica();
    else
      this.takePrimary(
        { seconds: Number.isFinite(seconds) ? Math.round(seconds) : null },
        'the replica is behind or no standby: reports read the primary',
      );
    return young;
  }

  /** Any other failure is the statement's own, and the primary would fail alike. */
  private pauseAfter(error: unknown): void {
    const { code = '' } = (error ?? {}) as { code?: string };
    if (code === CONFLICT_WITH_RECOVERY) return;
    if (NOT_LET_IN.test(code))
      this.takePrimary({ sqlstate: code }, 'the replica does not let us in: reports read the primary');
    else if (isDatabaseUnavailable(error))
      this.takePrimary({ code }, 'the replica does not answer: reports read the primary');
    else throw error;
    this.restsUntil = this.now() + PAUSE_MS;
    this.measured.forget();
  }

  /** One line when it begins and one when it ends, however many reports read meanwhile. */
  private takePrimary(why: object, line: string): void {
    if (this.read === 'replica') this.logger.warn(why, line);
    this.read = 'primary';
  }

  private takeReplica(): void {
    if (this.read === 'primary') this.logger.info({}, 'reports read the replica again');
    this.read = 'replica';
  }
}
