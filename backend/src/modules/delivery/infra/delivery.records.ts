import { OF_REMOVED_ORDER, type RecordsOfModule } from '../../../platform/removable-records/record-set.js';

export const DELIVERY_RECORDS: RecordsOfModule = {
  sets: [
    {
      table: 'coaching_session',
      order: 't.order_id, t.number',
      goes: { 'clean-test-data': OF_REMOVED_ORDER, 'clear-all-data': OF_REMOVED_ORDER },
    },
  ],
};
