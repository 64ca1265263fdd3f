import { FixedClock } from '../../../../platform/clock/clock.fake.js';
import { InMemoryCoupons } from '../testing/coupons.fake.js';
import { ValidateCouponUseCase } from './validate-coupon.use-case.js';

describe('ValidateCouponUseCase', () => {
  let coupons: InMemoryCoupons;
  let sut: ValidateCouponUseCase;
  beforeEach(() => {
    coupons = new InMemoryCoupons(new FixedClock(0));
    sut = new ValidateCouponUseCase(coupons);
  });

  it('prices the product alone with the code', async () => {
    const promoCodeId = coupons.add({
      code: 'TEN',
      product: 'implementation',
      coupon: { type: 'amount', cents: 1_000 },
    });
    expect(await sut.execute({ code: 'TEN', product: 'implementation', provider: 'paypal' })).toMatchObject({
      promoCodeId,
      quote: { subtotalCents: 9_700, discountCents: 1_000, totalCents: 8_700 },
    });
  });

  it('passes on why a code does not hold', async () => {
    coupons.add({ code: 'TEN', product: 'dfy' });
    expect(await sut.execute({ code: 'TEN', product: 'vip', provider: 'stripe' })).toBe('wrong_product');
    expect(await sut.execute({ code: 'NONE', product: 'vip', provider: 'stripe' })).toBe('invalid');
  });

  it('counts nothing', async () => {
    coupons.add({ code: 'ONCE', maxUses: 1 });
    for (let time = 0; time < 3; time++)
      expect(await sut.execute({ code: 'ONCE', product: 'vip', provider: 'stripe' })).toMatchObject({ code: 'ONCE' });
    expect(coupons.uses.size).toBe(0);
  });
});
