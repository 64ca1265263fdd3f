import { Inject, Injectable } from '@nestjs/common';
import { offerWindow, quote, type Quote } from '@summit/pricing';
import { CLOCK, type Clock } from '../../../../platform/clock/clock.js';
import { AppError } from '../../../../platform/errors/app-error.js';
import type { Provider } from '@summit/rules';
import { takenUntil } from './taken-places.js';
import {
  COUPON_REFUSALS,
  COUPONS,
  type Coupons,
  type UsableCoupon,
} from '../../promo-codes/application/coupons.port.js';
import { OFFER_TIMERS, type OfferTimers, type OfferVisit } from './offer-timers.port.js';

export interface ValidCoupon extends UsableCoupon {
  /** The product alone, as this caller would pay for it now: the call names no options. */
  quote: Quote;
}

export interface CouponQuestion extends Pick<OfferVisit, 'product' | 'buyerId' | 'clientBlock'> {
  code: string;
  provider: Provider;
  /** Null when the call names none. */
  sessionId: string | null;
}

/**
 * Tells what a code would do, or why it would not. It counts nothing, starts no offer and promises nothing: the purchase asks again
 * (F-219).
 */
@Injectable()
export class ValidateCouponUseCase {
  constructor(
    @Inject(COUPONS) private readonly coupons: Coupons,
    @Inject(OFFER_TIMERS) private readonly timers: OfferTimers,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(question: CouponQuestion): Promise<ValidCoupon | AppError> {
    // At the same moment: neither waits for the other, and more of those who ask share each statement.
    const [found, startedAt] = await Promise.all([this.coupons.find(question), this.timers.known(question)]);
    if (typeof found === 'string') return new AppError(COUPON_REFUSALS[found][question.provider]);
    const now = this.clock.now();
    if (found.takenUntil !== null) return takenUntil('code_reserved', { freeAt: found.takenUntil, now });
    const { product } = question;
    const offer = startedAt === null || offerWindow({ startedAt, now }).honored ? 'active' : 'expired';
    const options = { product, bumps: [], coachingSessions: 0, plan: false, coupon: found.coupon };
    return { ...found, quote: quote({ ...options, offer }) };
  }
}
