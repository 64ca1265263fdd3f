import { Module } from '@nestjs/common';
import { FunnelModule } from '../funnel/funnel.module.js';
import { MembersModule } from '../members/members.module.js';
import { SessionCatalogue } from './application/catalogue.js';
import { SessionGiftClicks } from './application/gift-clicks.js';
import { RateSessionUseCase } from './application/rate-session.use-case.js';
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
import { ListAnswers } from './http/list-answers.js';
import { SessionsController } from './http/sessions.controller.js';
import { VisitorCookie } from './http/visitor-cookie.js';
import { WatchingController } from './http/watching.controller.js';
import { SessionRatingsRepository } from './infra/session-ratings.repository.js';
import { SessionWordsRepository } from './infra/session-words.repository.js';
import { SummitSessionsRepository } from './infra/summit-sessions.repository.js';
import { WatchPositionsRepository } from './infra/watch-positions.repository.js';

@Module({
  imports: [FunnelModule, MembersModule],
  controllers: [SessionsController, WatchingController],
  providers: [
    SessionCatalogue,
    Viewers,
    SessionAccess,
    SessionPageUseCase,
    SessionLists,
    SearchSessionsUseCase,
    RateSessionUseCase,
    SessionGiftClicks,
    WatchPositionsUseCase,
    ListAnswers,
    VisitorCookie,
    { provide: SUMMIT_SESSIONS, useClass: SummitSessionsRepository },
    { provide: SESSION_RATINGS, useClass: SessionRatingsRepository },
    { provide: SESSION_WORDS, useClass: SessionWordsRepository },
    { provide: WATCH_POSITIONS, useClass: WatchPositionsRepository },
  ],
})
export class SessionsModule {}
