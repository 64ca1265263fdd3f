import { view, type SchemaObject } from '../../../platform/database/repeatable-schema.js';
import { FINISHED } from '../read-models/order-row.sql.js';

const CHANGED_ORDERS = 'array(SELECT order_id FROM order_change)';
const CHANGED_CUSTOMERS = 'array(SELECT email FROM changed_customer)';

/** Accounts of the book that make revenue: money received, less what went back (C-099). A liability is none of it. */
const IS_REVENUE = `(l.account LIKE 'revenue:%' OR l.account LIKE 'refund:%' OR l.account LIKE 'dispute_lost:%')`;

/** A plan that still charges: a partial refund or a dispute stops none of its payments. */
const CHARGES_ON = `(o.plan AND o.status IN ('payment_plan_active', 'payment_plan_past_due', 'partially_refunded', 'disputed')
  AND EXISTS (SELECT FROM plan_installment i WHERE i.order_id = o.id AND i.paid_at IS NULL)
  AND NOT EXISTS (SELECT FROM payment_plan plan WHERE plan.order_id = o.id AND plan.ended_at IS NOT NULL))`;

/**
 * What an order adds to each day, from the ledger and its own state. The only definition of it: rolling and rebuilding both read this.
 * `movements` is 1 on days whose revenue it changes, so that such days can be counted without reading them.
 */
const ORDER_PART_LIVE = view(
  'order_part_live',
  `SELECT part.order_id, part.day, o.email, o.product, o.provider, o.is_test, a.affiliate_id, part.net_cents, part.purchases, part.completed,
    part.open_plans, part.commission_cents, (part.net_cents <> 0)::integer AS movements
  FROM (
    SELECT order_id, day, sum(net_cents)::bigint AS net_cents, sum(purchases)::integer AS purchases, sum(completed)::integer AS completed,
      sum(open_plans)::integer AS open_plans, sum(commission_cents)::bigint AS commission_cents
    FROM (
      SELECT t.order_id, pacific_day(t.occurred_at) AS day, -l.amount_cents AS net_cents, 0 AS purchases, 0 AS completed, 0 AS open_plans, 0 AS commission_cents
      FROM ledger_transaction t JOIN ledger_line l ON l.transaction_id = t.id WHERE ${IS_REVENUE}
      UNION ALL
      SELECT o.id, pacific_day(o.paid_at), 0, (o.captured_cents > o.refunded_cents)::integer, 0, ${CHARGES_ON}::integer, 0
      FROM purchase_order o WHERE o.paid_at IS NOT NULL
      UNION ALL
      SELECT o.id, pacific_day(o.completed_at), 0, 0, 1, 0, 0 FROM purchase_order o WHERE ${FINISHED} AND o.completed_at IS NOT NULL
      UNION ALL
      SELECT e.order_id, pacific_day(e.booked_at), 0, 0, 0, 0, e.amount_cents FROM commission_entry e
    ) made GROUP BY order_id, day
  ) part
  JOIN purchase_order o ON o.id = part.order_id
  LEFT JOIN order_attribution a ON a.order_id = part.order_id`,
);

/**
 * Everybody whom the lists know: registrants, and buyers who never registered, from their first order. `tests_only`: bought
 * nothing but tests. The order of a buyer stands for the person, so its id is the row's.
 */
const CUSTOMER = view(
  'customer',
  `SELECT s.id, s.id AS signup_id, s.name, s.email, s.source, s.created_at, false AS tests_only FROM signup s
  UNION ALL
  SELECT o.id, NULL, coalesce(o.name, ''), o.email, NULL, o.paid_at, o.is_test FROM purchase_order o
  WHERE o.paid_at IS NOT NULL AND o.email IS NOT NULL AND NOT EXISTS (SELECT FROM signup s WHERE s.email = o.email)
    AND NOT EXISTS (SELECT FROM purchase_order e WHERE e.email = o.email AND e.paid_at IS NOT NULL
      AND (e.is_test, e.paid_at, e.id) < (o.is_test, o.paid_at, o.id))`,
);

/**
 * What a customer adds. A registrant: the day, the affiliate, and whether a VIP order is held (`vip_real`: one that is no test). A buyer
 * who never registered: one buyer (`buyers_real`: of more than tests). The affiliate of such a buyer, that of the first order, has a column
 * of its own: a version that knows no buyers of affiliates counts whoever has `affiliate_id` as registered.
 */
