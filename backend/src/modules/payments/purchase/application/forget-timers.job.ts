import { DAY_MS } from '@summit/rules';
import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '../../../../platform/clock/clock.js';
import { BUYER_ADDRESSES, type BuyerAddresses } from './buyer-addresses.port.js';
import { OFFER_TIMERS, type OfferTimers } from './offer-timers.port.js';
import { PLACES, type Places } from './places.port.js';

const KEPT_MS = 30 * DAY_MS;

/** Forgets whose offer began when, which browser opened whose link, and the hashes of network blocks, those of orders too, after 30 days (C-110, C-111). */
@Injectable()
export class ForgetTimersJob {
  constructor(
    @Inject(OFFER_TIMERS) private readonly timers: OfferTimers,
    @Inject(BUYER_ADDRESSES) private readonly addresses: BuyerAddresses,
    @Inject(PLACES) private readonly places: Places,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async run(): Promise<void> {
    const before = this.clock.now() - KEPT_MS;
    await this.timers.forget(before);
    await this.addresses.forget(before);
    await this.places.forgetBlocks(before);
  }
}
