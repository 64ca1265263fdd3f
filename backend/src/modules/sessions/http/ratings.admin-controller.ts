import { Controller, Inject, Param, Query, type StreamableFile } from '@nestjs/common';
import {
  adminApproveRatingEndpoint,
  adminExportRatedSessionsEndpoint,
  adminExportRatedSpeakersEndpoint,
  adminExportRatingsEndpoint,
  adminRejectRatingEndpoint,
  adminSessionRatingsEndpoint,
  OUTCOME_TEXTS,
  type MessageAnswer,
  type RatedSession,
  type SessionRatingRow,
  type SessionRatingsResponse,
  type SpeakerRatingStats,
} from '@summit/contracts';
import { presented } from '../../../platform/csv/seeking.js';
import { ApiProduces, ApiTags } from '../../../platform/http/api-description.js';
import { CurrentPrincipal } from '../../../platform/http/current-principal.js';
import { ListFile } from '../../../platform/http/list-file.js';
import { NoteChange } from '../../../platform/http/noted-change.js';
import { Route } from '../../../platform/http/route.decorator.js';
import type { Principal } from '../../../platform/http/token-verifier.port.js';
import { ADMIN_DIRECTORY, type AddressOf, type AdminDirectory } from '../../auth/auth.public.js';
import { ModerateRatingsUseCase } from '../application/moderate-ratings.use-case.js';
import type { ListedRating, RatingFilter } from '../application/session-ratings.port.js';
import type { RatingDecision } from '../domain/rating.js';
import { DecideRatingQueryDto, RatingIdDto, SessionRatingsQueryDto } from './dto/admin-session-details.dto.js';
import { presentRating, presentRatings, presentSessions, presentSpeakers } from './ratings.presenter.js';

/** The fields of a rating as the list names them. */
const FILE = new ListFile<SessionRatingRow>('session_ratings', [
  'id',
  'session_title',
  'speaker',
  'day',
  'session_number',
  'rating',
  'user_name',
  'rated_at',
  'comment',
  'takeaways',
  'display_publicly',
  'status',
  'reviewed_by',
]);

const SPEAKERS = new ListFile<SpeakerRatingStats>('rated_speakers', [
  'speaker',
  'avg_rating',
  'total_ratings',
  'comments_count',
  'takeaways_count',
]);
const SESSIONS = new ListFile<RatedSession>('rated_sessions', [
  'session_id',
  'summit_id',
  'day',
  'session_number',
  'session_title',
  'speaker',
  'avg_rating',
  'total_ratings',
  'comments_count',
  'takeaways_count',
]);

@ApiTags('admin')
@Controller()
export class RatingsAdminController {
  constructor(
    private readonly ratings: ModerateRatingsUseCase,
    @Inject(ADMIN_DIRECTORY) private readonly admins: AdminDirectory,
  ) {}

  @Route(adminSessionRatingsEndpoint)
  async list(@Query() query: SessionRatingsQueryDto): Promise<SessionRatingsResponse> {
    const overview = await this.ratings.overview(filterOf(query));
    return presentRatings(overview, await this.reviewersOf(overview.ratings));
  }

  @Route(adminExportRatingsEndpoint)
  @ApiProduces('text/csv')
  export(@Query() query: SessionRatingsQueryDto): Promise<StreamableFile> {
    const rows = async (ratings: readonly ListedRating[]): Promise<SessionRatingRow[]> => {
      const addressOf = await this.reviewersOf(ratings);
      return ratings.map((rating) => presentRating(rating, addressOf));
    };
    return FILE.of(presented(this.ratings.all(filterOf(query)), rows));
  }

  @Route(adminExportRatedSpeakersEndpoint)
  @ApiProduces('text/csv')
  speakers(): Promise<StreamableFile> {
    return SPEAKERS.ofAll(async () => presentSpeakers(await this.ratings.speakers()));
  }

  @Route(adminExportRatedSessionsEndpoint)
  @ApiProduces('text/csv')
  sessions(): Promise<StreamableFile> {
    return SESSIONS.ofAll(async () => presentSessions(await this.ratings.sessions()));
  }

  @Route(adminApproveRatingEndpoint)
  async approve(
    @CurrentPrincipal() admin: Principal,
    @Param() { id }: RatingIdDto,
    @Query() { rated_at }: DecideRatingQueryDto,
    @NoteChange() note: NoteChange,
  ): Promise<MessageAnswer> {
    await this.decide({ admin, id, ratedAt: rated_at, decision: 'approved', note });
    return { success: true, message: OUTCOME_TEXTS.ratingApproved };
  }

  @Route(adminRejectRatingEndpoint)
  async reject(
    @CurrentPrincipal() admin: Principal,
    @Param() { id }: RatingIdDto,
    @Query() { rated_at }: DecideRatingQueryDto,
    @NoteChange() note: NoteChange,
  ): Promise<MessageAnswer> {
    await this.decide({ admin, id, ratedAt: rated_at, decision: 'rejected', note });
    return { success: true, message: OUTCOME_TEXTS.ratingRejected };
  }

  private async decide({ admin, id, ratedAt, decision, note }: Decision): Promise<void> {
    const seen = ratedAt === undefined ? null : Date.parse(ratedAt);
    const before = await this.ratings.decide({ id, seen, decision, reviewedBy: admin.id });
    note({ before: { status: before }, after: { status: decision } });
  }

  private reviewersOf(ratings: readonly ListedRating[]): Promise<AddressOf> {
    return this.admins.addressesOf([...new Set(ratings.map(({ reviewedBy }) => reviewedBy))]);
  }
}

interface Decision {
  admin: Principal;
  id: string;
  ratedAt: string | undefined;
  decision: RatingDecision;
  note: NoteChange;
}

const filterOf = ({ speaker, min_rating, status = 'all' }: SessionRatingsQueryDto): RatingFilter => ({
  speaker: speaker ?? null,
  minStars: min_rating ?? null,
  status: status === 'all' ? null : status,
});
