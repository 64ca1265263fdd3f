import { Injectable } from '@nestjs/common';
import type { Quote } from '@summit/pricing';
import type { Product } from '@summit/rules';
import { Sql, statement, type SqlExecutor } from '../../../../platform/database/sql.js';
import { at, ms } from '../../../../platform/database/sql-text.js';
import type { OrderAddress, OrderHistory, OrderHistoryReader, OrderView } from '../../payments.public.js';
import { FAILED_INVOICES } from './failed-invoices.sql.js';
import { PLAN_STILL_CHARGES } from './plan-still-charges.js';

const ORDER = `o.id, o.product, o.provider, o.status, o.email, o.name, o.plan, o.bump_keys as bumps,
  o.coaching_sessions as "coachingSessions", o.total_cents as "totalCents", o.captured_cents as "capturedCents",
  o.refunded_cents as "refundedCents", o.affiliate_code as "affiliateCode", o.is_test as "isTest",
  o.buyer_id as "buyerId", ${ms('o.created_at')} as "createdAt", ${ms('o.paid_at')} as "paidAt"`;

const list = (object: string, from: string, order: string): string =>
  `(select coalesce(json_agg(json_build_object(${object}) order by ${order}), '[]') from ${from})`;

const HISTORY = `select ${ORDER}, o.quote,
     ${list(
       `'ref', p.provider_ref, 'amountCents', p.amount_cents, 'installment', p.installment, 'receivedAt', ${ms('p.received_at')}`,
       `payment p where p.order_id = o.id and p.booked_as = 'order'`,
       'p.received_at, p.id',
     )} as payments,
     ${list(
       `'ref', r.provider_ref, 'kind', r.kind, 'amountCents', r.amount_cents, 'at', ${ms('r.occurred_at')}`,
       `refund r join payment p on p.id = r.payment_id where p.order_id = o.id and p.booked_as = 'order' and r.state = 'succeeded'`,
       'r.occurred_at, r.id',
     )} as refunds,
     ${list(
       `'number', i.number, 'amountCents', i.amount_cents, 'dueAt', ${ms('i.due_at')}, 'paidAt', ${ms('i.paid_at')}`,
       'plan_installment i where i.order_id = o.id',
       'i.number',
     )} as installments,
     (select json_build_object('charges', ${PLAN_STILL_CHARGES},
        'failed', ${FAILED_INVOICES},
        'card', case when plan.card_ref is not null then json_build_object('last4', plan.card_last4, 'givenAt', ${ms('plan.card_given_at')}) end)
      from payment_plan plan where plan.order_id = o.id) as "planState",
     coalesce(
       (select card.last4 from saved_card card where card.order_id = o.id),
       (select card.last4 from payment_attempt a join saved_card card on card.payment_method_ref = a.request->'card'->>'paymentMethodRef'
        where a.order_id = o.id and a.kind = 'one_click' and a.state = 'succeeded' limit 1)
     ) as "cardLast4"
   from purchase_order o`;

const BY_ID = statement('order-history-by-id', `${HISTORY} where o.id = $1`);
const OF_BUYER = statement(
  'order-history-of-buyer',
  `${HISTORY} where o.id in (
     select bought.id from jsonb_to_recordset($1::jsonb) as held(email text, since float8, until float8)
     join purchase_order bought on bought.email = held.email
      and bought.paid_at >= coalesce(${at('held.since')}, '-infinity') and bought.paid_at < coalesce(${at('held.until')}, 'infinity'))
   order by o.paid_at desc, o.id`,
);
const PAID_BY = statement(
  'order-history-paid-by',
  `select ${ORDER} from purchase_order o
   where o.email = $1 and o.product = $2 and o.paid_at is not null order by o.paid_at, o.id`,
);
const LAST_CODE = statement(
  'order-history-last-code',
  `select o.affiliate_code as code, ${ms('o.created_at')} as at from purchase_order o
   where o.buyer_id = $1 and o.affiliate_code is not null and o.created_at > ${at('$2')} and o.created_at <= ${at('$3')}
   order by o.created_at desc, o.id limit 1`,
);

type HistoryRow = OrderView &
  Pick<OrderHistory, 'payments' | 'refunds' | 'installments' | 'cardLast4'> & {
    quote: Quote;
    planState: OrderHistory['plan'];
  };

function historyOf(row: HistoryRow): OrderHistory {
  const { quote, payments, refunds, installments, planState, cardLast4, ...order } = row;
  const { lines, discountCents } = quote;
  return { order, lines, discountCents, payments, refunds, installments, plan: planState, cardLast4 };
}

/** Reads orders with all their money for the modules that act on it. */
@Injectable()
export class OrderHistoryRepository implements OrderHistoryReader {
  constructor(private readonly sql: Sql) {}

  async byId(orderId: string, tx: SqlExecutor = this.sql): Promise<OrderHistory | null> {
    const [row] = await tx.query<HistoryRow>(BY_ID, [orderId]);
    return row ? historyOf(row) : null;
  }

  async ofBuyer(addresses: readonly OrderAddress[], tx: SqlExecutor = this.sql): Promise<OrderHistory[]> {
    return (await tx.query<HistoryRow>(OF_BUYER, [JSON.stringify(addresses)])).map(historyOf);
  }

  async paidBy(
    { email, product }: { email: string; product: Product },
    tx: SqlExecutor = this.sql,
  ): Promise<OrderView[]> {
    return tx.query<OrderView>(PAID_BY, [email, product]);
  }

  async lastCodeOf({
    buyerId,
    after,
    until,
  }: {
    buyerId: string;
    after: number;
    until: number;
  }): Promise<{ code: string; at: number } | null> {
    const [row] = await this.sql.query<{ code: string; at: number }>(LAST_CODE, [buyerId, after, until]);
    return row ?? null;
  }
}
