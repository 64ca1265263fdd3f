import { Injectable } from '@nestjs/common';
import { Sql, statement } from '../../../platform/database/sql.js';
import { ms } from '../../../platform/database/sql-text.js';
import { statementOf, type Statement, type StatementEntry } from '../domain/statement.js';

/** Cents. */
export interface StatementMonth {
  /** First of the Pacific month, YYYY-MM-DD. */
  period: string;
  earnedCents: number;
  takenBackCents: number;
  paidOutCents: number;
}

/** Payouts that failed gave everything back, so that they count for nothing. */
const MONTHS = statement(
  'speaker-statement-months',
  `with booked as (
     select date_trunc('month', booked_at at time zone 'America/Los_Angeles')::date as period, amount_cents as cents, 0 as paid
     from commission_entry where affiliate_id = $1
     union all
     select period, 0, amount_cents from payout where affiliate_id = $1 and status <> 'failed')
   select period::text, coalesce(sum(cents) filter (where cents > 0), 0)::float8 as "earnedCents",
     coalesce(0 - sum(cents) filter (where cents < 0), 0)::float8 as "takenBackCents", sum(paid)::float8 as "paidOutCents"
   from booked group by period order by period desc`,
);
/** `$2`: first day of the month. */
const BALANCES = statement(
  'speaker-statement-balances',
  `select
     (select coalesce(sum(amount_cents), 0) from commission_entry
      where affiliate_id = $1 and booked_at < ($2::date)::timestamp at time zone 'America/Los_Angeles')::float8
     - (select coalesce(sum(amount_cents), 0) from payout
        where affiliate_id = $1 and status <> 'failed' and period < $2::date)::float8 as "beforeCents",
     (select coalesce(sum(amount_cents), 0) from payout
      where affiliate_id = $1 and status <> 'failed' and period = $2::date)::float8 as "paidOutCents"`,
);
const ENTRIES = statement(
  'speaker-statement-entries',
  `select ${ms('e.booked_at')} as "bookedAt", e.order_id as "orderId", c.product, e.kind, e.amount_cents as "amountCents"
   from commission_entry e join commission c on c.order_id = e.order_id
   where e.affiliate_id = $1 and e.booked_at >= ($2::date)::timestamp at time zone 'America/Los_Angeles'
     and e.booked_at < ($2::date + interval '1 month') at time zone 'America/Los_Angeles'
   order by e.booked_at, e.id`,
);

/** What was booked for one affiliate, month by month. */
@Injectable()
export class SpeakerStatementsReadModel {
  constructor(private readonly sql: Sql) {}

  /** Newest first. */
  months(affiliateId: string): Promise<StatementMonth[]> {
    return this.sql.query<StatementMonth>(MONTHS, [affiliateId]);
  }

  /** Null for a month in which nothing was booked or paid out. */
  async of(affiliateId: string, period: string): Promise<Statement | null> {
    const [[balances], entries] = await Promise.all([
      this.sql.query<{ beforeCents: number; paidOutCents: number }>(BALANCES, [affiliateId, period]),
      this.sql.query<StatementEntry>(ENTRIES, [affiliateId, period]),
    ]);
    if (entries.length === 0 && balances!.paidOutCents === 0) return null;
    return statementOf(period, { ...balances!, entries });
  }
}
