import { Body, Controller, Param, Query, type StreamableFile } from '@nestjs/common';
import {
  adminExportGiftClicksEndpoint,
  adminExportSessionsEndpoint,
  adminCreateSessionEndpoint,
  adminDeleteSessionEndpoint,
  adminGiftClicksEndpoint,
  adminSessionAccessEndpoint,
  adminSessionFilmEndpoint,
  adminSessionsEndpoint,
  adminUpdateSessionEndpoint,
  OUTCOME_TEXTS,
  SESSION_PREVIEW,
  type AdminSessionsResponse,
  type CreateSessionResponse,
  type GiftClicksResponse,
  type MessageAnswer,
  type SessionAccessResponse,
  type SessionFilmResponse,
  type SessionRow,
  type GiftClicksRow,
} from '@summit/contracts';
import { normalizeEmail } from '@summit/rules';
import { ApiProduces, ApiTags } from '../../../platform/http/api-description.js';
import { ListFile } from '../../../platform/http/list-file.js';
import { CurrentPrincipal } from '../../../platform/http/current-principal.js';
import { NoteChange } from '../../../platform/http/noted-change.js';
import { Route } from '../../../platform/http/route.decorator.js';
import type { Principal } from '../../../platform/http/token-verifier.port.js';
import { Links } from '../../../platform/links/links.js';
import { ExplainAccessUseCase } from '../application/explain-access.use-case.js';
import { ManageSessionsUseCase } from '../application/manage-sessions.use-case.js';
import { PreviewSessionUseCase } from '../application/preview-session.use-case.js';
import { draftOf, presentChange, presentFilm, presentGiftClicks, presentRow } from './admin-sessions.presenter.js';
import { presentAccess } from './session.presenter.js';
import { SessionAccessQueryDto, SessionFilmQueryDto } from './dto/admin-session-details.dto.js';
import {
  AdminSessionsQueryDto,
  DeleteSessionQueryDto,
  GiftClicksFileQueryDto,
  SessionChangeDto,
  SessionDraftDto,
  SessionIdDto,
  SessionsFileQueryDto,
} from './dto/admin-sessions.dto.js';

const SESSIONS_FILE = new ListFile<SessionRow>('sessions', [
  'summit_id',
  'day',
  'session_number',
  'topic',
  'description',
  'duration_minutes',
  'speaker_name',
  'speaker_title',
  'vimeo_video_id',
  'gift_title',
  'gift_url',
  'public_access_start',
  'public_access_end',
  'public_url',
  'total_views',
  'average_rating',
  'total_ratings',
  'gift_clicks',
  'has_captions',
  'updated_at',
]);

const GIFT_CLICKS_FILE = new ListFile<GiftClicksRow>('gift_clicks', [
  'summit_id',
  'day',
  'topic',
  'speaker',
  'gift_url',
  'clicks',
  'member_clicks',
  'last_click_at',
]);

@ApiTags('admin')
@Controller()
export class AdminSessionsController {
  constructor(
    private readonly sessions: ManageSessionsUseCase,
    private readonly access: ExplainAccessUseCase,
    private readonly previews: PreviewSessionUseCase,
    private readonly links: Links,
  ) {}

  @Route(adminSessionsEndpoint)
  async list(@Query() { day }: AdminSessionsQueryDto): Promise<AdminSessionsResponse> {
    const sessions = await this.sessions.list(day ?? null);
    return {
      success: true,
      sessions: sessions.map((one) =>
        presentRow(one, {
          public_url: this.links.to('sessionAccess', { token: one.token }),
          preview_url: this.previewUrl(one),
        }),
      ),
    };
  }

  @Route(adminExportSessionsEndpoint)
  @ApiProduces('text/csv')
  sessionsFile(@Query() { edition, search = '', ...query }: SessionsFileQueryDto): Promise<StreamableFile> {
    const wanted = search.trim().toLowerCase();
    const isFound = (row: SessionRow): boolean =>
      (edition === undefined || row.summit_id === edition) &&
      [row.topic, row.speaker_name].some((text) => text.toLowerCase().includes(wanted));
    return SESSIONS_FILE.ofAll(async () => (await this.list(query)).sessions.filter(isFound));
  }

  private previewUrl({ id, token }: { id: string; token: string }): string {
    return `${this.links.to('sessionAccess', { token })}#${SESSION_PREVIEW}=${this.previews.token(id)}`;
  }

  @Route(adminCreateSessionEndpoint)
  async create(
    @CurrentPrincipal() admin: Principal,
    @Body() body: SessionDraftDto,
    @NoteChange() note: NoteChange,
  ): Promise<CreateSessionResponse> {
    const draft = { ...draftOf(body), topic: body.topic, speakerName: body.speaker_name };
    const session = await this.sessions.create(draft, admin.id);
    note(presentChange(null, session));
    return {
      success: true,
      message: OUTCOME_TEXTS.sessionCreated,
      id: session.id,
      public_url: this.links.to('sessionAccess', { token: session.token }),
    };
  }

  @Route(adminUpdateSessionEndpoint)
  async update(
    @CurrentPrincipal() admin: Principal,
    @Param() { id }: SessionIdDto,
    @Body() { updated_at: seen, ...body }: SessionChangeDto,
    @NoteChange() note: NoteChange,
  ): Promise<MessageAnswer> {
    const version = { id, seen: seen === undefined ? null : Date.parse(seen), savedBy: admin.id };
    const { before, after } = await this.sessions.update(version, draftOf(body));
    note(presentChange(before, after));
    return { success: true, message: OUTCOME_TEXTS.sessionUpdated };
  }

  @Route(adminDeleteSessionEndpoint)
  async delete(
    @Param() { id }: SessionIdDto,
    @Query() { with_ratings: withRatings = false }: DeleteSessionQueryDto,
    @NoteChange() note: NoteChange,
  ): Promise<MessageAnswer> {
    const { deleted, ratings } = await this.sessions.delete(id, { withRatings });
    const { before } = presentChange(deleted, null);
    note({ before: { ...before, ratings }, after: null });
    return { success: true, message: OUTCOME_TEXTS.sessionDeleted };
  }

  @Route(adminGiftClicksEndpoint)
  async giftClicks(): Promise<GiftClicksResponse> {
    return { success: true, gifts: (await this.sessions.giftClicks()).map(presentGiftClicks) };
  }

  @Route(adminExportGiftClicksEndpoint)
  @ApiProduces('text/csv')
  giftClicksFile(@Query() { day, edition }: GiftClicksFileQueryDto): Promise<StreamableFile> {
    const isWanted = (row: GiftClicksRow): boolean =>
      (day === undefined || row.day === day) && (edition === undefined || row.summit_id === edition);
    return GIFT_CLICKS_FILE.ofAll(async () => (await this.giftClicks()).gifts.filter(isWanted));
  }

  @Route(adminSessionFilmEndpoint)
  async film(@Query() query: SessionFilmQueryDto): Promise<SessionFilmResponse> {
    const { session_id: id, vimeo_embed_code: embedCode, vimeo_video_id: videoId } = query;
    const film = await this.sessions.film(id ?? null, { embedCode: embedCode ?? null, videoId: videoId ?? null });
    return { success: true, film: film && presentFilm(film) };
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
