import { Inject, Injectable } from '@nestjs/common';
import { quote, type Quote } from '@summit/pricing';
import type { Product, Provider } from '@summit/rules';
import { COUPONS, type CouponRefusal, type Coupons, type UsableCoupon } from './coupons.port.js';

export interface ValidCoupon extends UsableCoupon {
  /** The product alone, at the price of the running offer: the call names neither options nor a timer. */
  quote: Quote;
}

/** Tells what a code would do. It counts nothing and promises nothing: the purchase asks again (F-219). */
@Injectable()
export class ValidateCouponUseCase {
  constructor(@Inject(COUPONS) private readonly coupons: Coupons) {}

  async execute(query: { code: string; product: Product; provider: Provider }): Promise<ValidCoupon | CouponRefusal> {
    const found = await this.coupons.find(query);
    if (typeof found === 'string') return found;
    const options = {
      product: query.product,
      bumps: [],
      coachingSessions: 0,
      plan: false,
      coupon: found.coupon,
    };
    return { ...found, quote: quote({ ...options, offer: 'active' }) };
  }
}
