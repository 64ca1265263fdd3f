import { ALL_ROWS, type RecordsOfModule } from '../../../platform/removable-records/record-set.js';

const ALL = { 'clear-all-data': ALL_ROWS };

export const PROMPTS_RECORDS: RecordsOfModule = {
  sets: [
    { table: 'prompt_visit', counted: 'prompt_visits', order: 't.id', goes: ALL },
    { table: 'prompt_access', counted: 'opened_prompts', order: 't.id', goes: ALL },
  ],
};
