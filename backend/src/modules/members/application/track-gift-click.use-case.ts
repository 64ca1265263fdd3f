import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '../../../platform/clock/clock.js';
import { AppError } from '../../../platform/errors/app-error.js';
import { SPEAKER_GIFTS, type SpeakerGifts } from '../../cms/cms.public.js';
import { GIFT_CLICKS, type GiftClicks } from './gift-clicks.port.js';

/** Counts that a member opened a speaker's gift (M-083). */
@Injectable()
export class TrackGiftClickUseCase {
  constructor(
    @Inject(SPEAKER_GIFTS) private readonly gifts: SpeakerGifts,
    @Inject(GIFT_CLICKS) private readonly clicks: GiftClicks,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Throws `gift_url_invalid` for what no speaker gives. */
  async execute({
    memberId,
    giftUrl,
    speakerName,
  }: {
    memberId: string;
    giftUrl: string;
    speakerName: string;
  }): Promise<void> {
    const giftId = await this.gifts.idOf({ url: giftUrl, speakerName });
    if (giftId === null || !(await this.clicks.record({ giftId, memberId, at: this.clock.now() })))
      throw new AppError('gift_url_invalid');
  }
}
