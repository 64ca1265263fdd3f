import { Inject, Injectable } from '@nestjs/common';
import { basePrice, OFFER_SECONDS, offerWindow } from '@summit/pricing';
import type { Product } from '@summit/rules';
import { CLOCK, type Clock } from '../../../../platform/clock/clock.js';
import { OFFER_TIMERS, type OfferTimers } from './offer-timers.port.js';
import { OneClickEligibility } from './one-click-eligibility.js';
import type { ChargeableCard } from './saved-cards.port.js';

export interface OfferQuestion {
  sessionId: string;
  product: Product;
  /** By the signed cookie; null without a valid one. */
  buyerId: string | null;
  /** Null when unknown or the placeholder. */
  email: string | null;
  /** Keyed hash of the network block that the visit comes from (C-110). */
  clientBlock: string;
}

/** Times in ms, prices in cents. */
export interface OfferAnswer {
  /** When this caller first came. It never shows an earlier start of another browser with the same address (C-110). */
  startedAt: number;
  /** When the offer ends for this caller, and not before it came. */
  expiresAt: number;
  now: number;
  remainingSeconds: number;
  expired: boolean;
  priceCents: number;
  priceAfterCents: number;
  savedCard: ChargeableCard | null;
}

/** Begins the offer when its page opens, or tells what is left of it (C-110). */
@Injectable()
export class StartTimerUseCase {
  constructor(
    @Inject(OFFER_TIMERS) private readonly timers: OfferTimers,
    private readonly oneClick: OneClickEligibility,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(question: OfferQuestion): Promise<OfferAnswer> {
    const now = this.clock.now();
    const { own, counted } = await this.timers.start({ ...question, now });
    const { remainingSeconds, expired, honored } = offerWindow({ startedAt: counted, now });
    return {
      startedAt: own,
      expiresAt: Math.max(own, counted + OFFER_SECONDS * 1_000),
      now,
      remainingSeconds,
      expired,
      priceCents: basePrice(question.product, honored ? 'active' : 'expired'),
      priceAfterCents: basePrice(question.product, 'expired'),
      savedCard: await this.oneClick.cardFor(question),
    };
  }
}
