import { createHmac } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { DAY_MS, isReferralCode, normalizeReferralCode, REFERRAL_WINDOW_DAYS, pacificDay } from '@summit/rules';
import { APP_CONFIG, type AppConfig } from '../../../config/app-config.js';
import { CLOCK, type Clock } from '../../../platform/clock/clock.js';
import { REFERRALS, type Referrals } from './referrals.port.js';

export interface TrackClickCommand {
  code: string;
  referrer: string;
  visitor: { address: string; userAgent: string };
  /** By the signed cookie; null for a browser that has bought nothing yet. */
  buyerId: string | null;
}

/** Counts a visit that came with a referral code: once per visitor, code and day. Answers whether the code earns (F-119, F-121). */
@Injectable()
export class TrackClickUseCase {
  constructor(
    @Inject(REFERRALS) private readonly referrals: Referrals,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  async execute({ code: given, referrer, visitor, buyerId }: TrackClickCommand): Promise<boolean> {
    const code = normalizeReferralCode(given);
    if (!isReferralCode(code)) return false;
    const now = this.clock.now();
    const day = pacificDay(now);
    const affiliate = await this.referrals.affiliateByCode(code);
    const earns = affiliate?.status === 'active';
    await this.referrals.recordClick({
      code,
      affiliateId: earns ? affiliate.id : null,
      referrer,
      visitorKey: this.visitorKey(day, visitor),
      day,
      at: now,
    });
    if (earns && buyerId !== null) await this.referrals.recordBuyerClick({ buyerId, code, at: now });
    return earns;
  }

  /** Forgets which browser clicked when, once it counts for nothing. Scheduled. */
  async forgetOld(): Promise<void> {
    await this.referrals.forgetBuyerClicks(this.clock.now() - REFERRAL_WINDOW_DAYS * DAY_MS);
  }

  private visitorKey(day: string, { address, userAgent }: TrackClickCommand['visitor']): string {
    return createHmac('sha256', this.config.secrets.visitorHash)
      .update(`${day}\u0000${address}\u0000${userAgent}`)
      .digest('base64url')
      .slice(0, 22);
  }
}
