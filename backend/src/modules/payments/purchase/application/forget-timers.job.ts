import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '../../../../platform/clock/clock.js';
import { OFFER_TIMERS, type OfferTimers } from './offer-timers.port.js';

const KEPT_MS = 30 * 86_400_000;

/** Forgets whose offer began when, with the hash of the network block, after 30 days (C-110). */
@Injectable()
export class ForgetTimersJob {
  constructor(
    @Inject(OFFER_TIMERS) private readonly timers: OfferTimers,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  run(): Promise<void> {
    return this.timers.forget(this.clock.now() - KEPT_MS);
  }
}
