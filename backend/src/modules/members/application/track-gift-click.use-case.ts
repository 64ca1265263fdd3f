import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '../../../platform/clock/clock.js';
import { AppError } from '../../../platform/errors/app-error.js';
import { GIFT_CLICKS, type GiftClicks } from './gift-clicks.port.js';

/** Counts that a member opened a speaker's gift (M-083). */
@Injectable()
export class TrackGiftClickUseCase {
  constructor(
    @Inject(GIFT_CLICKS) private readonly clicks: GiftClicks,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Throws `gift_url_invalid` for what no speaker gives. */
  async execute(click: { memberId: string; giftUrl: string; speakerName: string }): Promise<void> {
    if (!(await this.clicks.record({ ...click, at: this.clock.now() }))) throw new AppError('gift_url_invalid');
  }
}
