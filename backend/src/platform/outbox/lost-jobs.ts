import type { Pool } from 'pg';

/** Text, because a date would lose the microseconds that tell one taking of a job from the next. */
const HELD = `select id::text, locked_at::text as since from graphile_worker._private_jobs where locked_by = any ($1)`;
/** With the queue of a name that such a job holds, or nothing else of that queue would ever begin. */
const FREE = `
  with freed as (
    update graphile_worker._private_jobs job set locked_by = null, locked_at = null
    from unnest($1::bigint[], $2::timestamptz[]) as lost(id, since)
    where job.id = lost.id and job.locked_at = lost.since and job.locked_by = any ($3)
    returning job.job_queue_id)
  update graphile_worker._private_job_queues queue set locked_by = null, locked_at = null
  from freed where queue.id = freed.job_queue_id and queue.locked_by = any ($3)`;

/**
 * Jobs that the queue notes as held by this process, and that nobody does here: the database went away while one was taken or its end was
 * noted, and the library forgets whose answer is lost. Without this they would wait for hours, as long as the process lives.
 */
export class LostJobs {
  private readonly holders = new Set<string>();
  private readonly atWork = new Set<string>();
  /** Held at the last look, though nobody did them: since when. */
  private suspects = new Map<string, string>();

  /** `holder`: as which this process takes jobs. */
  takenAs(holder: string): void {
    this.holders.add(holder);
  }

  begun(jobId: string): void {
    this.atWork.add(jobId);
  }

  ended(jobId: string): void {
    this.atWork.delete(jobId);
  }

  /** Frees what nobody did at this look nor at the one before, so that a job which is just being taken or noted is none of them. */
  async free(pool: Pool): Promise<void> {
    const holders = [...this.holders];
    const { rows } = await pool.query<{ id: string; since: string }>(HELD, [holders]);
    const idle = rows.filter(({ id }) => !this.atWork.has(id));
    const lost = idle.filter(({ id, since }) => this.suspects.get(id) === since);
    this.suspects = new Map(idle.map(({ id, since }) => [id, since]));
    if (lost.length === 0) return;
    await pool.query(FREE, [lost.map(({ id }) => id), lost.map(({ since }) => since), holders]);
  }
}
