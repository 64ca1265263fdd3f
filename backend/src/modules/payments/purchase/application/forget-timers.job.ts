import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '../../../../platform/clock/clock.js';
import { OFFER_TIMERS, type OfferTimers } from './offer-timers.port.js';
import { PLACES, type Places } from './places.port.js';

const KEPT_MS = 30 * 86_400_000;

/** Forgets whose offer began when, and the hashes of network blocks, those of orders too, after 30 days (C-110, C-111). */
@Injectable()
export class ForgetTimersJob {
  constructor(
    @Inject(OFFER_TIMERS) private readonly timers: OfferTimers,
    @Inject(PLACES) private readonly places: Places,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async run(): Promise<void> {
    const before = this.clock.now() - KEPT_MS;
    await this.timers.forget(before);
    await this.places.forgetBlocks(before);
  }
}
