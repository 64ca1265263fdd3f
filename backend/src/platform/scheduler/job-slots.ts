import { Injectable } from '@nestjs/common';
import { Sql, statement } from '../database/sql.js';

/** Never waits: who does not get the lock is not needed. */
const LOCK = statement(
  'job-slot-lock',
  `select pg_try_advisory_xact_lock(hashtextextended('job-slot:' || $1, 0)) as free`,
);
const DONE = statement('job-slot-done', 'select 1 from job_slot where job = $1 and slot = $2');
const MARK = statement('job-slot-mark', 'insert into job_slot (job, slot) values ($1, $2)');
const FORGET = statement('job-slot-forget', `delete from job_slot where slot < now() - interval '60 days'`);

/** `busy`: another process is at it and may still fail. */
export type SlotOutcome = 'worked' | 'done_before' | 'busy';

/** Runs scheduled work once, however many processes find it due at the same moment. */
@Injectable()
export class JobSlots {
  constructor(private readonly sql: Sql) {}

  /** Marks the slot as done when the work has ended: work that fails, or whose process dies, leaves the slot free. */
  async runOnce(job: string, slot: Date, work: () => Promise<void>): Promise<SlotOutcome> {
    return this.sql.transaction(async (tx) => {
      const [lock] = await tx.query<{ free: boolean }>(LOCK, [job]);
      if (!lock?.free) return 'busy';
      if ((await tx.query(DONE, [job, slot])).length > 0) return 'done_before';
      await work();
      await tx.query(MARK, [job, slot]);
      return 'worked';
    });
  }

  async forgetOldSlots(): Promise<void> {
    await this.sql.query(FORGET);
  }
}
