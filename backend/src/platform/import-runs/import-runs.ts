import { Inject, Injectable } from '@nestjs/common';
import type { ErrorCode, ImportKind } from '@summit/contracts';
import { CLOCK, type Clock } from '../clock/clock.js';
import { executorOf, Sql, statement, type SqlExecutor } from '../database/sql.js';
import type { Transaction } from '../database/transactions.port.js';
import { AppError } from '../errors/app-error.js';
import { LOGGER, type Logger } from '../logging/logger.js';
import type { ImportRunRow } from './import-run.entity.js';

const START = statement(
  'import-run-start',
  `insert into import_run (kind, state, started_at, done) values ($1, 'running', $2, 0)
   on conflict (kind) do update set state = 'running', started_at = excluded.started_at, ended_at = null, done = 0,
     total = null, done_pages = null, total_pages = null, imported = null, skipped = null, failure = null`,
);
const REACH = statement(
  'import-run-reach',
  `update import_run set done = $2, total = $3, done_pages = $4, total_pages = $5 where kind = $1`,
);
const DONE = statement(
  'import-run-done',
  `update import_run set state = 'done', ended_at = $2, imported = $3, skipped = $4, done = $3::integer + $4::integer,
     total = $3::integer + $4::integer where kind = $1`,
);
const FAIL = statement(
  'import-run-fail',
  `update import_run set state = 'failed', ended_at = $2, failure = $3 where kind = $1 and state = 'running'`,
);
const READ = statement(
  'import-run-read',
  `select kind, state, started_at as "startedAt", ended_at as "endedAt", done, total, done_pages as "donePages",
     total_pages as "totalPages", imported, skipped, failure
   from import_run where kind = $1`,
);
/** Whether a process is at it: the lock of `alone` ends with the connection of whoever dies. */
const IS_HELD = statement(
  'import-run-held',
  `select exists (select from pg_locks where locktype = 'advisory' and granted and objsubid = 1
     and database = (select oid from pg_database where datname = current_database())
     and (classid::bigint << 32 | objid::bigint) = hashtextextended($1, 0)) as held`,
);

const lockOf = (kind: ImportKind): string => `import:${kind}`;

/** How far one is: rows or people, and pages where it reads page by page. Null where nobody has told. */
export interface ImportPosition {
  done: number;
  total: number | null;
  pages?: { done: number; total: number | null };
}

/** What an import tells of itself. */
export interface ImportProgress {
  /** Never throws: an import is no worse for a figure that nobody sees. */
  reached(position: ImportPosition): Promise<void>;
  /** In the transaction that imports: it is done with it, or not at all. */
  ended(tx: Transaction, outcome: { imported: number; skipped: number }): Promise<void>;
}

export type ImportRunNow = Omit<ImportRunRow, 'state'> & { state: ImportRunRow['state'] | 'interrupted' };

/** Imports that take their time: one of a kind at once in all processes, with a position that everybody can read meanwhile. */
@Injectable()
export class ImportRuns {
  constructor(
    private readonly sql: Sql,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) private readonly log: Pick<Logger, 'warn'>,
  ) {}

  /**
   * Throws `import_running` where one of this kind is under way, and what `work` throws. Takes one connection, that of the lock: `work`,
   * which has one of its own for its transaction, waits for no third.
   */
  async follow<Result>(kind: ImportKind, work: (progress: ImportProgress) => Promise<Result>): Promise<Result> {
    const followed = await this.sql.alone(lockOf(kind), async (held) => {
      await held.query(START, [kind, this.now()]);
      try {
        return { result: await work(this.progressOf(kind, held)) };
      } catch (error) {
        const code: ErrorCode = error instanceof AppError ? error.code : 'internal';
        // Where not even this can be stored, it reads as interrupted, which is as true.
        await held.query(FAIL, [kind, this.now(), code]).catch(() => undefined);
        throw error;
      }
    });
    if (!followed) throw new AppError('import_running');
    return followed.result;
  }

  async newest(kind: ImportKind): Promise<ImportRunNow | null> {
    const row = await this.row(kind);
    if (row?.state !== 'running' || (await this.isHeld(kind))) return row;
    // It may have ended between the two looks.
    const again = await this.row(kind);
    const isLeft = again?.state === 'running' && again.startedAt.getTime() === row.startedAt.getTime();
    return isLeft ? { ...again, state: 'interrupted' } : again;
  }

  private progressOf(kind: ImportKind, held: SqlExecutor): ImportProgress {
    return {
      reached: async ({ done, total, pages }) => {
        try {
          await held.query(REACH, [kind, done, total, pages?.done ?? null, pages?.total ?? null]);
        } catch (error) {
          this.log.warn({ err: error, kind }, 'Nobody hears how far an import is');
        }
      },
      ended: async (tx, { imported, skipped }) => {
        await executorOf(tx).query(DONE, [kind, this.now(), imported, skipped]);
      },
    };
  }

  private async row(kind: ImportKind): Promise<ImportRunRow | null> {
    const [row] = await this.sql.query<ImportRunRow>(READ, [kind]);
    return row ?? null;
  }

  private async isHeld(kind: ImportKind): Promise<boolean> {
    const [row] = await this.sql.query<{ held: boolean }>(IS_HELD, [lockOf(kind)]);
    return row!.held;
  }

  private now(): Date {
    return new Date(this.clock.now());
  }
}
