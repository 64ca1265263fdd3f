import { Controller, Headers, Inject, Query, Req } from '@nestjs/common';
import { trackClickEndpoint, trackSignupEndpoint, type TrackResponse } from '@summit/contracts';
import type { FastifyRequest } from 'fastify';
import { ApiTags } from '../../../platform/http/api-description.js';
import { Limited, Route } from '../../../platform/http/route.decorator.js';
import { BUYER_BROWSERS, type BuyerBrowsers } from '../../payments/payments.public.js';
import { CreditSignupUseCase } from '../application/credit-signup.use-case.js';
import { TrackClickUseCase } from '../application/track-click.use-case.js';
import { TrackClickQueryDto, TrackSignupQueryDto } from './dto/track.dto.js';

@ApiTags('affiliates')
@Controller()
export class AffiliateTrackingController {
  constructor(
    private readonly trackClick: TrackClickUseCase,
    private readonly creditSignup: CreditSignupUseCase,
    @Inject(BUYER_BROWSERS) private readonly browsers: BuyerBrowsers,
  ) {}

  @Route(trackClickEndpoint)
  @Limited({ name: 'track-click', limit: 60, seconds: 60 })
  async click(
    @Query() { affiliate_code, referrer }: TrackClickQueryDto,
    @Req() request: FastifyRequest,
    @Headers('user-agent') userAgent = '',
  ): Promise<TrackResponse> {
    const visitor = { address: request.ip, userAgent };
    const buyerId = this.browsers.read(request);
    const tracked = await this.trackClick.execute({
      code: affiliate_code,
      referrer: referrer ?? 'direct',
      visitor,
      buyerId,
    });
    return { success: true, tracked };
  }

  @Route(trackSignupEndpoint)
  @Limited({ name: 'track-signup', limit: 30, seconds: 60 })
  async signup(@Query() { affiliate_code, signup_id, email }: TrackSignupQueryDto): Promise<TrackResponse> {
    const tracked = await this.creditSignup.fromReport({ signupId: signup_id, email, code: affiliate_code });
    return { success: true, tracked };
  }
}
