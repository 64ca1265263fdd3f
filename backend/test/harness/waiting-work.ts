/**
 * Query of payloads by task (`$1`) and a part of them (`$2`), in their order: of jobs in the queue, each of several that are one job, and of
 * events before that.
 */
export const WAITING_WORK = `
  select payload from (
    select task.identifier as task, job.payload, 2 as place, job.id
    from graphile_worker._private_jobs job join graphile_worker._private_tasks task on task.id = job.task_id
    where json_typeof(job.payload) = 'object'
    union all select regexp_replace(task.identifier, '/several$', ''), one -> 'event', 2, job.id
    from graphile_worker._private_jobs job join graphile_worker._private_tasks task on task.id = job.task_id,
      json_array_elements(case json_typeof(job.payload) when 'array' then job.payload else '[]' end) as one
    union all select 'event/' || name, payload, 1, id from event_outbox) as waiting
  where task = $1 and payload::jsonb @> $2::jsonb order by place, id`;
