import { statement, type Sql } from '../database/sql.js';
import type { TaskRegistry } from './task-registry.js';
import type { WorkerLeases } from './worker-leases.js';

/** The last error stays behind: it tells of all events of its job. What was given up stays so, and what was tried keeps its tries. */
const SPLIT = statement(
  'jobs-split',
  `with names as (
    select * from unnest($1::text[], $2::text[]) as name(several, task)
  ), whole as (
    delete from graphile_worker._private_jobs job using graphile_worker._private_tasks several, names
    where several.id = job.task_id and several.identifier = names.several and job.locked_at is null
    returning job.*, names.task
  ), made as (
    insert into graphile_worker._private_jobs (task_id, payload, priority, run_at, attempts, max_attempts, flags, created_at)
    select single.id, one.entry -> 'event', priority, run_at, attempts, max_attempts,
      (select jsonb_object_agg(flag, true) from json_array_elements_text((one.entry ->> 'flags')::json) as flag), created_at
    from whole join graphile_worker._private_tasks single on single.identifier = whole.task,
      json_array_elements(whole.payload) with ordinality as one(entry, place)
    order by whole.id, place
    returning id
  )
  select (select count(*)::int from whole) as split, (select count(*)::int from made) as made, (
    select count(*)::int from graphile_worker.jobs join names on names.several = task_identifier where locked_at is not null
  ) as held`,
);

export interface Split {
  /** Jobs of several events that there were. */
  split: number;
  /** Jobs of one event that they became. */
  made: number;
  /** Jobs of several events that somebody still does: they stay. */
  held: number;
}

/**
 * Makes of each job that holds several events one for each, as versions before them had it: those don't know its task and would leave
 * it undone. A job that a process held which has been killed counts as held for half a minute.
 */
export async function splitJobs(
  sql: Pick<Sql, 'query'>,
  registry: Pick<TaskRegistry, 'severalEntries'>,
  leases: Pick<WorkerLeases, 'open' | 'freeDeadWorkers' | 'close'>,
): Promise<Split> {
  await leases.open();
  await leases.freeDeadWorkers();
  await leases.close();
  const entries = registry.severalEntries();
  const [result] = await sql.query<Split>(SPLIT, [
    entries.map(({ several }) => several),
    entries.map(({ task }) => task),
  ]);
  return result!;
}
