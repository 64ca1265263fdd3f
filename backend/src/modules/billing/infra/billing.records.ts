import { OF_REMOVED_ORDER, type RecordsOfModule } from '../../../platform/removable-records/record-set.js';

export const BILLING_RECORDS: RecordsOfModule = {
  sets: [
    {
      table: 'buyer_request',
      order: 't.order_id, t.id',
      goes: { 'clean-test-data': OF_REMOVED_ORDER, 'clear-all-data': OF_REMOVED_ORDER },
    },
  ],
  keepsOrders: ['select order_id from invoice where order_id = any ($1::uuid[])'],
};
