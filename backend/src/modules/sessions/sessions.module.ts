import { Module, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import { ProductSchedule } from '../../platform/scheduler/product-schedule.js';
import { FacesModule } from '../faces/faces.module.js';
import { FunnelModule } from '../funnel/funnel.module.js';
import { MembersModule } from '../members/members.module.js';
import { SessionCatalog } from './application/catalog.js';
import { ExplainAccessUseCase } from './application/explain-access.use-case.js';
import { SessionGiftClicks } from './application/gift-clicks.js';
import { ManageCaptionsUseCase } from './application/manage-captions.use-case.js';
import { ManageSessionsUseCase } from './application/manage-sessions.use-case.js';
import { MANAGED_SESSIONS } from './application/managed-sessions.port.js';
import { ModerateRatingsUseCase } from './application/moderate-ratings.use-case.js';
import { PreviewSessionUseCase } from './application/preview-session.use-case.js';
import { RateSessionUseCase } from './application/rate-session.use-case.js';
import { ScheduleOfSessions } from './application/schedule-of-sessions.js';
import { SearchSessionsUseCase } from './application/search-sessions.use-case.js';
import { SessionAccess } from './application/session-access.js';
import { SessionLists } from './application/session-lists.js';
import { SessionPageUseCase } from './application/session-page.use-case.js';
import { SESSION_RATINGS } from './application/session-ratings.port.js';
import { SESSION_WORDS } from './application/session-words.port.js';
import { SUMMIT_SESSIONS } from './application/summit-sessions.port.js';
import { Viewers } from './application/viewers.js';
import { WATCH_POSITIONS } from './application/watch-positions.port.js';
import { WatchPositionsUseCase } from './application/watch-positions.use-case.js';
import { AdminSessionsController } from './http/admin-sessions.controller.js';
import { acceptCaptions } from './http/captions-upload.js';
import { CaptionsAdminController } from './http/captions.admin-controller.js';
import { ListAnswers } from './http/list-answers.js';
import { PageAnswers } from './http/page-answers.js';
import { RatingsAdminController } from './http/ratings.admin-controller.js';
import { SessionsController } from './http/sessions.controller.js';
import { VisitorCookie } from './http/visitor-cookie.js';
import { WatchingController } from './http/watching.controller.js';
import { ManagedSessionsRepository } from './infra/managed-sessions.repository.js';
import { SessionParts } from './infra/session-parts.js';
import { SessionRatingsRepository } from './infra/session-ratings.repository.js';
import { SessionWordsRepository } from './infra/session-words.repository.js';
import { SummitSessionsRepository } from './infra/summit-sessions.repository.js';
import { WatchPositionsRepository } from './infra/watch-positions.repository.js';
import { SUMMIT_SCHEDULE } from './sessions.public.js';

@Module({
  imports: [FacesModule, FunnelModule, MembersModule],
  controllers: [
    SessionsController,
    WatchingController,
    AdminSessionsController,
    CaptionsAdminController,
    RatingsAdminController,
  ],
  providers: [
    SessionCatalog,
    Viewers,
    SessionAccess,
    SessionPageUseCase,
    PreviewSessionUseCase,
    SessionLists,
    SearchSessionsUseCase,
    RateSessionUseCase,
    SessionGiftClicks,
    WatchPositionsUseCase,
    ManageSessionsUseCase,
    ManageCaptionsUseCase,
    ModerateRatingsUseCase,
    ExplainAccessUseCase,
    ListAnswers,
    PageAnswers,
    VisitorCookie,
    { provide: SUMMIT_SESSIONS, useClass: SummitSessionsRepository },
    { provide: SESSION_RATINGS, useClass: SessionRatingsRepository },
    { provide: SESSION_WORDS, useClass: SessionWordsRepository },
    SessionParts,
    ManagedSessionsRepository,
    { provide: MANAGED_SESSIONS, useExisting: ManagedSessionsRepository },
    { provide: WATCH_POSITIONS, useClass: WatchPositionsRepository },
    { provide: SUMMIT_SCHEDULE, useClass: ScheduleOfSessions },
  ],
  exports: [SUMMIT_SCHEDULE],
})
export class SessionsModule implements OnModuleInit {
  constructor(
    private readonly schedule: ProductSchedule,
    private readonly sessions: ManagedSessionsRepository,
    private readonly parts: SessionParts,
    private readonly server: HttpAdapterHost,
  ) {}

  onModuleInit(): void {
    this.schedule.every({ job: 'roll-session-views', seconds: 60 }, () => this.sessions.rollViews());
    this.schedule.every({ job: 'fold-session-parts', seconds: 60 }, () => this.parts.fold());
    // A command has no server.
    const server: HttpAdapterHost['httpAdapter'] | undefined = this.server.httpAdapter;
    if (server) acceptCaptions(server.getInstance<FastifyInstance>());
  }
}
