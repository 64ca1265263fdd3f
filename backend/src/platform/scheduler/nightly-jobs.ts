import { Inject, Injectable } from '@nestjs/common';
import { executorOf, statement } from '../database/sql.js';
import { TRANSACTIONS, type Transactions } from '../database/transactions.port.js';
import { Outbox } from '../outbox/outbox.js';
import { TaskRegistry } from '../outbox/task-registry.js';
import { WaitingJobs } from '../outbox/waiting-jobs.js';
import { JobSlots } from './job-slots.js';

/** All work of the night waits in one queue, whose jobs are done one after the other: it reads whole tables, and mails need workers too. */
export const NIGHT_QUEUE = 'nightly';
export const nightTask = (job: string): string => `nightly/${job}`;

/** Whoever looks whether a night is queued sees what the one before has queued. */
const LOCK = statement('nightly-lock', `select pg_advisory_xact_lock(hashtextextended('nightly-jobs', 0))`);
/** So often in ten minutes: what meets a moment of trouble has ended by then. */
const FAILING_TRIES = 7;

/** `stop` is aborted when this process ends: what takes long looks between its bites, and the job goes on in another process. */
export type NightWork = (slot: Date, stop: AbortSignal) => Promise<void>;

interface NightJob {
  /** The moment for which the night was due, ISO 8601. */
  slot: string;
}

const UNDER_WAY = 'Another process is at ';

/** Another process is at this work; it is over soon. */
export class NightUnderWay extends Error {
  override readonly name = 'NightUnderWay';

  constructor(job: string) {
    super(`${UNDER_WAY}${job}.`);
  }
}

/**
 * Work of the night as jobs of the queue: it keeps no other scheduled work waiting, is tried again at growing intervals, and is done by
 * another process when its own is stopped or killed. One job a kind of work; the next night takes the place of one that still fails.
 */
@Injectable()
export class NightlyJobs {
  constructor(
    private readonly tasks: TaskRegistry,
    private readonly outbox: Outbox,
    private readonly waiting: WaitingJobs,
    private readonly slots: JobSlots,
    @Inject(TRANSACTIONS) private readonly transactions: Transactions,
  ) {}

  register(job: string, work: NightWork): void {
    this.tasks.register(nightTask(job), async ({ slot }: NightJob, stop) => {
      const night = new Date(slot);
      if ((await this.slots.runOnce(job, night, () => work(night, stop))) === 'busy') throw new NightUnderWay(job);
    });
  }

  /** False while the night before is still at work: then this one is queued later. */
  queue(job: string, slot: Date): Promise<boolean> {
    return this.transactions.transaction(async (tx) => {
      await executorOf(tx).query(LOCK);
      if (await this.slots.isDone(tx, job, slot)) return true;
      const queued = await this.waiting.slotOf(tx, nightTask(job), slot.toISOString());
      if (queued !== null) return queued === slot.toISOString();
      const payload: NightJob = { slot: slot.toISOString() };
      await this.outbox.addNightJob(tx, { task: nightTask(job), payload, queue: NIGHT_QUEUE });
      return true;
    });
  }

  /** Names of the work that has failed for a while, and is still tried or was given up. What waits for another process has not failed. */
  async failing(): Promise<string[]> {
    const keys = await this.waiting.failingKeys(NIGHT_QUEUE, { tries: FAILING_TRIES, unless: UNDER_WAY });
    return keys.map((key) => key.slice(nightTask('').length));
  }
}
