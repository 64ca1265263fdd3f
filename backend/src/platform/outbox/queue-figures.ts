import { statement } from '../database/sql.js';
import type { FigureSet } from '../telemetry/database-figures.js';
import { BULK_PRIORITY } from './outbox.js';

const DUE = 'locked_at is null and attempts < max_attempts and run_at <= now()';
const FOR_ONE = `priority < ${BULK_PRIORITY}`;

export const QUEUE_FIGURES: FigureSet = {
  read: statement(
    'figures-queue',
    `select count(*) filter (where ${DUE} and ${FOR_ONE}) as summit_queue_due_jobs,
       count(*) filter (where ${DUE} and not ${FOR_ONE}) as summit_queue_due_bulk_jobs,
       coalesce(extract(epoch from now() - least(min(run_at) filter (where ${DUE} and ${FOR_ONE}),
         (select min(written_at) from event_outbox))), 0) as summit_queue_oldest_due_seconds,
       count(*) filter (where locked_at is not null) as summit_queue_running_jobs,
       count(*) filter (where attempts >= max_attempts and locked_at is null) as summit_queue_given_up_jobs,
       (select count(*) from event_outbox) as summit_queue_waiting_events
     from graphile_worker._private_jobs`,
  ),
  gauges: {
    summit_queue_due_jobs: 'Jobs that could run now and that nobody has begun, without those that are for many.',
    summit_queue_due_bulk_jobs: 'The same of jobs that are for many, which wait behind the others by design.',
    summit_queue_oldest_due_seconds:
      'How long the first of the due jobs, or of the events that are no jobs yet, has waited.',
    summit_queue_running_jobs: 'Jobs at work, in all processes.',
    summit_queue_given_up_jobs: 'Jobs that have failed for good.',
    summit_queue_waiting_events: 'Events that no process has turned into jobs yet.',
  },
};
