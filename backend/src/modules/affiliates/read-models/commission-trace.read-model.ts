import { Inject, Injectable } from '@nestjs/common';
import { REFERRAL_WINDOW_DAYS, type Product } from '@summit/rules';
import { CLOCK, type Clock } from '../../../platform/clock/clock.js';
import { Sql, statement } from '../../../platform/database/sql.js';
import { ms } from '../../../platform/database/sql-text.js';
import type { OrderView } from '../../payments/payments.public.js';
import type { CommissionReview } from '../application/commissions.port.js';
import type { Attribution } from '../domain/attribution.js';
import { commissionState, type CommissionState } from '../domain/commission-state.js';
import type { CreditOutcome } from '../domain/credit.js';

/** How one order came to earn what it earns, from the click to the payout. Cents; times in ms. */
export interface CommissionTrace {
  order: { id: string; product: Product; status: OrderView['status']; paidAt: number; keptCents: number };
  attribution: Pick<Attribution, 'code' | 'source' | 'outcome'> & { decidedAt: number };
  /** Visits that the code brought in the 45 days before the order; which of them was the buyer's is not known. */
  clicks: { total: number; lastAt: number | null };
  /** The buyer's registration with a code, and what was decided about it. */
  signup: { code: string; registeredAt: number; outcome: CreditOutcome } | null;
  entries: TraceEntry[];
  earnedCents: number;
  hold: { anchorAt: number | null; payableAt: number | null; disputed: boolean; review: CommissionReview | null };
  state: CommissionState;
}

export interface TraceEntry {
  kind: 'earn' | 'adjust' | 'clawback';
  amountCents: number;
  cause: string;
  bookedAt: number;
  payout: { id: string; period: string; status: 'processing' | 'paid' } | null;
}

type TraceRow = Omit<CommissionTrace, 'earnedCents' | 'state'>;

/** One query for one screen; it reads orders and registrations by SQL, as read models do. */
const TRACE = `
  select json_build_object('id', o.id, 'product', o.product, 'status', o.status, 'paidAt', ${ms('o.paid_at')},
           'keptCents', o.captured_cents - o.refunded_cents) as "order",
         json_build_object('code', t.code, 'source', t.source, 'outcome', t.outcome, 'decidedAt', ${ms('t.decided_at')}) as attribution,
         (select json_build_object('total', count(*), 'lastAt', ${ms('max(k.clicked_at)')}) from referral_click k
          where k.code = t.code and k.clicked_at <= o.created_at
            and k.clicked_at > o.created_at - make_interval(days => ${REFERRAL_WINDOW_DAYS})) as clicks,
         (select json_build_object('code', r.code, 'registeredAt', ${ms('s.created_at')}, 'outcome', r.outcome)
          from signup s join referred_signup r on r.signup_id = s.id where s.email = o.email) as signup,
         (select coalesce(json_agg(json_build_object('kind', e.kind, 'amountCents', e.amount_cents, 'cause', e.source_ref,
             'bookedAt', ${ms('e.booked_at')}, 'payout', case when p.id is not null
               then json_build_object('id', p.id, 'period', p.period, 'status', p.status) end) order by e.id), '[]')
          from commission_entry e left join payout p on p.id = e.payout_id where e.order_id = o.id) as entries,
         json_build_object('anchorAt', ${ms('c.anchor_at')}, 'payableAt', ${ms('c.payable_at')},
           'disputed', coalesce(c.disputed, false), 'review', c.review) as hold
  from order_attribution t join purchase_order o on o.id = t.order_id left join commission c on c.order_id = o.id`;

/** Orders that count for the affiliate `$1`, and those of its own address through its own code: they earn nothing, and it is told why (C-058). */
export const ORDERS_OF_AFFILIATE = `
  select order_id from order_attribution where affiliate_id = $1
  union all
  select order_id from order_attribution where outcome = 'self_referral' and code = (select code from affiliate where id = $1)`;

const OF_ORDER = statement('commission-trace-of-order', `${TRACE} where t.order_id = $1`);
const OF_AFFILIATE = statement(
  'commission-trace-of-affiliate',
  `${TRACE} where t.order_id in (${ORDERS_OF_AFFILIATE}) order by o.paid_at desc, o.id limit $2 offset $3`,
);

/** Explains commissions: to a speaker the own ones, to an operator any order, also one that earns nothing. */
@Injectable()
export class CommissionTraceReadModel {
  constructor(
    private readonly sql: Sql,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async ofOrder(orderId: string): Promise<CommissionTrace | null> {
    const [row] = await this.sql.query<TraceRow>(OF_ORDER, [orderId]);
    return row ? this.withState(row) : null;
  }

  /** Newest order first, own orders among them. */
  async ofAffiliate(affiliateId: string, page: { limit: number; offset: number }): Promise<CommissionTrace[]> {
    const rows = await this.sql.query<TraceRow>(OF_AFFILIATE, [affiliateId, page.limit, page.offset]);
    return rows.map((row) => this.withState(row));
  }

  private withState(row: TraceRow): CommissionTrace {
    const entries = row.entries.map(({ amountCents, payout }) => ({
      amountCents,
      payoutStatus: payout?.status ?? null,
    }));
    const facts = { credited: row.attribution.outcome === 'credited', ...row.hold, entries };
    return {
      ...row,
      earnedCents: entries.reduce((sum, { amountCents }) => sum + amountCents, 0),
      state: commissionState(facts, this.clock.now()),
    };
  }
}
