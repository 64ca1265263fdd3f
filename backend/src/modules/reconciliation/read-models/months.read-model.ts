import { Injectable } from '@nestjs/common';
import type { BookMonthRow } from '@summit/contracts';
import { SUMMIT_ZONE } from '@summit/rules';
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

/** Months are few, and of these only the open ones are counted each time, each by its part of the index. */
const ALL = statement(
  'months-all',
  `with month as (
     select to_char(begin, 'YYYY-MM') as month, begin at time zone '${SUMMIT_ZONE}' as begins,
       (begin + interval '1 month') at time zone '${SUMMIT_ZONE}' as ends
     from (select min(occurred_at) as first, max(occurred_at) as last from ledger_transaction) book,
       generate_series(date_trunc('month', first at time zone '${SUMMIT_ZONE}'), last at time zone '${SUMMIT_ZONE}', interval '1 month') begin
   ), known as (
     select month, (select count(*)::int from ledger_transaction t where t.occurred_at >= begins and t.occurred_at < ends
         and not exists (select from closed_booking c where c.transaction_id = t.id)) as bookings,
       null::timestamptz as closed_at, null::uuid as closed_by, 0 as late_bookings, null as fingerprint
     from month where month not in (select month from closed_month)
     union all
     select month, bookings, closed_at, closed_by, late_bookings, fingerprint from closed_month
   ), ending as (
     select k.*, (k.month || '-01')::date + interval '1 month' as next from known k
   )
   select e.month, e.bookings, e.closed_at, a.email as closed_by, e.late_bookings, e.fingerprint,
     (select count(*)::int from reconciliation_difference d where d.state = 'open' and ${MONTH_OF('d.occurred_at')} <= e.month) as open_differences,
     to_char(e.next, 'YYYY-MM') <= ${MONTH_OF('to_timestamp($1::float8 / 1000)')} as is_over,
     exists (select from reconciliation_run r where r.state = 'done' and ${MONTH_OF('r.span_until')} > e.month) as is_compared
   from ending e left join admin_account a on a.id = e.closed_by where e.bookings > 0 or e.closed_at is not null order by e.month desc`,
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
