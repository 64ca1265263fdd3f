import { Injectable } from '@nestjs/common';
import type { EventName, EventPayload } from '../../events/event-catalog.js';
import { Sql, statement } from '../database/sql.js';
import { eventTask, Outbox } from './outbox.js';

export type TaskHandler = (payload: never) => Promise<void>;

/** Which job an event becomes for one of its listeners. */
export interface EventRoute {
  event: EventName;
  task: string;
  /** A field without which this listener has nothing to do with the event; null where it wants every one. */
  needs: string | null;
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

  constructor(
    private readonly sql: Sql,
    private readonly outbox: Outbox,
  ) {}

  /** `handler` must be idempotent: a job is done at least once. */
  register<Payload extends object>(task: string, handler: (payload: Payload) => Promise<void>): void {
    if (this.handlers.has(task)) throw new Error(`Two handlers for the task ${task}`);
    this.handlers.set(task, handler as TaskHandler);
  }

  /**
   * Each listener of an event gets a job of its own, so that one that fails is retried without repeating the others. A listener goes
   * by its name, or `needs` a field of the event, too: there is no job where that is missing. `handler` must be idempotent.
   */
  listen<Name extends EventName>(
    event: Name,
    listener: string | { name: string; needs: keyof EventPayload<Name> & string },
    handler: (payload: EventPayload<Name>) => Promise<void>,
  ): void {
    const { name, needs } = typeof listener === 'string' ? { name: listener, needs: null } : listener;
    const task = `${eventTask(event)}/${name}`;
    this.register(task, handler);
    // An event comes as a job where an archive or an older version of this program has queued it.
    if (this.routesOf(event).length === 0) this.register(eventTask(event), (payload) => this.fanOut(event, payload));
    this.eventRoutes.push({ event, task, needs });
  }

  /** Of all listeners. */
  routes(): readonly EventRoute[] {
    return this.eventRoutes;
  }

  entries(): [string, TaskHandler][] {
    return [...this.handlers];
  }

  /**
   * Makes all names known to the queue, before anything is queued. Otherwise whoever uses a name first writes it: two transactions
   * that each queue two new names, or one and a worker that starts, would wait for each other forever. One at a time, because
   * whoever holds nothing can't be part of a circle.
   */
  async introduce(): Promise<void> {
    const unknown = await this.sql.query<{ name: string }>(UNKNOWN, [[...this.handlers.keys()]]);
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
