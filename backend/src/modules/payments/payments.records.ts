import {
  ALL_ROWS,
  OF_REMOVED_ORDER,
  type RecordSet,
  type RecordsOfModule,
} from '../../platform/removable-records/record-set.js';
import { oneOf } from '../../platform/database/sql-text.js';
import { LIVE_ATTEMPT_STATES } from './domain/payment-attempt.js';

const ORDERS = { 'clean-test-data': OF_REMOVED_ORDER, 'clear-all-data': OF_REMOVED_ORDER };
const OF_REMOVED_PAYMENT = 't.payment_id in (select id from payment where order_id = any (scope.orders))';
const PAYMENTS = { 'clean-test-data': OF_REMOVED_PAYMENT, 'clear-all-data': OF_REMOVED_PAYMENT };

/** A payment that arrives for an order that is gone would be nobody's. */
const NO_MONEY_COMES = `not exists (select from payment_attempt a where a.order_id = o.id and ${oneOf('a.state', LIVE_ATTEMPT_STATES)})`;

const ofOrder = (table: string, order = 't.order_id'): RecordSet => ({ table, order, goes: ORDERS });
const ofPayment = (table: string): RecordSet => ({ table, order: 't.id', goes: PAYMENTS });

/** Orders with all that hangs on them but the ledger, which is never touched. */
export const PAYMENTS_RECORDS: RecordsOfModule = {
  sets: [
    {
      table: 'timer_session',
      counted: 'timer_sessions',
      order: 't.started_at, t.session_id, t.product',
      goes: { 'reset-analytics': ALL_ROWS, 'clear-all-data': ALL_ROWS },
      again: '(session_id, product) do update set started_at = least(t.started_at, excluded.started_at)',
    },
    {
      table: 'purchase_order',
      counted: 'orders',
      order: 't.created_at, t.id',
      goes: {
        'clean-test-data': 't.id = any (scope.orders)',
        'clear-all-data': 't.id = any (scope.orders)',
      },
    },
    ofOrder('payment_attempt', 't.order_id, t.number'),
    ofOrder('payment', 't.id'),
    ofPayment('refund'),
    ofPayment('dispute'),
    ofOrder('payment_plan'),
    ofOrder('plan_installment', 't.order_id, t.number'),
    ofOrder('saved_card'),
    ofOrder('promo_redemption'),
  ],
  // Tests, and with everything else what nobody has paid for (C-084, A-213).
  orders: {
    'clean-test-data': `select id from purchase_order o where is_test and ${NO_MONEY_COMES}`,
    'clear-all-data': `select id from purchase_order o
      where (is_test or (status = 'failed' and not exists (select from payment p where p.order_id = o.id))) and ${NO_MONEY_COMES}`,
  },
};
