import { Body, Controller, Req } from '@nestjs/common';
import { startTimerEndpoint, type TimerStartResponse } from '@summit/contracts';
import type { FastifyRequest } from 'fastify';
import { ApiTags } from '../../../../platform/http/api-description.js';
import { Limited, Route } from '../../../../platform/http/route.decorator.js';
import { StartTimerUseCase, type OfferAnswer } from '../application/start-timer.use-case.js';
import { ClientBlocks } from '../../../../platform/rate-limit/client-blocks.js';
import { BuyerCookie } from './buyer-cookie.js';
import { TimerStartDto } from './dto/timer.dto.js';
import { buyerEmail } from './purchase-command.js';
import { TIMER_LIMITS } from './purchase-limits.js';

@ApiTags('payments')
@Controller()
export class TimerController {
  constructor(
    private readonly startTimer: StartTimerUseCase,
    private readonly buyers: BuyerCookie,
    private readonly blocks: ClientBlocks,
  ) {}

  @Route(startTimerEndpoint)
  @Limited(...TIMER_LIMITS)
  async start(@Body() body: TimerStartDto, @Req() request: FastifyRequest): Promise<TimerStartResponse> {
    const answer = await this.startTimer.execute({
      sessionId: body.session_id,
      product: body.product_type,
      buyerId: this.buyers.read(request),
      clientBlock: this.blocks.of(request.ip),
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
