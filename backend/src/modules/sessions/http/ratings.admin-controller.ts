import { Controller, Inject, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  adminApproveRatingEndpoint,
  adminRejectRatingEndpoint,
  adminSessionRatingsEndpoint,
  OUTCOME_TEXTS,
  type MessageAnswer,
  type SessionRatingsResponse,
} from '@summit/contracts';
import { CurrentPrincipal } from '../../../platform/http/current-principal.js';
import { Route } from '../../../platform/http/route.decorator.js';
import type { Principal } from '../../../platform/http/token-verifier.port.js';
import { ADMIN_DIRECTORY, type AdminDirectory } from '../../auth/auth.public.js';
import { ModerateRatingsUseCase } from '../application/moderate-ratings.use-case.js';
import type { RatingDecision } from '../domain/rating.js';
import { RatingIdDto, SessionRatingsQueryDto } from './dto/admin-session-details.dto.js';
import { presentRatings } from './ratings.presenter.js';

@ApiTags('admin')
@Controller()
export class RatingsAdminController {
  constructor(
    private readonly ratings: ModerateRatingsUseCase,
    @Inject(ADMIN_DIRECTORY) private readonly admins: AdminDirectory,
  ) {}

  @Route(adminSessionRatingsEndpoint)
  async list(
    @Query() { speaker, min_rating, status = 'all' }: SessionRatingsQueryDto,
  ): Promise<SessionRatingsResponse> {
    const filter = { speaker: speaker ?? null, minStars: min_rating ?? null, status: status === 'all' ? null : status };
    return presentRatings(await this.ratings.overview(filter));
  }

  @Route(adminApproveRatingEndpoint)
  async approve(@CurrentPrincipal() admin: Principal, @Param() { id }: RatingIdDto): Promise<MessageAnswer> {
    await this.decide(admin, id, 'approved');
    return { success: true, message: OUTCOME_TEXTS.ratingApproved };
  }

  @Route(adminRejectRatingEndpoint)
  async reject(@CurrentPrincipal() admin: Principal, @Param() { id }: RatingIdDto): Promise<MessageAnswer> {
    await this.decide(admin, id, 'rejected');
    return { success: true, message: OUTCOME_TEXTS.ratingRejected };
  }

  private async decide(admin: Principal, id: string, decision: RatingDecision): Promise<void> {
    const reviewedBy = (await this.admins.byId(admin.id))?.email ?? admin.id;
    await this.ratings.decide({ id, decision, reviewedBy });
  }
}
