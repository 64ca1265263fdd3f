import { Injectable } from '@nestjs/common';
import { Sql, statement } from '../../../platform/database/sql.js';
import type { FiledLine } from '../application/month-file.js';
import { CURRENCY_OF, DAY_OF, MONTH_OF } from './book-lines.sql.js';
import { LINES_OF_MONTH } from './month-bookings.sql.js';

const AT_ONCE = 2_000;

/** One side of a booking in a month that was handed over; `booking` joins debits and credits. */
export interface MonthLine extends FiledLine {
  id: string;
}

const LINES = statement(
  'month-lines',
  `select l.id::text, t.id::text as booking, ${DAY_OF('t.occurred_at')} as day, l.account,
     l.amount_cents::float8 as cents, ${CURRENCY_OF} as currency, t.kind, t.source_ref, t.order_id,
     nullif(${MONTH_OF('t.occurred_at')}, c.month) as late_for
   ${LINES_OF_MONTH('$1')} and (t.id, l.id) > ($2::bigint, $3::bigint) order by t.id, l.id limit ${AT_ONCE}`,
);
const IS_CLOSED = statement('month-is-closed', 'select exists (select from closed_month where month = $1) as closed');

/** What a month consists of, for the file of the bookkeeper. */
@Injectable()
export class MonthLinesReadModel {
  constructor(private readonly sql: Sql) {}

  async isClosed(month: string): Promise<boolean> {
    return (await this.sql.query<{ closed: boolean }>(IS_CLOSED, [month]))[0]!.closed;
  }

  /** All lines in the order of their bookings, some at a time. */
  async *of(month: string): AsyncGenerator<readonly MonthLine[]> {
    let last = { booking: '0', id: '0' };
    for (;;) {
      const lines = await this.sql.query<MonthLine>(LINES, [month, last.booking, last.id]);
      if (lines.length > 0) yield lines;
      if (lines.length < AT_ONCE) return;
      last = lines.at(-1)!;
    }
  }
}