const CUSTOMER_PART_LIVE = view(
  'customer_part_live',
  `SELECT c.email, c.signup_id, pacific_day(c.created_at) AS day, r.affiliate_id, t.affiliate_id AS buyer_affiliate_id,
    (c.signup_id IS NOT NULL)::integer AS signups, (c.signup_id IS NULL)::integer AS buyers,
    (c.signup_id IS NULL AND NOT c.tests_only)::integer AS buyers_real,
    coalesce(held.vip, 0) AS vip, coalesce(held.vip_real, 0) AS vip_real, c.name || chr(10) || c.email AS words
  FROM customer c
  LEFT JOIN referred_signup r ON r.signup_id = c.signup_id
  LEFT JOIN order_attribution t ON c.signup_id IS NULL AND t.order_id = c.id
  LEFT JOIN LATERAL (
    SELECT max(1) AS vip, max((NOT o.is_test)::integer) AS vip_real FROM purchase_order o
    WHERE c.signup_id IS NOT NULL AND o.email = c.email AND o.product = 'vip' AND o.paid_at IS NOT NULL
      AND o.captured_cents > o.refunded_cents
  ) held ON true`,
);

/**
 * A plan that is not finished (A-086..A-089), and when it asks for its next payment. While one is late its next try counts. A part paid
 * back or a dispute stops no payment, so such a plan is listed as what it is beside that, as long as it asks for something. A plan that was
 * given up or has ended asks for nothing more: it counts for the day `infinity`.
 */
const PLAN_PART_LIVE = view(
  'plan_part_live',
  `SELECT o.id AS order_id, coalesce(pacific_day(next.at), 'infinity') AS day, o.is_test, next.at AS next_at, o.paid_at, shown.status
  FROM purchase_order o
  LEFT JOIN payment_plan plan ON plan.order_id = o.id
  CROSS JOIN LATERAL (SELECT CASE WHEN o.status NOT IN ('partially_refunded', 'disputed') THEN o.status
    WHEN plan.failed_invoices <> '{}' THEN 'payment_plan_past_due' ELSE 'payment_plan_active' END AS status) shown
  CROSS JOIN LATERAL (SELECT min(due_at) AS at, count(*) AS unpaid FROM plan_installment WHERE order_id = o.id AND paid_at IS NULL) due
  CROSS JOIN LATERAL (SELECT CASE WHEN plan.ended_at IS NULL THEN
    CASE shown.status WHEN 'payment_plan_active' THEN due.at WHEN 'payment_plan_past_due' THEN coalesce(plan.next_attempt_at, due.at) END
    END AS at) next
  WHERE o.plan AND (o.status IN ('payment_plan_active', 'payment_plan_past_due', 'payment_plan_defaulted', 'payment_plan_canceled')
    OR (o.status IN ('partially_refunded', 'disputed') AND plan.ended_at IS NULL AND due.unpaid > 0))`,
);

/** Whom a customer counts for, a registrant or not. */
export const CREDITED_AFFILIATE = 'coalesce(affiliate_id, buyer_affiliate_id)';

/** Each row also counts for all time, which is kept under this day: two hundred affiliates of a year are as fast as those of a day. */
const EACH_DAY_AND_EVER = `CROSS JOIN LATERAL (VALUES (p.day), ('-infinity'::date)) AS counted (day)`;

/** Columns of a rollup with the changed rows' old share taken out and the new one put in: exact at every moment. */
const now = (
  name: string,
  parts: { columns: string; sums: string[]; rollup: string; part: string; where: string },
): SchemaObject => {
  const minus = parts.sums.map((sum) => `-${sum} AS ${sum}`).join(', ');
  const plus = parts.sums.join(', ');
  return view(
    name,
    `SELECT ${parts.columns}, ${plus} FROM ${parts.rollup}
     UNION ALL SELECT ${parts.columns}, ${minus} FROM ${parts.part} WHERE ${parts.where}
     UNION ALL SELECT ${parts.columns}, ${plus} FROM ${parts.part}_live WHERE ${parts.where}`,
  );
};

const ORDER_CHANGED = `order_id = ANY(${CHANGED_ORDERS})`;
const CUSTOMER_CHANGED = `email = ANY(${CHANGED_CUSTOMERS})`;

