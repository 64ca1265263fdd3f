import { Body, Controller, Header, Param, Query, Res } from '@nestjs/common';
import { CURRENT_SUMMIT_KEY } from '@summit/content';
import {
  allSessionsEndpoint,
  OUTCOME_TEXTS,
  publicSessionEndpoint,
  rateSessionEndpoint,
  searchSessionsEndpoint,
  sessionGiftClickEndpoint,
  sessionPreviewEndpoint,
  sessionsByDayEndpoint,
  sessionTranscriptEndpoint,
  summitEdition,
  type AllSessionsResponse,
  type MessageAnswer,
  type PublicSessionResponse,
  type SessionsByDayResponse,
  type SessionSearchResponse,
  type SessionTranscriptResponse,
  type SuccessAnswer,
  type SummitKey,
  type SummitName,
} from '@summit/contracts';
import type { FastifyReply } from 'fastify';
import { ApiHeader, ApiTags } from '../../../platform/http/api-description.js';
import { OptionalPrincipal } from '../../../platform/http/current-principal.js';
import { Limited, Route } from '../../../platform/http/route.decorator.js';
import type { Principal } from '../../../platform/http/token-verifier.port.js';
import { readIdempotencyKey } from '../../../platform/idempotency/idempotency.js';
import { SessionGiftClicks } from '../application/gift-clicks.js';
import { PreviewSessionUseCase } from '../application/preview-session.use-case.js';
import { RateSessionUseCase } from '../application/rate-session.use-case.js';
import { SearchSessionsUseCase } from '../application/search-sessions.use-case.js';
import { SessionLists } from '../application/session-lists.js';
import { SessionPageUseCase } from '../application/session-page.use-case.js';
import { RateSessionDto } from './dto/rate-session.dto.js';
import {
  CacheBusterDto,
  SessionGiftClickDto,
  SessionListDto,
  SessionPreviewDto,
  SessionsByDayDto,
  SessionSearchDto,
  SessionTokenDto,
} from './dto/sessions.dto.js';
import { ListAnswers } from './list-answers.js';
import { PageAnswers, SESSION_PAGE_LIMIT } from './page-answers.js';
import { presentAll, presentDay, presentHit, presentPage } from './session.presenter.js';
import { VisitorCookie } from './visitor-cookie.js';

const MINUTE = 60;
const TEN_MINUTES = 600;

const keyOf = (name: SummitName | undefined): SummitKey =>
  (name === undefined ? null : summitEdition(name)?.key) ?? CURRENT_SUMMIT_KEY;
const memberOf = (principal: Principal | null): string | null => principal?.id ?? null;

/** What visitors and members call; a member's bearer opens more (C-047). */
@ApiTags('sessions')
@Controller()
export class SessionsController {
  constructor(
    private readonly pages: SessionPageUseCase,
    private readonly previews: PreviewSessionUseCase,
    private readonly lists: SessionLists,
    private readonly answers: ListAnswers,
    private readonly pageAnswers: PageAnswers,
    private readonly searches: SearchSessionsUseCase,
    private readonly ratings: RateSessionUseCase,
    private readonly gifts: SessionGiftClicks,
    private readonly visitors: VisitorCookie,
  ) {}

  @Route(publicSessionEndpoint)
  @Header('cache-control', 'no-store')
  @Limited(SESSION_PAGE_LIMIT)
  async session(
    @OptionalPrincipal() principal: Principal | null,
    @Param() { token }: SessionTokenDto,
    @Query() _query: CacheBusterDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PublicSessionResponse> {
    const memberId = memberOf(principal);
    if (memberId === null) return this.pageAnswers.send(token, reply);
    return presentPage(await this.pages.open(token, memberId));
  }

  @Route(sessionPreviewEndpoint)
  @Header('cache-control', 'no-store')
  @Limited({ name: 'session-preview', limit: 60, seconds: MINUTE })
  async preview(@Query() { preview }: SessionPreviewDto): Promise<PublicSessionResponse> {
    return presentPage(await this.previews.open(preview));
  }

  @Route(allSessionsEndpoint)
  async all(
    @OptionalPrincipal() principal: Principal | null,
    @Query() { summit }: SessionListDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AllSessionsResponse> {
    const summitKey = keyOf(summit);
    const list = await this.lists.list({ summitKey, day: null }, memberOf(principal));
    return this.answers.send({ name: `all ${summitKey}`, list, present: presentAll }, reply);
  }

  @Route(sessionsByDayEndpoint)
  async byDay(
    @OptionalPrincipal() principal: Principal | null,
    @Param() { day }: SessionsByDayDto,
    @Query() { summit }: SessionListDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SessionsByDayResponse> {
    const summitKey = keyOf(summit);
    const list = await this.lists.list({ summitKey, day }, memberOf(principal));
    return this.answers.send({ name: `day ${day} ${summitKey}`, list, present: presentDay }, reply);
  }

  @Route(searchSessionsEndpoint)
  @Header('cache-control', 'no-store')
  @Limited({ name: 'session-search', limit: 60, seconds: MINUTE })
  async search(
    @OptionalPrincipal() principal: Principal | null,
    @Query() { q, summit }: SessionSearchDto,
  ): Promise<SessionSearchResponse> {
    const hits = await this.searches.search({ summitKey: keyOf(summit), text: q, memberId: memberOf(principal) });
    return { success: true, requires_vip: hits === null, results: (hits ?? []).map(presentHit) };
  }

  @Route(sessionTranscriptEndpoint)
  @Header('cache-control', 'no-store')
  @Limited({ name: 'session-transcript', limit: 120, seconds: MINUTE })
  async transcript(
    @OptionalPrincipal() principal: Principal | null,
    @Param() { token }: SessionTokenDto,
  ): Promise<SessionTranscriptResponse> {
    return { success: true, ...(await this.searches.transcript(token, memberOf(principal))) };
  }

  @Route(sessionGiftClickEndpoint)
  @Limited({ name: 'session-gift-click', limit: 120, seconds: TEN_MINUTES })
  async trackGiftClick(
    @OptionalPrincipal() principal: Principal | null,
    @Query() { session_id, gift_url }: SessionGiftClickDto,
  ): Promise<SuccessAnswer> {
    await this.gifts.record({ sessionId: session_id, giftUrl: gift_url, memberId: memberOf(principal) });
    return { success: true };
  }

  @Route(rateSessionEndpoint)
  @ApiHeader({ name: 'Idempotency-Key', required: false })
  @Limited({ name: 'session-rate', limit: 30, seconds: TEN_MINUTES })
  async rate(
    @OptionalPrincipal() principal: Principal | null,
    @Body() { session_id, rating, comment, takeaways, user_name }: RateSessionDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<MessageAnswer> {
    const visitor = await this.ratings.execute({
      sessionId: session_id,
      stars: rating,
      comment,
      takeaways,
      userName: user_name,
      memberId: memberOf(principal),
      visitor: this.visitors.read(reply.request),
      idempotencyKey: readIdempotencyKey(reply.request.headers['idempotency-key']),
    });
    if (!principal) this.visitors.keep(visitor, reply);
    return { success: true, message: OUTCOME_TEXTS.ratingReceived };
  }
}
