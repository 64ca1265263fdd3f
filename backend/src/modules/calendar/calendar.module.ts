import { Module } from '@nestjs/common';
import { MembersModule } from '../members/members.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { CalendarsUseCase } from './application/calendars.use-case.js';
import { EVENT_REVISIONS } from './application/event-revisions.port.js';
import { FeedLinks } from './application/feed-links.js';
import { FEED_VERSIONS } from './application/feed-versions.port.js';
import { CalendarController } from './http/calendar.controller.js';
import { EventRevisionsRepository } from './infra/event-revisions.repository.js';
import { FeedVersionsRepository } from './infra/feed-versions.repository.js';

@Module({
  imports: [SessionsModule, MembersModule],
  controllers: [CalendarController],
  providers: [
    CalendarsUseCase,
    FeedLinks,
    { provide: EVENT_REVISIONS, useClass: EventRevisionsRepository },
    { provide: FEED_VERSIONS, useClass: FeedVersionsRepository },
  ],
})
export class CalendarModule {}
