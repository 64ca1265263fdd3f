import { Injectable } from '@nestjs/common';
import type { ReconciliationRunRow } from '@summit/contracts';
import { Sql, statement } from '../../../platform/database/sql.js';

const SHOWN = 10;

interface Stored {
  id: string;
  state: ReconciliationRunRow['state'];
  nightly: boolean;
  asked_by: string | null;
  span_from: Date;
  span_until: Date;
  started_at: Date;
  ended_at: Date | null;
  lines: number;
  fees_booked: number;
  differences: number;
  lines_of_others: number;
  failure: string | null;
}

const LAST = statement(
  'reconciliation-last-runs',
  `select r.id, r.state, r.asked_by is null as nightly, a.email as asked_by, r.span_from, r.span_until, r.started_at, r.ended_at,
     r.lines, r.fees_booked, r.differences, r.lines_of_others, r.failure
   from reconciliation_run r left join admin_account a on a.id = r.asked_by order by r.started_at desc, r.id limit ${SHOWN}`,
);

/** What was compared, newest first. */
@Injectable()
export class RunsReadModel {
  constructor(private readonly sql: Sql) {}

  async last(): Promise<ReconciliationRunRow[]> {
    return (await this.sql.query<Stored>(LAST)).map(present);
  }
}

const present = ({ span_from, span_until, started_at, ended_at, ...run }: Stored): ReconciliationRunRow => ({
  ...run,
  from: span_from.toISOString(),
  until: span_until.toISOString(),
  started_at: started_at.toISOString(),
  ended_at: ended_at?.toISOString() ?? null,
});
