import { setTimeout as pause } from 'node:timers/promises';

/** Jobs that are due and not done; a job that another took over owes nothing (backend/test/harness/purchase-scene.ts). */
const IS_UNDONE = `(job.locked_at is not null or job.attempts > 0 or job.run_at <= now())
  and not (job.locked_at is null and job.key is null and job.attempts >= job.max_attempts and job.last_error is null)`;
const UNDONE = `select count(*)::int + (select count(*)::int from event_outbox) as jobs from graphile_worker._private_jobs as job
  where ${IS_UNDONE}`;
/** Like jobs are one line; times in seconds from now. */
const LEFT = `select task.identifier as task, job.attempts, left(job.last_error, 120) as error, count(*)::int as jobs,
    extract(epoch from min(job.run_at) - now())::int as due, extract(epoch from min(job.locked_at) - now())::int as locked
  from graphile_worker._private_jobs as job join graphile_worker._private_tasks as task on task.id = job.task_id
  where ${IS_UNDONE} group by 1, 2, 3 order by 4 desc`;
const WAITING = `select count(*)::int + (select count(*)::int from event_outbox) as jobs from graphile_worker._private_jobs where run_at <= now() and attempts = 0`;
const EVENTS = 'select count(*)::int as events from provider_event where handled_at is null';

const TOO_MANY = 400;
const FEW = 50;
const LOOK_EVERY_MS = 25;

/** The queue of the product as the rehearsal sees it: life goes on while it is short, as it would over real hours. */
export class Queue {
  /** @param {import('./world.mjs').World} world */
  constructor(world) {
    this.world = world;
    /** The longest that it was. */
    this.longest = 0;
  }

  /** Waits until few jobs are left, where many have come together. */
  async breathe() {
    if ((await this.length()) < TOO_MANY) return;
    while ((await this.length()) > FEW) await pause(LOOK_EVERY_MS);
  }

  /** Waits until nothing is left to do; answers what is still there when `limitMs` are over. @param {number} limitMs */
  async drain(limitMs) {
    const until = performance.now() + limitMs;
    for (;;) {
      const [[{ jobs }], [{ events }]] = await Promise.all([this.world.rows(UNDONE), this.world.rows(EVENTS)]);
      if (jobs === 0 && events === 0) return { jobs, events };
      if (performance.now() > until) return { jobs, events };
      await pause(LOOK_EVERY_MS);
    }
  }

  /** What is not done, for whoever wants to know why. */
  left() {
    return this.world.rows(LEFT);
  }

  /** @private */
  async length() {
    const [{ jobs }] = await this.world.rows(WAITING);
    this.longest = Math.max(this.longest, jobs);
    return jobs;
  }
}
