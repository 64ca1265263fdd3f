import type { RepeatableSchema } from '../../../platform/database/repeatable-schema.js';
import { REPORT_FUNCTIONS } from './functions.sql.js';
import { REPORT_TRIGGERS } from './triggers.sql.js';
import { REPORT_VIEWS } from './views.sql.js';

/** All members by day. The triggers, which are there before, keep everybody else from writing until this is committed. */
export const COUNT_MEMBERS =
  'INSERT INTO member_day SELECT pacific_day(created_at), summit1_access, summit2_access, count(*) FROM member GROUP BY 1, 2, 3';

/** Of buyers who never registered: an older version that ran meanwhile has kept its customers, but not these sums of them. */
const SUM_BUYERS = [
  'UPDATE affiliate_signup_day SET buyers = 0, buyers_real = 0 WHERE buyers <> 0 OR buyers_real <> 0',
  `INSERT INTO affiliate_signup_day AS d (affiliate_id, day, signups, buyers, buyers_real)
   SELECT buyer_affiliate_id, counted.day, 0, sum(buyers), sum(buyers_real) FROM customer_part p
   CROSS JOIN LATERAL (VALUES (p.day), ('-infinity'::date)) AS counted (day) WHERE buyer_affiliate_id IS NOT NULL GROUP BY 1, 2
   ON CONFLICT (day, affiliate_id) DO UPDATE SET buyers = excluded.buyers, buyers_real = excluded.buyers_real`,
];

/**
 * What reports mean by their figures. Edit freely: the next start applies it. A changed definition changes what each order and customer
 * adds: rolls count them again, one after the other, and readers have the figures of the old one of whatever is not counted yet. What has
 * never been rolled is noted as changed, and exact at once.
 */
export const ANALYTICS_SCHEMA: RepeatableSchema = {
  name: 'analytics',
  objects: [...REPORT_FUNCTIONS, ...REPORT_VIEWS, ...REPORT_TRIGGERS],
  afterChange: [
    // A roll may be joining days of members or adding to sums: what it writes is committed before, or it fails and tries again.
    'LOCK TABLE member_day, affiliate_signup_day IN SHARE ROW EXCLUSIVE MODE',
    ...SUM_BUYERS,
    'DELETE FROM member_day',
    COUNT_MEMBERS,
    `INSERT INTO rollup_recount SELECT 'order', '00000000-0000-0000-0000-000000000000' WHERE EXISTS (SELECT FROM order_part)
     UNION ALL SELECT 'customer', '' WHERE EXISTS (SELECT FROM customer_part)
     ON CONFLICT (name) DO UPDATE SET after = excluded.after`,
    'INSERT INTO order_change SELECT id FROM purchase_order WHERE paid_at IS NOT NULL AND NOT EXISTS (SELECT FROM order_part)',
    'INSERT INTO order_change SELECT id FROM purchase_order WHERE paid_at IS NOT NULL AND plan AND NOT EXISTS (SELECT FROM plan_part)',
    'INSERT INTO customer_change SELECT email FROM signup WHERE NOT EXISTS (SELECT FROM customer_part)',
    'INSERT INTO customer_change SELECT email FROM customer WHERE signup_id IS NULL AND NOT EXISTS (SELECT FROM customer_part)',
  ],
};
