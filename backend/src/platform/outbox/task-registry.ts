import { Injectable } from '@nestjs/common';
import type { EventName, EventPayload } from '../../events/event-catalog.js';
import { Sql, statement } from '../database/sql.js';
import { eventTask, Outbox } from './outbox.js';

/** `stop` is aborted when the process ends: what can stop half way does, and the queue tries it again. */
export type TaskHandler = (payload: never, stop: AbortSignal) => Promise<void>;

/** Which job an event becomes for one of its listeners. */
export interface EventRoute {
  event: EventName;
  task: string;
  /** A field without which this listener has nothing to do with the event; null where it wants every one. */
  needs: string | null;
  /** The job that several of its events become; null where each gets one of its own. */
  together: string | null;
}

/** Of a listener that takes several events, the task that does one of them, and how many of them a process does at once. */
export interface SeveralEntry {
  several: string;
  task: string;
  atOnce: number;
  handler: TaskHandler;
}

/** One of several events of a job, with the flags that it would have as a job of its own. */
export interface BatchedEvent {
  event: object;
  flags: string[] | null;
}

interface Listener<Name extends EventName> {
  name: string;
  needs?: keyof EventPayload<Name> & string;
  /** Takes events that come at the same moment in one job, and does so many of them at once, over all its jobs of a process. */
  together?: { atOnce: number };
}

const UNKNOWN = statement(
  'task-unknown',
  `select task.name from unnest($1::text[]) as task(name)
   where not exists (select from graphile_worker._private_tasks known where known.identifier = task.name)`,
);
const INTRODUCE = statement(
  'task-introduce',
  'insert into graphile_worker._private_tasks (identifier) values ($1) on conflict do nothing',
);

/** Which handler does which task. Modules register theirs when they start; the worker runs them. */
@Injectable()
export class TaskRegistry {
  private readonly handlers = new Map<string, TaskHandler>();
  private readonly eventRoutes: EventRoute[] = [];
  private readonly ofSeveral = new Map<string, Omit<SeveralEntry, 'several' | 'handler'>>();

  constructor(
    private readonly sql: Sql,
    private readonly outbox: Outbox,
  ) {}

  /** `handler` must be idempotent: a job is done at least once. */
  register<Payload extends object>(
    task: string,
    handler: (payload: Payload, stop: AbortSignal) => Promise<void>,
  ): void {
    if (this.handlers.has(task)) throw new Error(`Two handlers for the task ${task}`);
    this.handlers.set(task, handler as TaskHandler);
  }

  /**
   * Each listener of an event gets a job of its own, so that one that fails is retried without repeating the others. A listener goes
   * by its name, or `needs` a field of the event, too: there is no job where that is missing. One that takes its events `together`
   * gets those that come at the same moment in one job, which the queue handles for the price of one; `handler` is called for each of
   * them, for as many at once as it says, and only those that fail are tried again. `handler` must be idempotent.
   */
  listen<Name extends EventName>(
    event: Name,
    listener: string | Listener<Name>,
    handler: (payload: EventPayload<Name>) => Promise<void>,
  ): void {
    const { name, needs, together }: Listener<Name> = typeof listener === 'string' ? { name: listener } : listener;
    const task = `${eventTask(event)}/${name}`;
    this.register(task, handler);
    // A task of its own, because an older version of this program would take several for one that it can't read. It gets them by `splitJobs`.
    const several = together ? `${task}/several` : null;
    if (several) this.ofSeveral.set(several, { task, ...together! });
    // An event comes as a job where an archive or an older version of this program has queued it.
    if (this.routesOf(event).length === 0) this.register(eventTask(event), (payload) => this.fanOut(event, payload));
    this.eventRoutes.push({ event, task, needs: needs ?? null, together: several });
  }

  /** Of all listeners. */
  routes(): readonly EventRoute[] {
    return this.eventRoutes;
  }

  entries(): [string, TaskHandler][] {
    return [...this.handlers];
  }

  /** Tasks whose payload is a list of `BatchedEvent`, each with the task that does one of them. */
  severalEntries(): SeveralEntry[] {
    return [...this.ofSeveral].map(([several, entry]) => ({
      several,
      ...entry,
      handler: this.handlers.get(entry.task)!,
    }));
  }

  /**
   * Makes all names known to the queue, before anything is queued. Otherwise whoever uses a name first writes it: two transactions
   * that each queue two new names, or one and a worker that starts, would wait for each other forever. One at a time, because
   * whoever holds nothing can't be part of a circle.
   */
  async introduce(): Promise<void> {
    const names = [...this.handlers.keys(), ...this.ofSeveral.keys()];
    const unknown = await this.sql.query<{ name: string }>(UNKNOWN, [names]);
    for (const { name } of unknown) await this.sql.query(INTRODUCE, [name]);
  }

  private routesOf(event: EventName): EventRoute[] {
    return this.eventRoutes.filter((route) => route.event === event);
  }

  private async fanOut(event: EventName, payload: object): Promise<void> {
    const has = (field: string) => ((payload as Record<string, unknown>)[field] ?? null) !== null;
    const routes = this.routesOf(event).filter(({ needs }) => needs === null || has(needs));
    await this.sql.transaction(async (tx) => {
      for (const { task } of routes)
        await this.outbox.addJob(tx, { task, payload, key: `${task}:${JSON.stringify(payload)}` });
    });
  }
}
