import { Module } from '@nestjs/common';
import { LiveController } from './http/live.controller.js';
import { PeopleController } from './http/people.controller.js';
import { ShieldController } from './http/shield.controller.js';
import { LiveFeed } from './live/live-feed.js';
import { LiveFiguresReadModel } from './read-models/live-figures.read-model.js';
import { OfficeSearchReadModel } from './read-models/office-search.read-model.js';
import { PayingNowReadModel } from './read-models/paying-now.read-model.js';
import { PersonReadModel } from './read-models/person.read-model.js';
import { ShieldReadModel } from './read-models/shield.read-model.js';
import { ShieldSettingsService } from './shield-settings.service.js';

/** What an operator looks at on the days of the summit: one person, everything by a word, and what happens now. Reads the tables of all modules. */
@Module({
  controllers: [PeopleController, LiveController, ShieldController],
  providers: [
    PersonReadModel,
    OfficeSearchReadModel,
    LiveFiguresReadModel,
    LiveFeed,
    PayingNowReadModel,
    ShieldReadModel,
    ShieldSettingsService,
  ],
})
export class OperationsModule {}
