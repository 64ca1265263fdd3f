import { Injectable } from '@nestjs/common';
import type { BookMonthRow } from '@summit/contracts';
import { Sql, statement, type SqlExecutor } from '../../../platform/database/sql.js';
import { BULK_TIMEOUT_MS } from '../application/bulk-timeout.js';
import { MONTH_OF } from './book-lines.sql.js';

interface Stored {
  month: string;
  bookings: number;
  open_differences: number;
  is_over: boolean;
  is_compared: boolean;
  closed_at: Date | null;
  closed_by: string | null;
  late_bookings: number;
  fingerprint: string | null;
}

/** Months are few; what is booked in one that is still open is counted each time. */
const ALL = statement(
  'months-all',
  `with open_month as (
     select ${MONTH_OF('t.occurred_at')} as month, count(*)::int as bookings from ledger_transaction t
     where not exists (select from closed_booking c where c.transaction_id = t.id) group by 1
   ), known as (
     select coalesce(o.month, c.month) as month, coalesce(c.bookings, o.bookings) as bookings, c.closed_at, c.closed_by,
       coalesce(c.late_bookings, 0) as late_bookings, c.fingerprint
     from open_month o full join closed_month c on c.month = o.month
   ), ending as (
     select k.*, (k.month || '-01')::date + interval '1 month' as next from known k
   )
   select e.month, e.bookings, e.closed_at, a.email as closed_by, e.late_bookings, e.fingerprint,
     (select count(*)::int from reconciliation_difference d where d.state = 'open' and ${MONTH_OF('d.occurred_at')} <= e.month) as open_differences,
     to_char(e.next, 'YYYY-MM') <= ${MONTH_OF('to_timestamp($1::float8 / 1000)')} as is_over,
     exists (select from reconciliation_run r where r.state = 'done' and ${MONTH_OF('r.span_until')} > e.month) as is_compared
   from ending e left join admin_account a on a.id = e.closed_by order by e.month desc`,
);

/** Every month of the book, newest first. */
@Injectable()
export class MonthsReadModel {
  constructor(private readonly sql: Sql) {}

  /** `now` in ms. */
  async all(now: number): Promise<BookMonthRow[]> {
    const read = (tx: SqlExecutor) => tx.query<Stored>(ALL, [now]);
    return (await this.sql.transaction(read, { statementTimeoutMs: BULK_TIMEOUT_MS })).map(present);
  }
}

const present = ({ closed_at, is_over, is_compared, ...month }: Stored): BookMonthRow => ({
  ...month,
  closed_at: closed_at?.toISOString() ?? null,
  state: closed_at !== null ? 'closed' : !is_over ? 'running' : is_compared ? 'open' : 'not_compared',
});
