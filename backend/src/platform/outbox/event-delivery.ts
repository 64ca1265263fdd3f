import { Inject, Injectable } from '@nestjs/common';
import { bulkhead } from 'cockatiel';
import type { EventName } from '../../events/event-catalog.js';
import { Sql } from '../database/sql.js';
import { LOGGER, type Logger } from '../logging/logger.js';
import { stopwatch, Telemetry } from '../telemetry/telemetry.js';
import { currentTrace, inTrace, spanIn } from '../telemetry/trace-context.js';
import { spanOfFlags } from './job-trace.js';
import { Outbox } from './outbox.js';
import { TaskRegistry, type EventListener } from './task-registry.js';

/** As it stands in the outbox. */
export interface WrittenEvent {
  name: EventName;
  payload: object;
  flags: string[] | null;
}

/** As long as the queue waits after the first failure of a job. */
const RETRY_MS = 3_000;
/** In this process: each may hold a connection of the pool and ask for a second one, and requests need some too. */
const AT_ONCE = 4;

/**
 * Tells events to all their listeners within one job. A listener that fails gets a job of its own, so that it is tried again without
 * the others; only where that can't be written the whole job is tried again. Every listener bears to be told twice.
 */
@Injectable()
export class EventDelivery {
  private readonly turns = bulkhead(AT_ONCE, Infinity);

  constructor(
    private readonly sql: Sql,
    private readonly outbox: Outbox,
    private readonly registry: TaskRegistry,
    private readonly telemetry: Telemetry,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async deliver(events: readonly WrittenEvent[]): Promise<void> {
    const told = await Promise.allSettled(
      events.flatMap((event) =>
        this.registry
          .listenersOf(event.name, event.payload)
          .map((listener) => this.turns.execute(() => this.tell(listener, event))),
      ),
    );
    // Not before all have ended: the next try of the job must not meet them.
    const failed = told.find((one) => one.status === 'rejected');
    if (failed) throw failed.reason;
  }

  private async tell({ task, handler }: EventListener, { payload, flags }: WrittenEvent): Promise<void> {
    const trace = flags ? spanOfFlags(flags) : spanIn(currentTrace());
    const elapsed = stopwatch();
    let outcome: 'done' | 'failed' = 'failed';
    try {
      await this.telemetry.measure({ kind: 'job', name: task, trace }, () => handler(payload as never));
      outcome = 'done';
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      inTrace(trace, () => this.logger.warn({ task, reason }, 'a listener has failed, and is told again'));
      await inTrace(trace, () => this.tellLater(task, payload));
    } finally {
      inTrace(trace, () => this.logger.info({ task, attempts: 1, outcome, ms: Math.round(elapsed()) }, 'job'));
    }
  }

  private tellLater(task: string, payload: object): Promise<void> {
    const key = `${task}:${JSON.stringify(payload)}`;
    return this.sql.transaction((tx) => this.outbox.addJob(tx, task, payload, { key, delayMs: RETRY_MS }));
  }
}
