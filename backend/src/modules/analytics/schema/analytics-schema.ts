import type { RepeatableSchema } from '../../../platform/database/repeatable-schema.js';
import { REPORT_FUNCTIONS } from './functions.sql.js';
import { REPORT_TRIGGERS } from './triggers.sql.js';
import { REPORT_VIEWS } from './views.sql.js';

/** What reports mean by their figures. Edit freely: the next start applies it. */
export const ANALYTICS_SCHEMA: RepeatableSchema = {
  name: 'analytics',
  objects: [...REPORT_FUNCTIONS, ...REPORT_VIEWS, ...REPORT_TRIGGERS],
  // A changed definition changes what each order and customer adds. Readers have the new figures at once, the next rolls store them.
  afterChange: [
    'INSERT INTO order_change SELECT id FROM purchase_order WHERE paid_at IS NOT NULL',
    'INSERT INTO customer_change SELECT email FROM signup',
    'INSERT INTO customer_change SELECT email FROM customer WHERE signup_id IS NULL',
  ],
};
