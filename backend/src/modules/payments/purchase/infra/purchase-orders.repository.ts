import { Injectable } from '@nestjs/common';
import { Sql, statement, type SqlExecutor } from '../../../../platform/database/sql.js';
import { at, ms, oneOf } from '../../../../platform/database/sql-text.js';
import { ENTITLED_STATUSES, HELD_STATUSES } from '../../domain/order-status.js';
import type { KnownOrder, PurchaseOrders, PurchaseScope } from '../application/purchase-orders.port.js';
import { LIVE_ATTEMPT_STATES, PAID_TWICE_CODE, type Attempt } from '../../domain/payment-attempt.js';
import type { PurchaseOrder } from '../domain/purchase.js';
import { ATTEMPT_COLUMNS, toAttempt, type AttemptRow } from './attempt-row.js';

const HELD = oneOf('o.status', HELD_STATUSES);
const LIVE = oneOf('a.state', LIVE_ATTEMPT_STATES);
const ORDER_COLUMNS = `o.id, o.session_id as "sessionId", o.product, o.provider, o.buyer_id as "buyerId", o.email, o.name, o.status,
  o.bump_keys as bumps, o.coaching_sessions as "coachingSessions", o.plan, o.fingerprint, o.quote,
  o.promo_code as "promoCode", o.affiliate_code as "affiliateCode", o.is_test as "isTest",
  ${ms('o.created_at')} as "createdAt", ${ms('o.paid_at')} as "paidAt"`;
const NEWEST_ATTEMPT = `select to_jsonb(found) from (
  select ${ATTEMPT_COLUMNS} from payment_attempt a where a.order_id = o.id order by a.number desc limit 1) found`;

/** The session first, then the browser: everybody takes them in this order, so nobody waits in a circle. */
const LOCK = statement('purchase-lock', 'select pg_advisory_xact_lock(hashtextextended($1, 0))');

/** Locked first and read then: a read that had to wait would still see the attempts as they were before. */
const LOCK_ROWS = statement(
  'purchase-lock-rows',
  `select o.id from purchase_order o
   where (o.session_id = $1 or o.buyer_id = $2) and o.product = $3 and (o.status = 'pending' or ${HELD})
   order by o.id for update`,
);
const CONFLICTING = statement(
  'purchase-conflicting',
  `select ${ORDER_COLUMNS},
     (select to_jsonb(found) from (select ${ATTEMPT_COLUMNS} from payment_attempt a where a.order_id = o.id and ${LIVE}) found) as live,
     (select coalesce(max(a.number), 0) from payment_attempt a where a.order_id = o.id) as "lastNumber"
   from purchase_order o
   where o.id = any($1::uuid[]) and (o.status = 'pending' or ${HELD}) order by o.created_at desc, o.id`,
);
const ADD = statement(
  'purchase-add',
  `with known as (
     insert into buyer (id, created_at) values ($5, ${at('$17')}) on conflict (id) do nothing
   )
   insert into purchase_order
     (id, session_id, product, provider, buyer_id, email, name, status, bump_keys, coaching_sessions, plan, fingerprint, quote,
      total_cents, promo_code, affiliate_code, is_test, created_at, updated_at, client_block)
   values ($1, $2, $3, $4, $5, $6, $7, 'pending', $8, $9, $10, $11, $12::jsonb, $13, $14, $15, $16, ${at('$17')},
      ${at('$17')}, $18)`,
);
const TOUCH = statement(
  'purchase-touch',
  `update purchase_order
   set buyer_id = case when buyer_id = $2 then buyer_id end, name = coalesce(name, $3), affiliate_code = coalesce(affiliate_code, $4),
       updated_at = ${at('$5')}
   where id = $1`,
);
const BY_ID = statement('purchase-by-id', `select ${ORDER_COLUMNS} from purchase_order o where o.id = $1`);
const HELD_IN = statement(
  'purchase-held-in',
  `select ${ORDER_COLUMNS} from purchase_order o where o.session_id = $1 and o.product = $2 and ${HELD}`,
);
const BOUGHT_ELSEWHERE = statement(
  'purchase-bought-elsewhere',
  `select ${ms('min(coalesce(o.paid_at, o.created_at))')} as "boughtAt" from purchase_order o
   where o.email = $1 and o.product = $2 and o.session_id <> $3 and ${oneOf('o.status', ENTITLED_STATUSES)}`,
);
const PAID_AGAIN_ELSEWHERE = statement(
  'purchase-paid-again-elsewhere',
  `select from purchase_order o join payment_attempt a on a.order_id = o.id
   where o.email = $1 and o.product = $2 and o.session_id <> $3 and o.created_at >= ${at('$4')}
     and (${LIVE} or a.decline_code = '${PAID_TWICE_CODE}') limit 1`,
);
const ENTITLED_OF = statement(
  'purchase-entitled-of',
  `select * from (
     select distinct on (o.product) ${ORDER_COLUMNS} from purchase_order o
     where o.id in (
       select id from purchase_order where buyer_id = $1
       union select mine.id from buyer_address proven join purchase_order mine on mine.email = proven.email where proven.buyer_id = $1
     ) and ${oneOf('o.status', ENTITLED_STATUSES)} order by o.product, o.created_at desc, o.id
   ) newest order by "createdAt" desc, id`,
);
const PAYMENT_REF = statement(
  'purchase-payment-ref',
  `select provider_ref as ref from payment where order_id = $1 and booked_as = 'order' order by received_at, id limit 1`,
);
const BY_ATTEMPT = statement(
  'purchase-by-attempt',
  `select ${ORDER_COLUMNS},
     (select to_jsonb(found) from (select ${ATTEMPT_COLUMNS} from payment_attempt a where a.id = (
       select a.id from payment_attempt a where a.order_id = o.id and a.provider_ref = $1 order by a.number desc limit 1)) found) as attempt
   from purchase_order o where o.id = (select a.order_id from payment_attempt a where a.provider_ref = $1 limit 1)`,
);
const BY_SESSION = statement(
  'purchase-by-session',
  `select ${ORDER_COLUMNS}, (${NEWEST_ATTEMPT}) as attempt
   from purchase_order o where o.session_id = $1 order by o.paid_at is null, o.created_at desc, o.id limit 1`,
);

