import { Module, type DynamicModule, type OnModuleInit } from '@nestjs/common';
import type { RecordsOfModule } from '../../platform/database/record-set.js';
import { ProductSchedule } from '../../platform/scheduler/product-schedule.js';
import { BACKUPS, REMOVABLE_RECORDS_PORT } from './application/removable-records.port.js';
import { UndoDataToolUseCase } from './application/undo-data-tool.use-case.js';
import { UseDataToolUseCase } from './application/use-data-tool.use-case.js';
import { DataToolsController } from './http/data-tools.controller.js';
import { BackupsKeeper } from './infra/backups.keeper.js';
import { BackupsRepository } from './infra/backups.repository.js';
import { RECORDS_OF_MODULES, RemovableRecordsRepository } from './infra/removable-records.repository.js';

/** Removes what the other modules say may go, and brings it back. */
@Module({})
export class DataToolsModule implements OnModuleInit {
  constructor(
    private readonly schedule: ProductSchedule,
    private readonly undo: UndoDataToolUseCase,
  ) {}

  /** The application lists the records, because this module knows no other. */
  static forRoot(records: readonly RecordsOfModule[]): DynamicModule {
    return {
      module: DataToolsModule,
      controllers: [DataToolsController],
      providers: [
        UseDataToolUseCase,
        UndoDataToolUseCase,
        BackupsRepository,
        BackupsKeeper,
        { provide: RECORDS_OF_MODULES, useValue: records },
        { provide: REMOVABLE_RECORDS_PORT, useClass: RemovableRecordsRepository },
        { provide: BACKUPS, useExisting: BackupsRepository },
      ],
    };
  }

  onModuleInit(): void {
    this.schedule.every({ job: 'forget-data-backups', seconds: 3_600 }, () => this.undo.forgetOld());
  }
}
