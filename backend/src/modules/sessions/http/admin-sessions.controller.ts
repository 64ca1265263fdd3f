import { Body, Controller, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  adminCreateSessionEndpoint,
  adminDeleteSessionEndpoint,
  adminGiftClicksEndpoint,
  adminSessionAccessEndpoint,
  adminSessionsEndpoint,
  adminUpdateSessionEndpoint,
  OUTCOME_TEXTS,
  type AdminSessionsResponse,
  type CreateSessionResponse,
  type GiftClicksResponse,
  type MessageAnswer,
  type SessionAccessResponse,
} from '@summit/contracts';
import { normalizeEmail } from '@summit/rules';
import { CurrentPrincipal } from '../../../platform/http/current-principal.js';
import { Route } from '../../../platform/http/route.decorator.js';
import type { Principal } from '../../../platform/http/token-verifier.port.js';
import { Links } from '../../../platform/links/links.js';
import { ExplainAccessUseCase } from '../application/explain-access.use-case.js';
import { ManageSessionsUseCase } from '../application/manage-sessions.use-case.js';
import { draftOf, presentGiftClicks, presentRow } from './admin-sessions.presenter.js';
import { presentAccess } from './session.presenter.js';
import { SessionAccessQueryDto } from './dto/admin-session-details.dto.js';
import {
  AdminSessionsQueryDto,
  DeleteSessionQueryDto,
  SessionChangeDto,
  SessionDraftDto,
  SessionIdDto,
} from './dto/admin-sessions.dto.js';

@ApiTags('admin')
@Controller()
export class AdminSessionsController {
  constructor(
    private readonly sessions: ManageSessionsUseCase,
    private readonly access: ExplainAccessUseCase,
    private readonly links: Links,
  ) {}

  @Route(adminSessionsEndpoint)
  async list(@Query() { day }: AdminSessionsQueryDto): Promise<AdminSessionsResponse> {
    const sessions = await this.sessions.list(day ?? null);
    return {
      success: true,
      sessions: sessions.map((one) => presentRow(one, (token) => this.links.to('sessionAccess', { token }))),
    };
  }

  @Route(adminCreateSessionEndpoint)
  async create(@CurrentPrincipal() admin: Principal, @Body() body: SessionDraftDto): Promise<CreateSessionResponse> {
    const draft = { ...draftOf(body), topic: body.topic, speakerName: body.speaker_name };
    const { id, token } = await this.sessions.create(draft, admin.id);
    return {
      success: true,
      message: OUTCOME_TEXTS.sessionCreated,
      id,
      public_url: this.links.to('sessionAccess', { token }),
    };
  }

  @Route(adminUpdateSessionEndpoint)
  async update(
    @CurrentPrincipal() admin: Principal,
    @Param() { id }: SessionIdDto,
    @Body() { updated_at: seen, ...body }: SessionChangeDto,
  ): Promise<MessageAnswer> {
    const version = { id, seen: seen === undefined ? null : Date.parse(seen), savedBy: admin.id };
    await this.sessions.update(version, draftOf(body));
    return { success: true, message: OUTCOME_TEXTS.sessionUpdated };
  }

  @Route(adminDeleteSessionEndpoint)
  async delete(
    @Param() { id }: SessionIdDto,
    @Query() { with_ratings: withRatings = false }: DeleteSessionQueryDto,
  ): Promise<MessageAnswer> {
    await this.sessions.delete(id, { withRatings });
    return { success: true, message: OUTCOME_TEXTS.sessionDeleted };
  }

  @Route(adminGiftClicksEndpoint)
  async giftClicks(): Promise<GiftClicksResponse> {
    return { success: true, gifts: (await this.sessions.giftClicks()).map(presentGiftClicks) };
  }

  @Route(adminSessionAccessEndpoint)
  async explain(
    @Param() { id }: SessionIdDto,
    @Query() { email: typed }: SessionAccessQueryDto,
  ): Promise<SessionAccessResponse> {
    const email = normalizeEmail(typed);
    const { person, verdict } = await this.access.explain(id, email);
    return { success: true, email, person, access: presentAccess(verdict) };
  }
}
