import { Inject, Injectable } from '@nestjs/common';
import { Sql, statement } from '../database/sql.js';
import { LOGGER, type Logger } from '../logging/logger.js';
import { AWAKE_MS } from './event-news.js';
import { eventPriority, MAX_ATTEMPTS } from './outbox.js';
import { eventsOfNewer, RelayRelease } from './relay-release.js';
import { TaskRegistry } from './task-registry.js';

/** In one statement. */
const MAX_EVENTS_PER_STATEMENT = 200;
/** In one job, of a listener that takes several. How many of them it does at once is up to the worker. */
const MAX_EVENTS_PER_JOB = 20;
/** How long an event waits at most while events come. */
const LOOK_EVERY_MS = 50;
/** The same for an event that nobody has heard of, because its news was lost. */
const SLOW_LOOK_MS = 1_000;
const AFTER_FAILURE_MS = 1_000;

/**
 * Takes the first events and adds a job for each of their listeners, in one statement: both happen, or neither. One process at a
 * time, so that the oldest events are taken first; whoever finds another at it takes nothing. Their jobs run in any order, several at
 * once: a listener reads how things stand and relies on no other event. Events that only a newer version of this program
 * knows are left to it, and those that both know while it runs: it may have a listener more. `$1`: the routes as JSON, `$2`: who has
 * them. A job is due since its event was written; one of several, since the first of them was.
 */
const MOVE = statement(
  'relay-move',
  `with mine as (
     select pg_try_advisory_xact_lock(hashtextextended('event-relay', 0)) as free
   ), route as (
     select event, task, needs, together from json_to_recordset($1::json) as route(event text, task text, needs text, together text)
     where event not in (${eventsOfNewer('$2')})
   ), taken as (
     delete from event_outbox where id in (
       select id from event_outbox where (select free from mine) and name in (select event from route)
       order by id limit ${MAX_EVENTS_PER_STATEMENT})
     returning id, name, payload, flags, written_at, ${eventPriority('name')} as priority
   ), heard as (
     select taken.*, task, together,
       case when together is null then id else (row_number() over (partition by task order by id) - 1) / ${MAX_EVENTS_PER_JOB} end as part
     from taken join route on route.event = taken.name and (needs is null or payload ->> needs is not null)
   ), grouped as (
     select *, count(*) over (partition by task, part) as size from heard
   ), made as (
     select id, row(task, payload, null, written_at, ${MAX_ATTEMPTS}, null, priority, flags)::graphile_worker.job_spec as job
     from grouped where size = 1
     union all
     select min(id), row(together, json_agg(json_build_object('event', payload, 'flags', flags) order by id), null, min(written_at),
       ${MAX_ATTEMPTS}, null, min(priority), null)::graphile_worker.job_spec
     from grouped where size > 1 group by together, part
   ), batch as (
     select array_agg(job order by id) as jobs from made having count(*) > 0
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
  private release: RelayRelease | undefined;

  constructor(
    @Inject(Sql) private readonly sql: Pick<Sql, 'query'>,
    @Inject(TaskRegistry) private readonly registry: Pick<TaskRegistry, 'routes'>,
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
    // Not before all listeners are registered.
    this.release ??= new RelayRelease(this.sql, this.registry.routes());
    await this.release.show();
    const [moved] = await this.sql.query<{ events: number }>(MOVE, [this.release.routes, this.release.fingerprint]);
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
      return moved === MAX_EVENTS_PER_STATEMENT ? 0 : this.isAwake() ? LOOK_EVERY_MS : SLOW_LOOK_MS;
    } catch (error) {
      this.logger.warn({ reason: error instanceof Error ? error.message : String(error) }, 'events wait');
      return AFTER_FAILURE_MS;
    }
  }
}
