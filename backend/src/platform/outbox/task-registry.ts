import { Injectable } from '@nestjs/common';
import type { EventName, EventPayload } from '../../events/event-catalogue.js';
import { Sql } from '../database/sql.js';
import { eventTask, Outbox } from './outbox.js';

export type TaskHandler = (payload: never) => Promise<void>;

/** Which handler does which task. Modules register theirs when they start; the worker runs them. */
@Injectable()
export class TaskRegistry {
  private readonly handlers = new Map<string, TaskHandler>();
  private readonly listeners = new Map<EventName, string[]>();

  constructor(
    private readonly sql: Sql,
    private readonly outbox: Outbox,
  ) {}

  /** `handler` must be idempotent: a job is done at least once. */
  register<Payload extends object>(task: string, handler: (payload: Payload) => Promise<void>): void {
    if (this.handlers.has(task)) throw new Error(`Two handlers for the task ${task}`);
    this.handlers.set(task, handler as TaskHandler);
  }

  /** Each listener of an event gets a job of its own, so that one that fails is retried without repeating the others. */
  listen<Name extends EventName>(
    event: Name,
    listener: string,
    handler: (payload: EventPayload<Name>) => Promise<void>,
  ): void {
    const task = `${eventTask(event)}/${listener}`;
    this.register(task, handler);
    const known = this.listeners.get(event);
    if (known) {
      known.push(task);
      return;
    }
    const tasks = [task];
    this.listeners.set(event, tasks);
    this.register(eventTask(event), (payload) => this.fanOut(tasks, payload));
  }

  entries(): [string, TaskHandler][] {
    return [...this.handlers];
  }

  private async fanOut(tasks: string[], payload: object): Promise<void> {
    await this.sql.transaction(async (tx) => {
      for (const task of tasks)
        await this.outbox.addJob(tx, task, payload, { key: `${task}:${JSON.stringify(payload)}` });
    });
  }
}
