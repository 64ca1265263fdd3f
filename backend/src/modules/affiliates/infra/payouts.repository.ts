import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Sql, statement, type SqlExecutor } from '../../../platform/database/sql.js';
import { at, ms } from '../../../platform/database/sql-text.js';
import type { ApprovedAmount } from '../domain/second-approver.js';
import type {
  ClaimedPayout,
  ClosedPayout,
  PayoutClaim,
  PayoutLine,
  PayoutRow,
  Payouts,
  PayoutStatus,
} from '../application/payouts.port.js';

/** Unpaid entries by order, and whether they can go out at $1 (ms). A sum below zero was paid out before: it always goes first. */
const CLAIMABLE = `
  select e.affiliate_id, e.order_id, sum(e.amount_cents) as amount_cents
  from commission_entry e join commission c on c.order_id = e.order_id
  where e.payout_id is null
  group by e.affiliate_id, e.order_id, c.payable_at, c.disputed, c.review
  having (c.payable_at <= ${at('$1')} and not c.disputed and c.review is distinct from 'held') or sum(e.amount_cents) < 0`;

const DUE = statement(
  'payout-due',
  `select affiliate_id from (${CLAIMABLE}) as claimable
   where not exists (select from payout p where p.affiliate_id = claimable.affiliate_id and p.period = $2)
   group by affiliate_id having sum(amount_cents) >= $3 order by affiliate_id`,
);
/** A parallel run of the same period waits on the unique key, and then finds the payout made. */
const INSERT = statement(
  'payout-insert',
  `insert into payout (id, affiliate_id, period, amount_cents, status, created_at, method_id)
   values ($1, $2, $3, 0, 'processing', ${at('$4')}, $5) on conflict (affiliate_id, period) do nothing returning id`,
);
/** The lock that bookings take too: nothing is added to these orders until the claim is committed. */
const LOCK_COMMISSIONS = statement(
  'payout-lock-commissions',
  'select order_id from commission where affiliate_id = $1 order by order_id for update',
);
const CLAIM = statement(
  'payout-claim',
  `update commission_entry set payout_id = $3
   where payout_id is null and order_id in (select order_id from (${CLAIMABLE}) as claimable where affiliate_id = $2)
   returning order_id as "orderId", amount_cents as "amountCents"`,
);
const SET_AMOUNT = statement('payout-set-amount', 'update payout set amount_cents = $2 where id = $1');
const ORDERS = statement(
  'payout-orders',
  'select order_id as "orderId", product from commission where order_id = any($1::uuid[]) order by created_at, order_id',
);
const AFFILIATE = statement('payout-affiliate', 'select name, email from affiliate where id = $1');
const HELD = statement(
  'payout-held',
  `select coalesce(sum(amount_cents), 0)::int as "heldCents" from commission_entry where affiliate_id = $1 and payout_id is null`,
);
const CLOSE = statement(
  'payout-close',
  `update payout p set status = $2, closed_at = ${at('$3')} from affiliate a
   where p.id = $1 and p.status = 'processing' and a.id = p.affiliate_id
   returning p.affiliate_id as "affiliateId", a.name as "affiliateName", a.email as "affiliateEmail", p.period::text,
     p.amount_cents::int as "amountCents", p.approved_by as "approvedBy"`,
);
const LOCK_UNDER_WAY = statement(
  'payout-lock-under-way',
  `select amount_cents::int as "amountCents", approved_by as "approvedBy" from payout
   where id = $1 and status = 'processing' for update`,
);
const APPROVE = statement(
  'payout-approve',
  `update payout set approved_by = $2, approved_at = ${at('$3')} where id = $1`,
);
/** Numbers what is added to their receipts. */
const LOCK_PAID = statement(
  'payout-lock-paid',
  `select order_id from commission where order_id in (select order_id from commission_entry where payout_id = $1)
   order by order_id for update`,
);
const RELEASE = statement('payout-release', 'update commission_entry set payout_id = null where payout_id = $1');
const LIST = statement(
  'payout-list',
  `select p.id, p.period::text, p.status, p.amount_cents::int as "amountCents", a.code as "affiliateCode", a.name as "affiliateName",
          a.email as "affiliateEmail", p.method_id as "methodId", p.approved_by as "approvedBy", ${ms('p.created_at')} as "createdAt",
          ${ms('p.closed_at')} as "closedAt"
   from payout p join affiliate a on a.id = p.affiliate_id
   where ($1::date is null or p.period = $1) and ($2::text is null or p.status = $2)
   order by p.period desc, a.code limit $3::bigint offset $4`,
);
const COUNT = statement(
  'payout-count',
  'select count(*)::int as total from payout where $1::text is null or status = $1',
);
const UNDER_WAY_FROM = statement(
  'payout-under-way-from',
  `select amount_cents::int as "amountCents", approved_by as "approvedBy" from payout
   where status = 'processing' and amount_cents >= $1`,
);

