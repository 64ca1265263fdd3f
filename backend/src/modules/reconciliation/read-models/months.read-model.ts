import { Inject, Injectable } from '@nestjs/common';
import type { BookMonthRow } from '@summit/contracts';
import { Sql, statement, type SqlExecutor } from '../../../platform/database/sql.js';
import { at } from '../../../platform/database/sql-text.js';
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

/** What closed months hold stands with them, and of open ones a count is kept: no booking is read. */
const ALL = statement(
  'months-all',
  `with known as (
     select month, sum(bookings)::int as bookings, null::timestamptz as closed_at, null::uuid as closed_by, 0 as late_bookings, null as fingerprint
     from open_booking_count where month not in (select month from closed_month) group by month having sum(bookings) > 0
     union all
     select month, bookings, closed_at, closed_by, late_bookings, fingerprint from closed_month
   ), ending as (
     select k.*, (k.month || '-01')::date + interval '1 month' as next from known k
   )
   select e.month, e.bookings, e.closed_at, a.email as closed_by, e.late_bookings, e.fingerprint,
     (select count(*)::int from reconciliation_difference d where d.state = 'open' and ${MONTH_OF('d.occurred_at')} <= e.month) as open_differences,
     to_char(e.next, 'YYYY-MM') <= ${MONTH_OF(at('$1'))} as is_over,
     exists (select from reconciliation_run r where r.state = 'done' and ${MONTH_OF('r.span_until')} > e.month) as is_compared
   from ending e left join admin_account a on a.id = e.closed_by order by e.month desc`,
);

/** Every month of the book, newest first. */
@Injectable()
export class MonthsReadModel {
  constructor(@Inject(Sql) private readonly sql: SqlExecutor) {}

  /** `now` in ms. */
  async all(now: number): Promise<BookMonthRow[]> {
    return (await this.sql.query<Stored>(ALL, [now])).map(present);
  }
}

const present = ({ closed_at, is_over, is_compared, ...month }: Stored): BookMonthRow => ({
  ...month,
  closed_at: closed_at?.toISOString() ?? null,
  state: closed_at !== null ? 'closed' : !is_over ? 'running' : is_compared ? 'open' : 'not_compared',
});
