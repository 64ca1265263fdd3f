import { at } from '../../../platform/database/sql-text.js';
import { statement } from '../../../platform/database/sql.js';
import type { FigureSet } from '../../../platform/telemetry/database-figures.js';
import { ROLL_JOB } from './rollup.job.js';

/** More than this is counted as this: the count itself must stay cheap. */
const COUNTED = 100_000;

/** Figures are exact all the same: readers add what is not rolled up yet, which gets slower the more there is. */
export const ROLLUP_FIGURES: FigureSet = {
  read: statement(
    'figures-rollup',
    `select (select greatest(extract(epoch from ${at('$1')} - max(slot)), 0) from job_slot where job = '${ROLL_JOB}') as summit_rollup_lag_seconds,
       (select count(*) from (select from order_change limit ${COUNTED}) o) +
       (select count(*) from (select from customer_change limit ${COUNTED}) c) as summit_rollup_waiting_changes`,
  ),
  byClock: true,
  gauges: {
    summit_rollup_lag_seconds: 'Time since the dashboard was last rolled up.',
    summit_rollup_waiting_changes: 'Changed orders and customers that are not rolled up yet.',
  },
};
