import { Module, type DynamicModule } from '@nestjs/common';
import type { PersonalDataOfModule } from '../../platform/personal-data/personal-data.js';
import { PERSON_RECORDS } from './application/person-records.port.js';
import { PersonalDataUseCase } from './application/personal-data.use-case.js';
import { PrivacyController } from './http/privacy.controller.js';
import { PERSONAL_DATA_OF_MODULES, PersonRecordsRepository } from './infra/person-records.repository.js';

/** Exports and erases what the other modules say is about a person. */
@Module({})
export class PrivacyModule {
  /** The application lists the declarations, because this module knows no other. */
  static forRoot(modules: readonly PersonalDataOfModule[]): DynamicModule {
    return {
      module: PrivacyModule,
      controllers: [PrivacyController],
      providers: [
        PersonalDataUseCase,
        { provide: PERSONAL_DATA_OF_MODULES, useValue: modules },
        { provide: PERSON_RECORDS, useClass: PersonRecordsRepository },
      ],
    };
  }
}
