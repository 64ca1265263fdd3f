import { OF_REMOVED_ORDER, type RecordsOfModule } from '../../../platform/database/record-set.js';

/** What the last look found is derived, and goes with its order by itself. */
export const DESK_RECORDS: RecordsOfModule = {
  sets: [
    {
      table: 'desk_refund',
      order: 't.order_id, t.id',
      goes: { 'clean-test-data': OF_REMOVED_ORDER, 'clear-all-data': OF_REMOVED_ORDER },
    },
  ],
};
