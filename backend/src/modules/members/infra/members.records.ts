import { ALL_ROWS, type RecordsOfModule } from '../../../platform/removable-records/record-set.js';

export const MEMBERS_RECORDS: RecordsOfModule = {
  sets: [{ table: 'gift_click', counted: 'gift_clicks', order: 't.id', goes: { 'clear-all-data': ALL_ROWS } }],
};
