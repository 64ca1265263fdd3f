import { Inject, Injectable } from '@nestjs/common';
import { Sql, statement } from '../database/sql.js';
import { LOGGER, type Logger } from '../logging/logger.js';
import { AWAKE_MS } from './event-news.js';
import { MAX_ATTEMPTS } from './outbox.js';
import { DELIVER_TASK, TaskRegistry } from './task-registry.js';

/** In one statement. */
const MOST_EVENTS = 200;
/** In one job: enough to share its price, few enough to spread over the processes. */
const MOST_OF_A_JOB = 5;
/** How long an event waits at most while events come. */
const LOOK_EVERY_MS = 50;
/** The same for an event that nobody has heard of, because its news was lost. */
const SLOW_LOOK_MS = 1_000;
const AFTER_FAILURE_MS = 1_000;

/**
 * Takes the first events and adds the jobs that hand them to their listeners, in one statement: both happen, or neither. One process at a
 * time, so that events keep their order; whoever finds another at it takes nothing. Events that only a newer version of this program
 * knows are left to it. `$1`: the events that somebody listens to. A job is due since its first event was written.
 */
const MOVE = statement(
  'relay-move',
  `with mine as (
     select pg_try_advisory_xact_lock(hashtextextended('event-relay', 0)) as free
   ), taken as (
     delete from event_outbox where id in (
       select id from event_outbox where (select free from mine) and name = any($1::text[])
       order by id limit ${MOST_EVENTS})
     returning id, name, payload, flags, written_at
   ), part as (
     select json_build_object('events', json_agg(json_build_object('name', name, 'payload', payload, 'flags', flags) order by id)) as payload,
       min(written_at) as since, min(id) as place
     from (select *, (row_number() over (order by id) - 1) / ${MOST_OF_A_JOB} as part from taken) as numbered group by part
   ), batch as (
     select array_agg(row('${DELIVER_TASK}', payload, null, since, ${MAX_ATTEMPTS}, null, null, null)::graphile_worker.job_spec order by place) as jobs
     from part having count(*) > 0
   ), added as (
     select count(*) from batch, graphile_worker.add_jobs(batch.jobs)
   )
   select (select count(*)::int from taken) as events, (select count from added) as jobs`,
);

/** Turns events into jobs, in each process that runs jobs. */
@Injectable()
export class EventRelay {
  private running: Promise<void> | undefined;
  private stopping = false;
  private awakeUntil = -Infinity;
  private endRest: () => void = () => undefined;

  constructor(
    @Inject(Sql) private readonly sql: Pick<Sql, 'query'>,
    @Inject(TaskRegistry) private readonly registry: Pick<TaskRegistry, 'events'>,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Once all listeners are registered. */
  start(): void {
    this.running = this.run();
  }

  /** Resolves when nothing is being moved any more. */
  async stop(): Promise<void> {
    this.stopping = true;
    this.endRest();
    await this.running;
  }

  /** Somebody writes an event, or may have: looks at once, and often for a while. */
  wake(): void {
    const slept = !this.isAwake();
    this.awakeUntil = performance.now() + AWAKE_MS;
    if (slept) this.endRest();
  }

  /** Moves the first events; answers how many. */
  async move(): Promise<number> {
    const [moved] = await this.sql.query<{ events: number }>(MOVE, [this.registry.events()]);
    return moved!.events;
  }

  private async run(): Promise<void> {
    while (!this.stopping) await this.rest(await this.moveOrFail());
  }

  private isAwake(): boolean {
    return performance.now() < this.awakeUntil;
  }

  private rest(ms: number): Promise<void> | void {
    if (ms === 0 || this.stopping) return;
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.endRest = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  /** Answers how long to wait before the next look. */
  private async moveOrFail(): Promise<number> {
    try {
      const moved = await this.move();
      if (moved > 0) this.awakeUntil = performance.now() + AWAKE_MS;
      return moved === MOST_EVENTS ? 0 : this.isAwake() ? LOOK_EVERY_MS : SLOW_LOOK_MS;
    } catch (error) {
      this.logger.warn({ reason: error instanceof Error ? error.message : String(error) }, 'events wait');
      return AFTER_FAILURE_MS;
    }
  }
}
