import { at } from '../database/sql-text.js';
import { statement } from '../database/sql.js';
import type { FigureSet } from '../telemetry/database-figures.js';

/** By the product's clock, which the demo moves. The label is not `job`: Prometheus calls what it asks by that name, and renames ours. */
export const SCHEDULE_FIGURES: FigureSet = {
  read: statement(
    'figures-schedule',
    `select job as work, greatest(extract(epoch from ${at('$1')} - max(slot)), 0) as summit_schedule_age_seconds from job_slot group by job`,
  ),
  byClock: true,
  label: 'work',
  gauges: { summit_schedule_age_seconds: 'Time since the slot that was last done of work at certain times.' },
};
