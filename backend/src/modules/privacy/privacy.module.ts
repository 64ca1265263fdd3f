import { Module, type DynamicModule, type OnModuleInit } from '@nestjs/common';
import { ProductSchedule } from '../../platform/scheduler/product-schedule.js';
import type { PersonalDataOfModule } from '../../platform/personal-data/personal-data.js';
import { PERSON_RECORDS } from './application/person-records.port.js';
import { PersonalDataUseCase } from './application/personal-data.use-case.js';
import { PrivacyController } from './http/privacy.controller.js';
import { RetentionController } from './http/retention.controller.js';
import { PERSONAL_DATA_OF_MODULES, PersonRecordsRepository } from './infra/person-records.repository.js';
import { RetentionRecords } from './infra/retention-records.js';
import { RetentionJob } from './infra/retention.job.js';
import { RetentionService } from './retention.service.js';

/** Exports and erases what the other modules say is about a person. */
@Module({})
export class PrivacyModule implements OnModuleInit {
  constructor(
    private readonly schedule: ProductSchedule,
    private readonly retention: RetentionJob,
  ) {}

  onModuleInit(): void {
    this.schedule.nightly('retention', (night, stop) => this.retention.run(night, stop));
  }

  /** The application lists the declarations, because this module knows no other. */
  static forRoot(modules: readonly PersonalDataOfModule[]): DynamicModule {
    return {
      module: PrivacyModule,
      controllers: [PrivacyController, RetentionController],
      providers: [
        PersonalDataUseCase,
        RetentionJob,
        RetentionService,
        RetentionRecords,
        { provide: PERSONAL_DATA_OF_MODULES, useValue: modules },
        { provide: PERSON_RECORDS, useClass: PersonRecordsRepository },
      ],
    };
  }
}
