import type { RepeatableSchema } from '../../../platform/database/repeatable-schema.js';
import { REPORT_FUNCTIONS } from './functions.sql.js';
import { REPORT_TRIGGERS } from './triggers.sql.js';
import { REPORT_VIEWS } from './views.sql.js';

/** All members by day. The triggers, which are there before, keep everybody else from writing until this is committed. */
export const COUNT_MEMBERS =
  'INSERT INTO member_day SELECT pacific_day(created_at), summit1_access, summit2_access, count(*) FROM member GROUP BY 1, 2, 3';

/** What reports mean by their figures. Edit freely: the next start applies it. */
export const ANALYTICS_SCHEMA: RepeatableSchema = {
  name: 'analytics',
  objects: [...REPORT_FUNCTIONS, ...REPORT_VIEWS, ...REPORT_TRIGGERS],
  // A changed definition changes what each order and customer adds. Readers have the new figures at once, the next rolls store them.
  // What only this version keeps is forgotten with it: an older one that ran meanwhile has left it as it was.
  afterChange: [
    // A roll may be joining days of members: what it joins is committed before they are counted anew, or it fails and tries again.
    'LOCK TABLE member_day IN SHARE ROW EXCLUSIVE MODE',
    'UPDATE affiliate_signup_day SET buyers = 0, buyers_real = 0 WHERE buyers <> 0 OR buyers_real <> 0',
    'UPDATE customer_part SET buyer_affiliate_id = NULL WHERE buyer_affiliate_id IS NOT NULL',
    'DELETE FROM plan_part',
    'DELETE FROM plan_day',
    'DELETE FROM member_day',
    COUNT_MEMBERS,
    'INSERT INTO order_change SELECT id FROM purchase_order WHERE paid_at IS NOT NULL',
    'INSERT INTO customer_change SELECT email FROM signup',
    'INSERT INTO customer_change SELECT email FROM customer WHERE signup_id IS NULL',
  ],
};
