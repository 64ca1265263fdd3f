import { Module, type OnModuleInit } from '@nestjs/common';
import { TaskRegistry } from '../../platform/outbox/task-registry.js';
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
export class CalendarModule implements OnModuleInit {
  constructor(
    private readonly tasks: TaskRegistry,
    private readonly calendars: CalendarsUseCase,
  ) {}

  onModuleInit(): void {
    this.tasks.listen('auth.sign_ins_ended', 'calendar-feed', async ({ role, subject_id }) => {
      if (role === 'vip') await this.calendars.endFeed(subject_id);
    });
  }
}
