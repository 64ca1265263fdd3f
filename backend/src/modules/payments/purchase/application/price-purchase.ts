import { Inject, Injectable } from '@nestjs/common';
import { offerWindow, quote, quoteRefusal, type Quote } from '@summit/pricing';
import type { Provider } from '@summit/rules';
import { CLOCK, type Clock } from '../../../../platform/clock/clock.js';
import { AppError } from '../../../../platform/errors/app-error.js';
import { takenUntil } from './taken-places.js';
import type { Purchase } from '../domain/purchase.js';
import {
  COUPON_REFUSALS,
  COUPONS,
  type Coupons,
  type UsableCoupon,
} from '../../promo-codes/application/coupons.port.js';
import { OFFER_TIMERS, type OfferTimers } from './offer-timers.port.js';
import { PriceChanged } from './price-changed.js';

export interface PricedPurchase {
  provider: Provider;
  quote: Quote;
  coupon: UsableCoupon | null;
}

/**
 * What a purchase costs right now: by the server's offer window, the price book and the code, and by nothing that a browser sent
 * (F-205, F-219, F-230). Throws PriceChanged when the buyer saw another total.
 */
@Injectable()
export class PricePurchase {
  constructor(
    @Inject(OFFER_TIMERS) private readonly timers: OfferTimers,
    @Inject(COUPONS) private readonly coupons: Coupons,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async price(purchase: Purchase, provider: Provider): Promise<PricedPurchase> {
    const { product, bumps, coachingSessions, plan } = purchase;
    const refusal = quoteRefusal({ product, offer: 'active', bumps, coachingSessions, plan, coupon: null });
    if (refusal) throw new AppError(refusal);
    const now = this.clock.now();
    const { counted: startedAt } = await this.timers.start({ ...purchase, now });
    const offer = offerWindow({ startedAt, now }).honored ? 'active' : 'expired';
    const coupon = await this.couponOf(purchase, { provider, now });
    const price = quote({ product, offer, bumps, coachingSessions, plan, coupon: coupon?.coupon ?? null });
    if (purchase.expectedTotalCents !== null && purchase.expectedTotalCents !== price.totalCents)
      throw new PriceChanged(price);
    return { provider, quote: price, coupon };
  }

  private async couponOf(
    { couponCode, ...purchase }: Purchase,
    { provider, now }: { provider: Provider; now: number },
  ): Promise<UsableCoupon | null> {
    if (couponCode === null) return null;
    const { product, buyerId, sessionId } = purchase;
    const found = await this.coupons.find({ code: couponCode, product, provider, buyerId, sessionId });
    if (typeof found === 'string') throw new AppError(COUPON_REFUSALS[found][provider]);
    if (found.takenUntil !== null) throw takenUntil('code_reserved', { freeAt: found.takenUntil, now });
    return found;
  }
}