@Injectable()
export class PayoutsRepository implements Payouts {
  constructor(private readonly sql: Sql) {}

  async due({ period, at, minimumCents }: { period: string; at: number; minimumCents: number }): Promise<string[]> {
    const rows = await this.sql.query<{ affiliate_id: string }>(DUE, [at, period, minimumCents]);
    return rows.map((row) => row.affiliate_id);
  }

  async claim(tx: SqlExecutor, { affiliateId, period, at, methodId }: PayoutClaim): Promise<ClaimedPayout | null> {
    const id = randomUUID();
    if ((await tx.query(INSERT, [id, affiliateId, period, at, methodId])).length === 0) return null;
    await tx.query(LOCK_COMMISSIONS, [affiliateId]);
    const entries = await tx.query<{ orderId: string; amountCents: number }>(CLAIM, [at, affiliateId, id]);
    const amountCents = entries.reduce((sum, entry) => sum + entry.amountCents, 0);
    await tx.query(SET_AMOUNT, [id, amountCents]);
    const [affiliate] = await tx.query<{ name: string; email: string }>(AFFILIATE, [affiliateId]);
    const [held] = await tx.query<{ heldCents: number }>(HELD, [affiliateId]);
    return { id, affiliate: affiliate!, amountCents, lines: await this.lines(tx, entries), ...held! };
  }

  async close(
    tx: SqlExecutor,
    { payoutId, outcome, at }: { payoutId: string; outcome: 'paid' | 'failed'; at: number },
  ): Promise<ClosedPayout | null> {
    const paid = await tx.query<{ order_id: string }>(LOCK_PAID, [payoutId]);
    const [closed] = await tx.query<Omit<ClosedPayout, 'orderIds'>>(CLOSE, [payoutId, outcome, at]);
    if (!closed) return null;
    if (outcome === 'failed') await tx.query(RELEASE, [payoutId]);
    return { ...closed, orderIds: paid.map((row) => row.order_id) };
  }

  async lockUnderWay(tx: SqlExecutor, payoutId: string): Promise<ApprovedAmount | null> {
    const [payout] = await tx.query<ApprovedAmount>(LOCK_UNDER_WAY, [payoutId]);
    return payout ?? null;
  }

  async approve(
    tx: SqlExecutor,
    { payoutId, ownerId, at }: { payoutId: string; ownerId: string; at: number },
  ): Promise<void> {
    await tx.query(APPROVE, [payoutId, ownerId, at]);
  }

  async list({ period, status, limit = null, skip = 0 }: Parameters<Payouts['list']>[0]): Promise<PayoutRow[]> {
    return this.sql.query<PayoutRow>(LIST, [period, status, limit, skip]);
  }

  async count(status: PayoutStatus | null): Promise<number> {
    return (await this.sql.query<{ total: number }>(COUNT, [status]))[0]!.total;
  }

  async underWayFrom(cents: number): Promise<ApprovedAmount[]> {
    return this.sql.query<ApprovedAmount>(UNDER_WAY_FROM, [cents]);
  }

  /** Entries of one order as one line. */
  private async lines(tx: SqlExecutor, entries: { orderId: string; amountCents: number }[]): Promise<PayoutLine[]> {
    const sums = new Map<string, number>();
    for (const { orderId, amountCents } of entries) sums.set(orderId, (sums.get(orderId) ?? 0) + amountCents);
    const orders = await tx.query<Pick<PayoutLine, 'orderId' | 'product'>>(ORDERS, [[...sums.keys()]]);
    return orders.map((order) => ({ ...order, amountCents: sums.get(order.orderId)! }));
  }
}
