import { OF_REMOVED_ORDER, type RecordsOfModule } from '../../../platform/removable-records/record-set.js';

export const DESK_RECORDS: RecordsOfModule = {
  sets: [
    {
      table: 'desk_finding',
      order: 't.order_id, t.id',
      goes: { 'clean-test-data': OF_REMOVED_ORDER, 'clear-all-data': OF_REMOVED_ORDER },
    },
    {
      table: 'desk_refund',
      order: 't.order_id, t.id',
      goes: { 'clean-test-data': OF_REMOVED_ORDER, 'clear-all-data': OF_REMOVED_ORDER },
    },
  ],
};
