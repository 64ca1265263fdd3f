import { type Coupon } from '@summit/pricing';
import { mirrorRequest } from './stripe-promotions.adapter.js';

const half: Coupon = { type: 'percent', basisPoints: 5_000 };

const EXPIRES_AT = Date.UTC(2026, 2, 1, 12, 31);

describe('a promo code in the dashboard', () => {
  const promotion = { code: 'SAVE_10', coupon: half, maxUses: 0, expiresAt: null };

  it('is a coupon with the code as its id, without limits when ours has none', () => {
    expect(mirrorRequest(promotion)).toEqual({ id: 'SAVE_10', duration: 'once', percent_off: 50 });
  });

  it('carries limit and end', () => {
    const limited = {
      ...promotion,
      coupon: { type: 'amount', cents: 1_050 } as const,
      maxUses: 3,
      expiresAt: EXPIRES_AT,
    };
    expect(mirrorRequest(limited)).toEqual({
      id: 'SAVE_10',
      duration: 'once',
      amount_off: 1_050,
      currency: 'usd',
      max_redemptions: 3,
      redeem_by: EXPIRES_AT / 1000,
    });
  });

  it('keeps the decimals of a percentage', () => {
    const third: Coupon = { type: 'percent', basisPoints: 3_333 };
    expect(mirrorRequest({ ...promotion, coupon: third })).toMatchObject({ percent_off: 33.33 });
  });

  it('says in its name what Stripe has no coupon for', () => {
    expect(mirrorRequest({ ...promotion, coupon: { type: 'fixed_price', cents: 100 } })).toMatchObject({
      percent_off: 100,
      name: 'SAVE_10: total $1',
    });
  });
});
