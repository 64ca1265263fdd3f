import { Injectable } from '@nestjs/common';
import { executorOf, Sql, statement } from '../database/sql.js';
import type { Transaction } from '../database/transactions.port.js';

const DONE = statement('job-slot-done', 'select 1 from job_slot where job = $1 and slot = $2');
/** One row a job is enough: the slot that was done last. The demo's clock may have gone back since. */
const MARK = statement(
  'job-slot-mark',
  `with others as (delete from job_slot where job = $1 and slot <> $2)
   insert into job_slot (job, slot) values ($1, $2) on conflict do nothing`,
);

/** `busy`: another process is working on the slot and may still fail. */
export type SlotOutcome = 'worked' | 'done_before' | 'busy';

/** Runs scheduled work once, however many processes find it due at the same moment. */
@Injectable()
export class JobSlots {
  constructor(private readonly sql: Sql) {}

  async isDone(tx: Transaction, job: string, slot: Date): Promise<boolean> {
    return (await executorOf(tx).query(DONE, [job, slot])).length > 0;
  }

  /** Marks the slot as done when the work has ended: work that fails, or whose process dies, leaves the slot free. */
  async runOnce(job: string, slot: Date, work: () => Promise<void>): Promise<SlotOutcome> {
    const outcome = await this.sql.alone(`job-slot:${job}`, async (): Promise<SlotOutcome> => {
      if ((await this.sql.query(DONE, [job, slot])).length > 0) return 'done_before';
      await work();
      await this.sql.query(MARK, [job, slot]);
      return 'worked';
    });
    return outcome ?? 'busy';
  }
}
