import { Injectable } from '@nestjs/common';
import { Sql, statement, type SqlExecutor } from '../database/sql.js';

const CLAIM = statement(
  'job-slot-claim',
  `insert into job_slot (job, slot) values ($1, $2) on conflict do nothing returning job`,
);
const FORGET = statement('job-slot-forget', `delete from job_slot where slot < now() - interval '60 days'`);

/** Runs scheduled work once, however many processes find it due at the same moment. */
@Injectable()
export class JobSlots {
  constructor(private readonly sql: Sql) {}

  /**
   * Claims the slot and does the work in one transaction, so that a crash in between frees the slot again.
   * Answers whether this process did the work.
   */
  async runOnce(job: string, slot: Date, work: (tx: SqlExecutor) => Promise<void>): Promise<boolean> {
    return this.sql.transaction(async (tx) => {
      const claimed = await tx.query(CLAIM, [job, slot]);
      if (claimed.length === 0) return false;
      await work(tx);
      return true;
    });
  }

  async forgetOldSlots(): Promise<void> {
    await this.sql.query(FORGET);
  }
}

/** Start of the period of `seconds` that holds `now` (ms): the same for every process, whatever its jitter. */
export const slotAt = (now: number, seconds: number): Date =>
  new Date(Math.floor(now / (seconds * 1000)) * seconds * 1000);
