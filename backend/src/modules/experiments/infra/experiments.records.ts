import { ALL_ROWS, type RecordsOfModule } from '../../../platform/removable-records/record-set.js';

/** Who saw which headline; the experiments themselves and what was seen at their end stay. */
export const EXPERIMENTS_RECORDS: RecordsOfModule = {
  sets: [
    {
      table: 'experiment_exposure',
      order: 't.experiment_id, t.visitor',
      goes: { 'reset-analytics': ALL_ROWS, 'clear-all-data': ALL_ROWS },
      again: '(experiment_id, visitor) do nothing',
    },
    {
      table: 'experiment_registration',
      order: 't.experiment_id, t.signup_id',
      goes: {
        'clean-test-data': 't.signup_id = any (scope.signups)',
        'reset-analytics': ALL_ROWS,
        'clear-all-data': ALL_ROWS,
      },
      again: '(experiment_id, signup_id) do nothing',
    },
  ],
};
