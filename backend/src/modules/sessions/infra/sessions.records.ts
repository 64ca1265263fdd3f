import { ALL_ROWS, type RecordsOfModule } from '../../../platform/removable-records/record-set.js';

const ALL = { 'clear-all-data': ALL_ROWS };

export const SESSIONS_RECORDS: RecordsOfModule = {
  sets: [
    { table: 'session_rating', counted: 'session_ratings', order: 't.rated_at, t.id', goes: ALL },
    { table: 'session_watch', counted: 'watch_positions', order: 't.member_id, t.session_id', goes: ALL },
    { table: 'session_gift_click', counted: 'session_gift_clicks', order: 't.id', goes: ALL },
  ],
};
