import { Injectable } from '@nestjs/common';
import { Sql, statement } from '../../../platform/database/sql.js';
import { at, ms } from '../../../platform/database/sql-text.js';
import type { ReconciliationRuns, RunFigures } from '../application/reconciliation-runs.port.js';
import type { Span } from '../application/span-to-read.js';

const END_INTERRUPTED = statement(
  'reconciliation-end-interrupted',
  `update reconciliation_run set state = 'failed', ended_at = ${at('$1')}, failure = 'It was interrupted.' where state = 'running'`,
);
const BEGIN = statement(
  'reconciliation-begin',
  `insert into reconciliation_run (id, state, asked_by, span_from, span_until, started_at)
   values ($1, 'running', $2, ${at('$3')}, ${at('$4')}, ${at('$5')})`,
);
const END = statement(
  'reconciliation-end',
  `update reconciliation_run set state = 'done', ended_at = ${at('$2')}, lines = $3, fees_booked = $4, differences = $5, lines_of_others = $6 where id = $1`,
);
const FAIL = statement(
  'reconciliation-fail',
  `update reconciliation_run set state = 'failed', ended_at = ${at('$2')}, failure = $3 where id = $1`,
);
const READ_UNTIL = statement(
  'reconciliation-read-until',
  `select ${ms('max(span_until)')} as until from reconciliation_run where state = 'done'`,
);

@Injectable()
export class ReconciliationRunsRepository implements ReconciliationRuns {
  constructor(private readonly sql: Sql) {}

  alone<Result>(work: () => Promise<Result>): Promise<Result | null> {
    return this.sql.alone('reconciliation', work);
  }

  async begin(run: { id: string; askedBy: string | null; span: Span; at: number }): Promise<void> {
    await this.sql.query(END_INTERRUPTED, [run.at]);
    await this.sql.query(BEGIN, [run.id, run.askedBy, run.span.from, run.span.until, run.at]);
  }

  async end(id: string, { lines, feesBooked, differences, linesOfOthers }: RunFigures, endedAt: number): Promise<void> {
    await this.sql.query(END, [id, endedAt, lines, feesBooked, differences, linesOfOthers]);
  }

  async fail(id: string, failure: string, endedAt: number): Promise<void> {
    await this.sql.query(FAIL, [id, endedAt, failure]);
  }

  async readUntil(): Promise<number | null> {
    return (await this.sql.query<{ until: number | null }>(READ_UNTIL))[0]?.until ?? null;
  }
}
