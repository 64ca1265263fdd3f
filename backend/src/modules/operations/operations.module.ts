import { Module } from '@nestjs/common';
import { PeopleController } from './http/people.controller.js';
import { OfficeSearchReadModel } from './read-models/office-search.read-model.js';
import { PersonReadModel } from './read-models/person.read-model.js';

/** What an operator looks at on the days of the summit: one person, and everything by a word. Reads the tables of all modules. */
@Module({
  controllers: [PeopleController],
  providers: [PersonReadModel, OfficeSearchReadModel],
})
export class OperationsModule {}
