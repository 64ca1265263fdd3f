import { Module, type DynamicModule, type OnApplicationBootstrap, type OnModuleInit } from '@nestjs/common';
import type { RecordsOfModule } from '../../platform/removable-records/record-set.js';
import { TaskRegistry } from '../../platform/outbox/task-registry.js';
import { ProductSchedule } from '../../platform/scheduler/product-schedule.js';
import { BACKUPS, REMOVABLE_RECORDS_PORT } from './application/removable-records.port.js';
import type { CloneOrder } from './application/clone-order.js';
import { BUNDLES } from './application/bundles.port.js';
import { ExportSummitUseCase } from './application/export-summit.use-case.js';
import { UndoDataToolUseCase } from './application/undo-data-tool.use-case.js';
import { UseDataToolUseCase } from './application/use-data-tool.use-case.js';
import { BundlesController } from './http/bundles.controller.js';
import { DataToolsController } from './http/data-tools.controller.js';
import { BackupsKeeper } from './infra/backups.keeper.js';
import { BackupsRepository } from './infra/backups.repository.js';
import { BundlesKeeper } from './infra/bundles.keeper.js';
import { BundlesRepository } from './infra/bundles.repository.js';
import { RECORDS_OF_MODULES, RemovableRecordsRepository } from './infra/removable-records.repository.js';
import { WRITE_BUNDLE_TASK } from './application/data-tools-tasks.js';

/** Removes what the other modules say may go, and brings it back; writes archives of the whole summit. */
@Module({})
export class DataToolsModule implements OnModuleInit, OnApplicationBootstrap {
  constructor(
    private readonly schedule: ProductSchedule,
    private readonly undo: UndoDataToolUseCase,
    private readonly exporting: ExportSummitUseCase,
    private readonly tasks: TaskRegistry,
  ) {}

  /** The application lists the records, because this module knows no other. */
  static forRoot(records: readonly RecordsOfModule[]): DynamicModule {
    return {
      module: DataToolsModule,
      controllers: [DataToolsController, BundlesController],
      providers: [
        UseDataToolUseCase,
        UndoDataToolUseCase,
        BackupsRepository,
        BackupsKeeper,
        ExportSummitUseCase,
        BundlesRepository,
        BundlesKeeper,
        { provide: BUNDLES, useExisting: BundlesRepository },
        { provide: RECORDS_OF_MODULES, useValue: records },
        { provide: REMOVABLE_RECORDS_PORT, useClass: RemovableRecordsRepository },
        { provide: BACKUPS, useExisting: BackupsRepository },
      ],
    };
  }

  onModuleInit(): void {
    this.schedule.every({ job: 'forget-data-backups', seconds: 3_600 }, () => this.undo.forgetOld());
    this.schedule.every({ job: 'forget-summit-bundles', seconds: 3_600 }, () => this.exporting.forgetOld());
    this.tasks.register(WRITE_BUNDLE_TASK, ({ id, clone }: { id: string; clone?: CloneOrder }) =>
      this.exporting.write(id, clone),
    );
  }

  onApplicationBootstrap(): Promise<void> {
    return this.exporting.removeLeft();
  }
}
