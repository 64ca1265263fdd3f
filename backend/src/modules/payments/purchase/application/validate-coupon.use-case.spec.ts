import { OFFER_SECONDS, PRICE_BOOK } from '@summit/pricing';
import { MINUTE_MS } from '@summit/rules';
import { FixedClock } from '../../../../platform/clock/clock.fake.js';
import { InMemoryCoupons } from '../../promo-codes/application/coupons.fake.js';
import { InMemoryBuyerAddresses } from './buyer-addresses.fake.js';
import { InMemoryOfferTimers } from './offer-timers.fake.js';
import { ValidateCouponUseCase, type CouponQuestion } from './validate-coupon.use-case.js';

describe('ValidateCouponUseCase', () => {
  let clock: FixedClock;
  let coupons: InMemoryCoupons;
  let timers: InMemoryOfferTimers;
  let sut: ValidateCouponUseCase;
  beforeEach(() => {
    clock = new FixedClock(0);
    coupons = new InMemoryCoupons(clock, (orderId) => ({ buyerId: orderId, sessionId: `session-${orderId}` }));
    timers = new InMemoryOfferTimers(new InMemoryBuyerAddresses());
    sut = new ValidateCouponUseCase(coupons, timers, clock);
  });

  const ask = (question: Partial<CouponQuestion> & { code: string }) =>
    sut.execute({
      product: 'vip',
      provider: 'stripe',
      buyerId: null,
      sessionId: null,
      clientBlock: 'home',
      ...question,
    });
  const reserve = (orderId: string, promoCodeId: string, until: number) =>
    coupons.reserve({}, { orderId, promoCodeId, provider: 'stripe', discountCents: 1, until });

  it('prices the product alone with the code', async () => {
    const promoCodeId = coupons.add({
      code: 'TEN',
      product: 'implementation',
      coupon: { type: 'amount', cents: 1_000 },
    });
    expect(await ask({ code: 'TEN', product: 'implementation', provider: 'paypal' })).toMatchObject({
      promoCodeId,
      quote: { subtotalCents: 9_700, discountCents: 1_000, totalCents: 8_700 },
    });
  });

  it('prices it as the buyer would pay after the countdown', async () => {
    coupons.add({ code: 'TEN', coupon: { type: 'amount', cents: 1_000 } });
    const visit = {
      product: 'vip',
      sessionId: 'session-of-zoe',
      buyerId: null,
      email: null,
      clientBlock: 'home',
    } as const;
    await timers.start({ ...visit, now: clock.now() });
    clock.advance(OFFER_SECONDS * 1_000 + 2 * MINUTE_MS);
    const price = async (sessionId: string | null) => {
      const answer = await ask({ code: 'TEN', sessionId });
      return 'quote' in answer && answer.quote.totalCents;
    };
    expect([await price('session-of-zoe'), await price(null)]).toEqual([
      PRICE_BOOK.vip.regular - 1_000,
      PRICE_BOOK.vip.early - 1_000,
    ]);
    expect(timers.rows).toHaveLength(1);
  });

  it('passes on why a code does not hold', async () => {
    coupons.add({ code: 'TEN', product: 'dfy' });
    expect(await ask({ code: 'TEN' })).toMatchObject({ code: 'code_wrong_product' });
    expect(await ask({ code: 'NONE' })).toMatchObject({ code: 'coupon_invalid' });
  });

  // C-111
  it('says when a use may come free while all of them are only reserved', async () => {
    const id = coupons.add({ code: 'TWICE', maxUses: 2 });
    await reserve('kai', id, 31 * MINUTE_MS);
    expect(await ask({ code: 'TWICE' })).toMatchObject({ promoCodeId: id });
    await reserve('ada', id, 40 * MINUTE_MS);
    clock.advance(19 * MINUTE_MS + 1);
    const all = 'All uses are taken right now. One may come free in 12 minutes.';
    expect(await ask({ code: 'TWICE' })).toMatchObject({ code: 'code_reserved', message: all });
    clock.advance(11 * MINUTE_MS);
    expect(await ask({ code: 'TWICE' })).toMatchObject({
      message: 'All uses are taken right now. One may come free in 1 minute.',
    });
  });

  it('lets a buyer who went back from the payment page use the same code again (C-111)', async () => {
    const id = coupons.add({ code: 'ONCE', maxUses: 1 });
    await reserve('kai', id, 31 * MINUTE_MS);
    expect(await ask({ code: 'ONCE', buyerId: 'kai' })).toMatchObject({ promoCodeId: id });
    expect(await ask({ code: 'ONCE', sessionId: 'session-kai' })).toMatchObject({ promoCodeId: id });
    expect(await ask({ code: 'ONCE', buyerId: 'ada', sessionId: 'session-ada' })).toMatchObject({
      code: 'code_reserved',
    });
  });

  it('says that a code is used up once it is', async () => {
    const id = coupons.add({ code: 'ONCE', maxUses: 1 });
    await reserve('kai', id, 31 * MINUTE_MS);
    await coupons.redeem({}, 'kai');
    expect(await ask({ code: 'ONCE' })).toMatchObject({ code: 'code_used_up' });
  });

  it('asks for the code and for the offer at the same moment', async () => {
    const steps: string[] = [];
    const find = coupons.find.bind(coupons);
    const known = timers.known.bind(timers);
    coupons.find = async (question) => {
      const found = await find(question);
      steps.push('code is known');
      return found;
    };
    timers.known = (question) => {
      steps.push('offer is asked for');
      return known(question);
    };
    await ask({ code: 'NONE' });
    expect(steps).toEqual(['offer is asked for', 'code is known']);
  });

  it('counts nothing', async () => {
    coupons.add({ code: 'ONCE', maxUses: 1 });
    for (let time = 0; time < 3; time++) expect(await ask({ code: 'ONCE' })).toMatchObject({ code: 'ONCE' });
    expect(coupons.uses.size).toBe(0);
  });
});
