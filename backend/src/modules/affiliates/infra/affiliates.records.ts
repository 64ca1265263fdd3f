import { ALL_ROWS, OF_REMOVED_ORDER, type RecordsOfModule } from '../../../platform/removable-records/record-set.js';

export const AFFILIATES_RECORDS: RecordsOfModule = {
  sets: [
    {
      table: 'referral_click',
      counted: 'affiliate_clicks',
      order: 't.id',
      goes: { 'reset-analytics': ALL_ROWS, 'clear-all-data': ALL_ROWS },
      again: '(code, day, visitor_key) do nothing',
    },
    {
      table: 'referred_signup',
      order: 't.signup_id',
      goes: { 'clean-test-data': 't.signup_id = any (scope.signups)', 'clear-all-data': ALL_ROWS },
    },
    {
      table: 'order_attribution',
      order: 't.order_id',
      goes: { 'clean-test-data': OF_REMOVED_ORDER, 'clear-all-data': OF_REMOVED_ORDER },
    },
    {
      table: 'attribution_step',
      order: 't.order_id, t.number',
      goes: { 'clean-test-data': OF_REMOVED_ORDER, 'clear-all-data': OF_REMOVED_ORDER },
    },
  ],
  keepsOrders: ['select order_id from commission where order_id = any ($1::uuid[])'],
};