type FoundRow = PurchaseOrder & { attempt: AttemptRow | null };

@Injectable()
export class PurchaseOrdersRepository implements PurchaseOrders {
  constructor(private readonly sql: Sql) {}

  async lock(tx: SqlExecutor, { sessionId, product, buyerId }: PurchaseScope): Promise<void> {
    await tx.query(LOCK, [`purchase:session:${sessionId}:${product}`]);
    await tx.query(LOCK, [`purchase:buyer:${buyerId}:${product}`]);
  }

  async conflictingOrders(tx: SqlExecutor, { sessionId, product, buyerId }: PurchaseScope): Promise<KnownOrder[]> {
    const locked = await tx.query<{ id: string }>(LOCK_ROWS, [sessionId, buyerId, product]);
    if (locked.length === 0) return [];
    const rows = await tx.query<PurchaseOrder & { live: AttemptRow | null; lastNumber: number }>(CONFLICTING, [
      locked.map(({ id }) => id),
    ]);
    return rows.map(({ live, lastNumber, ...order }) => ({ order, live: live && toAttempt(live), lastNumber }));
  }

  async add(tx: SqlExecutor, order: PurchaseOrder, clientBlock: string | null): Promise<void> {
    await tx.query(ADD, [
      order.id,
      order.sessionId,
      order.product,
      order.provider,
      order.buyerId,
      order.email,
      order.name,
      order.bumps,
      order.coachingSessions,
      order.plan,
      order.fingerprint,
      JSON.stringify(order.quote),
      order.quote.totalCents,
      order.promoCode,
      order.affiliateCode,
      order.isTest,
      order.createdAt,
      clientBlock,
    ]);
  }

  async touch(
    tx: SqlExecutor,
    again: { orderId: string; buyerId: string; name: string | null; affiliateCode: string | null; at: number },
  ): Promise<void> {
    await tx.query(TOUCH, [again.orderId, again.buyerId, again.name, again.affiliateCode, again.at]);
  }

  async byId(orderId: string): Promise<PurchaseOrder | null> {
    const [row] = await this.sql.query<PurchaseOrder>(BY_ID, [orderId]);
    return row ?? null;
  }

  async heldIn({ sessionId, product }: Pick<PurchaseScope, 'sessionId' | 'product'>): Promise<PurchaseOrder | null> {
    const [row] = await this.sql.query<PurchaseOrder>(HELD_IN, [sessionId, product]);
    return row ?? null;
  }

  async boughtElsewhereAt({
    email,
    product,
    sessionId,
  }: Pick<PurchaseScope, 'sessionId' | 'product'> & { email: string }): Promise<number | null> {
    const [row] = await this.sql.query<{ boughtAt: number | null }>(BOUGHT_ELSEWHERE, [email, product, sessionId]);
    return row!.boughtAt;
  }

  async isPaidAgainElsewhere(
    { email, product, sessionId }: Pick<PurchaseScope, 'sessionId' | 'product'> & { email: string },
    since: number,
  ): Promise<boolean> {
    return (await this.sql.query(PAID_AGAIN_ELSEWHERE, [email, product, sessionId, since])).length > 0;
  }

  async entitledOf(buyerId: string): Promise<PurchaseOrder[]> {
    return this.sql.query<PurchaseOrder>(ENTITLED_OF, [buyerId]);
  }

  async paymentRef(orderId: string): Promise<string | null> {
    const [row] = await this.sql.query<{ ref: string }>(PAYMENT_REF, [orderId]);
    return row?.ref ?? null;
  }

  async find(id: string): Promise<{ order: PurchaseOrder; attempt: Attempt | null } | null> {
    const [byAttempt] = await this.sql.query<FoundRow>(BY_ATTEMPT, [id]);
    const row = byAttempt ?? (await this.sql.query<FoundRow>(BY_SESSION, [id]))[0];
    if (!row) return null;
    const { attempt, ...order } = row;
    return { order, attempt: attempt && toAttempt(attempt) };
  }
}
