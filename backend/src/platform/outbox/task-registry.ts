import { Injectable } from '@nestjs/common';
import type { EventName, EventPayload } from '../../events/event-catalog.js';
import { Sql, statement } from '../database/sql.js';
import { eventTask } from './outbox.js';

export type TaskHandler = (payload: never) => Promise<void>;

/** What one module does about an event. */
export interface EventListener {
  /** Of the job that this listener gets where it fails. */
  task: string;
  handler: TaskHandler;
  /** A field without which it has nothing to do with the event; null where it wants every one. */
  needs: string | null;
}

/** Of the job that hands events to their listeners. */
export const DELIVER_TASK = 'events/deliver';

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
  private readonly listeners = new Map<EventName, EventListener[]>();

  constructor(private readonly sql: Sql) {}

  /** `handler` must be idempotent: a job is done at least once. */
  register<Payload extends object>(task: string, handler: (payload: Payload) => Promise<void>): void {
    if (this.handlers.has(task)) throw new Error(`Two handlers for the task ${task}`);
    this.handlers.set(task, handler as TaskHandler);
  }

  /**
   * Listeners of an event are told of it in one job (event-delivery.ts); `handler` must be idempotent. A listener goes by its name, or
   * `needs` a field of the event, too: it is not told where that is missing.
   */
  listen<Name extends EventName>(
    event: Name,
    listener: string | { name: string; needs: keyof EventPayload<Name> & string },
    handler: (payload: EventPayload<Name>) => Promise<void>,
  ): void {
    const { name, needs } = typeof listener === 'string' ? { name: listener, needs: null } : listener;
    const task = `${eventTask(event)}/${name}`;
    this.register(task, handler);
    this.listeners.set(event, [...(this.listeners.get(event) ?? []), { task, handler: handler as TaskHandler, needs }]);
  }

  /** All that somebody listens to. */
  events(): EventName[] {
    return [...this.listeners.keys()];
  }

  listenersOf(event: EventName, payload: object): EventListener[] {
    const has = (field: string) => ((payload as Record<string, unknown>)[field] ?? null) !== null;
    return (this.listeners.get(event) ?? []).filter(({ needs }) => needs === null || has(needs));
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
    const unknown = await this.sql.query<{ name: string }>(UNKNOWN, [
      [DELIVER_TASK, ...this.events().map(eventTask), ...this.handlers.keys()],
    ]);
    for (const { name } of unknown) await this.sql.query(INTRODUCE, [name]);
  }
}
