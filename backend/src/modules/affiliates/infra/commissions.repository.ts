import { Injectable } from '@nestjs/common';
import { Sql, statement, type SqlExecutor } from '../../../platform/database/sql.js';
import { at } from '../../../platform/database/sql-text.js';
import type {
  CommissionOpening,
  CommissionReview,
  Commissions,
  NewEntry,
  OpenCommission,
} from '../application/commissions.port.js';
import type { Attribution } from '../domain/attribution.js';
import type { BookedCommission } from '../domain/commission-change.js';
import type { Hold } from '../domain/hold.js';
import type { Suspicion } from '../domain/suspicion.js';

const ATTRIBUTION = statement(
  'commission-attribution',
  'select code, affiliate_id as "affiliateId", source, outcome from order_attribution where order_id = $1',
);
/** Whoever comes second waits here for the first, and then reads what that one decided. */
const ATTRIBUTE = statement(
  'commission-attribute',
  `insert into order_attribution (order_id, code, affiliate_id, source, outcome, decided_at)
   values ($1, $2, $3, $4, $5, ${at('$6')}) on conflict do nothing`,
);
const OPEN = statement(
  'commission-open',
  `insert into commission (order_id, affiliate_id, product, created_at)
   select order_id, affiliate_id, $2, ${at('$3')} from order_attribution
   where order_id = $1 and outcome = 'credited' on conflict do nothing`,
);
const LOCK = statement(
  'commission-lock',
  'select affiliate_id as "affiliateId", review from commission where order_id = $1 for update',
);
/** A statement of its own after the lock, so that it sees what others committed before. */
const BOOKED = statement(
  'commission-booked',
  `select coalesce(sum(amount_cents), 0)::int as "bookedCents",
          coalesce(sum(amount_cents) filter (where payout_id is not null), 0)::int as "paidOutCents"
   from commission_entry where order_id = $1`,
);
const SET_HOLD = statement(
  'commission-set-hold',
  `update commission set anchor_at = ${at('$2')}, payable_at = ${at('$3')}, disputed = $4
   where order_id = $1 and (anchor_at, payable_at, disputed) is distinct from (${at('$2')}, ${at('$3')}, $4)
   returning order_id`,
);
const HAS_UNPAID = '(select from commission_entry e where e.order_id = c.order_id and e.payout_id is null)';
const UNPAID_ORDERS = statement(
  'commission-unpaid-orders',
  'select distinct order_id from commission_entry where affiliate_id = $1 and payout_id is null',
);
/** In the order in which payouts lock them too. */
const LOCK_ALL = statement(
  'commission-lock-all',
  'select order_id from commission where order_id = any ($1::uuid[]) order by order_id for update',
);
const HOLD_FOR_REVIEW = statement(
  'commission-hold-for-review',
  `update commission c set review = 'held', suspicions = $2, held_at = ${at('$3')}
   where order_id = any ($1::uuid[]) and review is null and exists ${HAS_UNPAID} returning order_id`,
);
const DECIDE_REVIEW = statement('commission-decide-review', 'update commission set review = $2 where order_id = $1');
/** The same cause told again while the news of a later change is still on its way books that change: it gets a number of its own. */
const BOOK = statement(
  'commission-book',
  `insert into commission_entry (order_id, affiliate_id, kind, amount_cents, source_ref, booked_at)
   select $1, $2, $3, $4, case when known.entries = 0 then $5 else $5 || '#' || (known.entries + 1) end, ${at('$6')}
   from (select count(*) as entries from commission_entry
         where order_id = $1 and (source_ref = $5::text or starts_with(source_ref, $5 || '#'))) as known
   returning source_ref`,
);

@Injectable()
export class CommissionsRepository implements Commissions {
  constructor(private readonly sql: Sql) {}

  async attributionOf(orderId: string): Promise<Attribution | null> {
    const [row] = await this.sql.query<Attribution>(ATTRIBUTION, [orderId]);
    return row ?? null;
  }

  async open(
    tx: SqlExecutor,
    { orderId, product, attribution, at }: CommissionOpening,
  ): Promise<OpenCommission | null> {
    const { code, affiliateId, source, outcome } = attribution;
    await tx.query(ATTRIBUTE, [orderId, code, affiliateId, source, outcome, at]);
    await tx.query(OPEN, [orderId, product, at]);
    return this.lock(tx, orderId);
  }

  async lock(tx: SqlExecutor, orderId: string): Promise<OpenCommission | null> {
    const [commission] = await tx.query<Pick<OpenCommission, 'affiliateId' | 'review'>>(LOCK, [orderId]);
    if (!commission) return null;
    const [booked] = await tx.query<BookedCommission>(BOOKED, [orderId]);
    return { ...commission, ...booked! };
  }

  async setHold(
    tx: SqlExecutor,
    orderId: string,
    { anchorAt, payableAt, disputed }: Hold & { disputed: boolean },
  ): Promise<boolean> {
    return (await tx.query(SET_HOLD, [orderId, anchorAt, payableAt, disputed])).length > 0;
  }

  async unpaidOrdersOf(affiliateId: string): Promise<string[]> {
    return (await this.sql.query<{ order_id: string }>(UNPAID_ORDERS, [affiliateId])).map((row) => row.order_id);
  }

  async holdForReview(
    tx: SqlExecutor,
    { orderIds, suspicions, at }: { orderIds: readonly string[]; suspicions: readonly Suspicion[]; at: number },
  ): Promise<string[]> {
    await tx.query(LOCK_ALL, [orderIds]);
    const held = await tx.query<{ order_id: string }>(HOLD_FOR_REVIEW, [orderIds, suspicions, at]);
    return held.map((row) => row.order_id);
  }

  async decideReview(tx: SqlExecutor, orderId: string, decision: Exclude<CommissionReview, 'held'>): Promise<void> {
    await tx.query(DECIDE_REVIEW, [orderId, decision]);
  }

  async book(tx: SqlExecutor, { orderId, affiliateId, kind, amountCents, cause, at }: NewEntry): Promise<string> {
    const [row] = await tx.query<{ source_ref: string }>(BOOK, [orderId, affiliateId, kind, amountCents, cause, at]);
    return row!.source_ref;
  }
}
