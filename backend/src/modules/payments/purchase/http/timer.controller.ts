import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { TimerStartResponse } from '@summit/contracts';
import type { FastifyRequest } from 'fastify';
import { Limited, Public } from '../../../../platform/http/access.decorators.js';
import { StartTimerUseCase, type OfferAnswer } from '../application/start-timer.use-case.js';
import { BuyerCookie } from './buyer-cookie.js';
import { TimerStartDto } from './dto/timer.dto.js';
import { buyerEmail } from './purchase-command.js';
import { TIMER_LIMIT } from './purchase-limits.js';

@ApiTags('payments')
@Public()
@Controller('timer')
export class TimerController {
  constructor(
    private readonly startTimer: StartTimerUseCase,
    private readonly buyers: BuyerCookie,
  ) {}

  @Post('start')
  @HttpCode(200)
  @Limited(TIMER_LIMIT)
  async start(@Body() body: TimerStartDto, @Req() request: FastifyRequest): Promise<TimerStartResponse> {
    const answer = await this.startTimer.execute({
      sessionId: body.session_id,
      product: body.product_type,
      buyerId: this.buyers.read(request),
      email: buyerEmail(body.email),
    });
    return presentOffer(answer);
  }
}

const iso = (ms: number): string => new Date(ms).toISOString();

const presentOffer = ({ savedCard, ...offer }: OfferAnswer): TimerStartResponse => ({
  started_at: iso(offer.startedAt),
  expires_at: iso(offer.expiresAt),
  remaining_seconds: offer.remainingSeconds,
  server_time: iso(offer.now),
  price_cents: offer.priceCents,
  price_after_cents: offer.priceAfterCents,
  expired: offer.expired,
  saved_card: savedCard && { brand: savedCard.brand, last4: savedCard.last4 },
});
