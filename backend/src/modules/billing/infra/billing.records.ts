import type { RecordsOfModule } from '../../../platform/database/record-set.js';

export const BILLING_RECORDS: RecordsOfModule = {
  sets: [],
  keepsOrders: ['select order_id from invoice where order_id = any ($1::uuid[])'],
};
