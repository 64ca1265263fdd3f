import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { SqlExecutor } from '../../../platform/database/sql.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { TaskRegistry } from '../../../platform/outbox/task-registry.js';
import { KeptElsewhere, type Keeper } from '../../../platform/personal-data/kept-elsewhere.js';
import { BundlesRepository } from './bundles.repository.js';
import { REMOVE_BUNDLE_TASK } from '../application/data-tools-tasks.js';

/**
 * Whoever is erased is erased from every archive, and an archive is never changed: all of them go. They are copies of what the tables
 * hold, so there is nothing of their own to count or to hand out.
 */
@Injectable()
export class BundlesKeeper implements Keeper, OnModuleInit {
  readonly module = 'data tools';
  readonly what = 'summit archive';

  constructor(
    private readonly elsewhere: KeptElsewhere,
    private readonly bundles: BundlesRepository,
    private readonly outbox: Outbox,
    private readonly tasks: TaskRegistry,
  ) {}

  onModuleInit(): void {
    this.elsewhere.add(this);
    this.tasks.register(REMOVE_BUNDLE_TASK, ({ file }: { file: string }) => this.bundles.removeFile(file));
  }

  async count(): Promise<number> {
    return 0;
  }

  async collect(): Promise<unknown[]> {
    return [];
  }

  async erase(tx: SqlExecutor): Promise<void> {
    for (const file of await this.bundles.forgetAll(tx))
      await this.outbox.addJob(tx, { task: REMOVE_BUNDLE_TASK, payload: { file } });
  }
}
