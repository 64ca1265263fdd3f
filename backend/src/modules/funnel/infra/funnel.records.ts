import { ALL_ROWS, IS_TEST_ADDRESS, type RecordsOfModule } from '../../../platform/removable-records/record-set.js';

const ADDRESSES = { 'clean-test-data': IS_TEST_ADDRESS, 'clear-all-data': ALL_ROWS };

export const FUNNEL_RECORDS: RecordsOfModule = {
  sets: [
    {
      table: 'signup',
      counted: 'signups',
      order: 't.created_at, t.id',
      goes: ADDRESSES,
      unlinks: {
        column: 'invited_by',
        key: 'id',
        type: 'uuid',
        when: 't.invited_by = any (scope.signups) and t.id <> all (scope.signups)',
      },
    },
    {
      table: 'list_subscription',
      counted: 'aweber_subscribers',
      order: 't.signup_id',
      goes: { 'clean-test-data': 't.signup_id = any (scope.signups)', 'clear-all-data': ALL_ROWS },
    },
    { table: 'bonus_download', counted: 'bonus_downloads', order: 't.id', goes: { 'clear-all-data': ALL_ROWS } },
    { table: 'sms_message', counted: 'text_messages', order: 't.key', goes: { 'clear-all-data': ALL_ROWS } },
  ],
  signups: { 'clean-test-data': 'select id from signup where email like any ($1::text[])' },
};
