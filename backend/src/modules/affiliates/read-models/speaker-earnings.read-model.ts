import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '../../../platform/clock/clock.js';
import { Sql, statement } from '../../../platform/database/sql.js';
import { at, ms } from '../../../platform/database/sql-text.js';
import type { PayoutStatus } from '../application/payouts.port.js';
import { ORDERS_OF_AFFILIATE } from './commission-trace.read-model.js';

/** Cents. Together they are all that was earned. */
export interface EarningsSummary {
  /** Orders that count for the affiliate, and own ones that do not. */
  orders: number;
  /** Would go into a payout now; what is taken back counts against it. */
  payableCents: number;
  heldCents: number;
  inPayoutCents: number;
  paidCents: number;
}

export interface OwnPayout {
  /** YYYY-MM-01 */
  period: string;
  amountCents: number;
  status: PayoutStatus;
  /** ms */
  createdAt: number;
  closedAt: number | null;
}

/** By the rule that payouts claim by: an order whose hold is over, that is not disputed and that nobody has to look at, or of which too much was paid out. */
const SUMMARY = statement(
  'speaker-earnings',
  `with unpaid as (
     select sum(e.amount_cents) as cents,
            (c.payable_at <= ${at('$2')} and not c.disputed and c.review is distinct from 'held') or sum(e.amount_cents) < 0 as is_ready
     from commission_entry e join commission c on c.order_id = e.order_id
     where e.affiliate_id = $1 and e.payout_id is null
     group by e.order_id, c.payable_at, c.disputed, c.review),
   paid_out as (select status, amount_cents from payout where affiliate_id = $1)
   select (select count(*) from (${ORDERS_OF_AFFILIATE}) own)::int as orders,
     (select coalesce(sum(cents) filter (where is_ready), 0) from unpaid)::float8 as "payableCents",
     (select coalesce(sum(cents) filter (where is_ready is not true), 0) from unpaid)::float8 as "heldCents",
     (select coalesce(sum(amount_cents) filter (where status = 'processing'), 0) from paid_out)::float8 as "inPayoutCents",
     (select coalesce(sum(amount_cents) filter (where status = 'paid'), 0) from paid_out)::float8 as "paidCents"`,
);
const PAYOUTS = statement(
  'speaker-payouts',
  `select period::text, amount_cents::float8 as "amountCents", status, ${ms('created_at')} as "createdAt",
     ${ms('closed_at')} as "closedAt"
   from payout where affiliate_id = $1 order by period desc`,
);

/** What one affiliate has earned, by where the money is. */
@Injectable()
export class SpeakerEarningsReadModel {
  constructor(
    private readonly sql: Sql,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async summary(affiliateId: string): Promise<EarningsSummary> {
    const [row] = await this.sql.query<EarningsSummary>(SUMMARY, [affiliateId, this.clock.now()]);
    return row!;
  }

  /** One a month at most, newest first. */
  payouts(affiliateId: string): Promise<OwnPayout[]> {
    return this.sql.query<OwnPayout>(PAYOUTS, [affiliateId]);
  }
}
