import { Injectable } from '@nestjs/common';
import { executorOf, statement } from '../../../platform/database/sql.js';
import { at } from '../../../platform/database/sql-text.js';
import type { Transaction } from '../../../platform/database/transactions.port.js';
import type { ClosedMonthFigures, Months, MonthState } from '../application/months.port.js';
import { MONTH_OF } from '../read-models/book-lines.sql.js';
import { LINES_OF_MONTH, NOT_HANDED_OVER } from '../read-models/month-bookings.sql.js';

const LOCK = statement('month-lock', `select pg_advisory_xact_lock(hashtextextended('close a month', 0))`);
const STATE = statement(
  'month-state',
  `select exists (select from closed_month where month = $1) as "isClosed",
     exists (select ${NOT_HANDED_OVER('$2')}) as "hasBookings",
     exists (select ${NOT_HANDED_OVER('$2')} and ${MONTH_OF('t.occurred_at')} < $1
       and not exists (select from closed_month m where m.month = ${MONTH_OF('t.occurred_at')})) as "earlierIsOpen",
     (select count(*)::int from reconciliation_difference where state = 'open' and occurred_at < ${at('$2')}) as "openDifferences"`,
);
const TAKE = statement(
  'month-take',
  `insert into closed_booking (transaction_id, month) select t.id, $1 ${NOT_HANDED_OVER('$2')}`,
);
/** The fingerprint covers what the file of the month says: order, time, account, amount and source of every line. */
const CLOSE = statement(
  'month-close',
  `with line as (
     select l.id, t.id as booking, l.account, l.amount_cents, t.source_ref, t.kind, t.occurred_at ${LINES_OF_MONTH('$1')}
   )
   insert into closed_month (month, closed_at, closed_by, bookings, late_bookings, lines, debit_cents, totals, fingerprint)
   select $1, ${at('$3')}, $2::uuid, count(distinct booking), count(distinct booking) filter (where ${MONTH_OF('occurred_at')} < $1),
     count(*), coalesce(sum(amount_cents) filter (where amount_cents > 0), 0),
     (select coalesce(jsonb_agg(jsonb_build_object('account', account, 'cents', cents) order by account), '[]')
      from (select account, sum(amount_cents) as cents from line group by account) moved),
     encode(sha256(convert_to(coalesce(string_agg(concat_ws('|', booking, extract(epoch from occurred_at), kind, source_ref, account,
       amount_cents), E'\\n' order by id), ''), 'UTF8')), 'hex')
   from line
   returning bookings, late_bookings as "lateBookings", lines, fingerprint`,
);
@Injectable()
export class MonthsRepository implements Months {
  async lockedState(tx: Transaction, { name, end }: { name: string; end: number }): Promise<MonthState> {
    await executorOf(tx).query(LOCK, []);
    return (await executorOf(tx).query<MonthState>(STATE, [name, end]))[0]!;
  }

  async close(
    tx: Transaction,
    { name, end, by, at: closedAt }: { name: string; end: number; by: string; at: number },
  ): Promise<ClosedMonthFigures> {
    const executor = executorOf(tx);
    await executor.query(TAKE, [name, end]);
    return (await executor.query<ClosedMonthFigures>(CLOSE, [name, by, closedAt]))[0]!;
  }
}
