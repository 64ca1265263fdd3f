import type { EventName, EventPayload } from '../../events/event-catalog.js';
import type { Transaction } from '../database/transactions.port.js';
import { eventTask, Outbox, type JobOptions, type QueuedJob } from './outbox.js';

/** Keeps what it was told, for specs to look at. */
export class RecordingOutbox extends Outbox {
  readonly jobs: { task: string; payload: object; options: JobOptions }[] = [];

  override async append<Name extends EventName>(
    _tx: Transaction,
    name: Name,
    payload: EventPayload<Name>,
  ): Promise<void> {
    this.jobs.push({ task: eventTask(name), payload, options: {} });
  }

  override async addJob(_tx: Transaction, { task, payload, ...options }: QueuedJob): Promise<void> {
    this.jobs.push({ task, payload, options });
  }

  override async addJobs(
    _tx: Transaction,
    task: string,
    jobs: readonly { key: string; payload: object }[],
  ): Promise<void> {
    this.jobs.push(...jobs.map(({ key, payload }) => ({ task, payload, options: { key } })));
  }
}
