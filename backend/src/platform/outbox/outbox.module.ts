import { Global, Module } from '@nestjs/common';
import { Outbox } from './outbox.js';
import { OutboxWorker } from './outbox-worker.js';
import { TaskRegistry } from './task-registry.js';

@Global()
@Module({ providers: [Outbox, TaskRegistry, OutboxWorker], exports: [Outbox, TaskRegistry] })
export class OutboxModule {}
