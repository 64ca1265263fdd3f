import type { Pool } from 'pg';

/** Only what the queue has noted as failed and nobody has taken since. */
const GIVE_BACK = `
  update graphile_worker._private_jobs set attempts = attempts - 1, run_at = now()
  where id = any ($1::bigint[]) and locked_at is null and attempts > 0`;

/**
 * Jobs of several events, some of which this process no longer begins. The queue keeps just those in the job, as it keeps events that have
 * failed. They have not: nobody tried them, so they use up no try, which might be their last, and are due at once (D-467).
 */
export class UnbegunJobs {
  private readonly ids = new Set<string>();

  note(jobId: string): void {
    this.ids.add(jobId);
  }

  /** Once the queue has noted how its jobs ended. Answers how many went back. */
  async giveBack(pool: Pool): Promise<number> {
    if (this.ids.size === 0) return 0;
    const { rowCount } = await pool.query(GIVE_BACK, [[...this.ids]]);
    return rowCount ?? 0;
  }
}
