import { Global, Module } from '@nestjs/common';
import { DatabaseFigures } from '../telemetry/database-figures.js';
import { EventNews } from './event-news.js';
import { EventRelay } from './event-relay.js';
import { Outbox } from './outbox.js';
import { OutboxWorker } from './outbox-worker.js';
import { QUEUE_FIGURES } from './queue-figures.js';
import { TaskRegistry } from './task-registry.js';
import { WaitingJobs } from './waiting-jobs.js';

@Global()
@Module({
  providers: [Outbox, WaitingJobs, TaskRegistry, EventNews, EventRelay, OutboxWorker],
  exports: [Outbox, WaitingJobs, TaskRegistry, EventNews],
})
export class OutboxModule {
  constructor(figures: DatabaseFigures) {
    figures.add(QUEUE_FIGURES);
  }
}