export const REPORT_VIEWS: readonly SchemaObject[] = [
  ORDER_PART_LIVE,
  PLAN_PART_LIVE,
  CUSTOMER,
  CUSTOMER_PART_LIVE,
  view(
    'changed_customer',
    `SELECT email FROM customer_change
   UNION SELECT o.email FROM purchase_order o WHERE o.id = ANY(${CHANGED_ORDERS}) AND o.email IS NOT NULL`,
  ),
  now('sales_day_now', {
    columns: 'day, product, provider, is_test',
    sums: ['net_cents', 'purchases', 'completed', 'open_plans', 'movements'],
    rollup: 'sales_day',
    part: 'order_part',
    where: ORDER_CHANGED,
  }),
  view(
    'affiliate_day_now',
    `SELECT affiliate_id, day, product, is_test, net_cents, purchases, commission_cents FROM affiliate_day
   UNION ALL SELECT affiliate_id, counted.day, product, is_test, -net_cents, -purchases, -commission_cents
   FROM order_part p ${EACH_DAY_AND_EVER} WHERE affiliate_id IS NOT NULL AND ${ORDER_CHANGED}
   UNION ALL SELECT affiliate_id, counted.day, product, is_test, net_cents, purchases, commission_cents
   FROM order_part_live p ${EACH_DAY_AND_EVER} WHERE affiliate_id IS NOT NULL AND ${ORDER_CHANGED}`,
  ),
  view(
    'order_part_now',
    `SELECT order_id, day, email, product, provider, is_test, net_cents, purchases, completed, open_plans FROM order_part p WHERE NOT EXISTS (SELECT FROM order_change c WHERE c.order_id = p.order_id)
   UNION ALL SELECT order_id, day, email, product, provider, is_test, net_cents, purchases, completed, open_plans FROM order_part_live WHERE ${ORDER_CHANGED}`,
  ),
  view(
    'plan_day_now',
    `SELECT day, is_test, plans FROM plan_day
   UNION ALL SELECT day, is_test, -1 FROM plan_part WHERE ${ORDER_CHANGED}
   UNION ALL SELECT day, is_test, 1 FROM plan_part_live WHERE ${ORDER_CHANGED}`,
  ),
  view(
    'plan_part_now',
    `SELECT order_id, day, is_test, next_at, paid_at, status FROM plan_part p WHERE NOT EXISTS (SELECT FROM order_change c WHERE c.order_id = p.order_id)
   UNION ALL SELECT order_id, day, is_test, next_at, paid_at, status FROM plan_part_live WHERE ${ORDER_CHANGED}`,
  ),
  view(
    'customer_part_now',
    `SELECT email, signup_id, day, signups, vip, vip_real FROM customer_part p WHERE NOT EXISTS (SELECT FROM changed_customer c WHERE c.email = p.email)
   UNION ALL SELECT email, signup_id, day, signups, vip, vip_real FROM customer_part_live WHERE ${CUSTOMER_CHANGED}`,
  ),
  now('customer_day_now', {
    columns: 'day',
    sums: ['signups', 'vip', 'vip_real', 'buyers', 'buyers_real'],
    rollup: 'customer_day',
    part: 'customer_part',
    where: CUSTOMER_CHANGED,
  }),
  view(
    'affiliate_signup_day_now',
    `SELECT affiliate_id, day, signups, buyers, buyers_real FROM affiliate_signup_day
   UNION ALL SELECT ${CREDITED_AFFILIATE}, counted.day, -signups, -buyers, -buyers_real
   FROM customer_part p ${EACH_DAY_AND_EVER} WHERE ${CREDITED_AFFILIATE} IS NOT NULL AND ${CUSTOMER_CHANGED}
   UNION ALL SELECT ${CREDITED_AFFILIATE}, counted.day, signups, buyers, buyers_real
   FROM customer_part_live p ${EACH_DAY_AND_EVER} WHERE ${CREDITED_AFFILIATE} IS NOT NULL AND ${CUSTOMER_CHANGED}`,
  ),
  view(
    'page_view_day_now',
    `SELECT day, page, views FROM page_view_day UNION ALL SELECT day, page, 1 FROM page_view_tail()`,
  ),
  view(
    'referrer_day_now',
    `SELECT day, referrer, views FROM referrer_day UNION ALL SELECT day, referrer, 1 FROM page_view_tail()`,
  ),
];
