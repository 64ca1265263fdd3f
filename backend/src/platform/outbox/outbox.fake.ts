import type { EventName, EventPayload } from '../../events/event-catalogue.js';
import type { SqlExecutor } from '../database/sql.js';
import { eventTask, Outbox, type JobOptions } from './outbox.js';

/** Keeps what it was told, for specs to look at. */
export class RecordingOutbox extends Outbox {
  readonly jobs: { task: string; payload: object; options: JobOptions }[] = [];

  override async append<Name extends EventName>(
    _tx: SqlExecutor,
    name: Name,
    payload: EventPayload<Name>,
  ): Promise<void> {
    this.jobs.push({ task: eventTask(name), payload, options: {} });
  }

  override async addJob(_tx: SqlExecutor, task: string, payload: object, options: JobOptions = {}): Promise<void> {
    this.jobs.push({ task, payload, options });
  }
}
