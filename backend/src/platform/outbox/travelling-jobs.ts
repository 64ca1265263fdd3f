import { MAX_ATTEMPTS } from './outbox.js';

/**
 * Work that waits, as an archive of the summit takes it along: what was promised with an order or a mail is kept on the new machine.
 * Events go as the jobs that hand them on. What was given up stays behind, and so does work on files of this installation and that of
 * its nights.
 */
export const TRAVELLING_JOBS = {
  table: 'waiting_job',
  columns: [
    { name: 'run_at', type: 'timestamp with time zone' },
    { name: 'task', type: 'text' },
    { name: 'key', type: 'text' },
    { name: 'payload', type: 'json' },
    { name: 'priority', type: 'smallint' },
    { name: 'max_attempts', type: 'smallint' },
  ],
  from: `(select job.run_at, task.identifier as task, job.key, job.payload, job.priority, job.max_attempts
    from graphile_worker._private_jobs job join graphile_worker._private_tasks task on task.id = job.task_id
    where job.attempts < job.max_attempts and task.identifier not like 'data-tools/%' and task.identifier not like 'nightly/%'
    union all select written_at, 'event/' || name, null, payload, 0::smallint, ${MAX_ATTEMPTS}::smallint from event_outbox)`,
  /** `$1`: rows as JSON. */
  insert: `select graphile_worker.add_job(task, payload, run_at => run_at, job_key => key, priority => priority, max_attempts => max_attempts)
    from json_to_recordset($1::json) as job(run_at timestamptz, task text, key text, payload json, priority smallint, max_attempts smallint)`,
};
