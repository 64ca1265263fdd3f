import { PROMO_DRAFT_DEFAULTS, type PromoDraft, dollars, PRICE_BOOK } from '@summit/pricing';
import { DAY_MS } from '@summit/rules';
import { FixedClock } from '../../../../platform/clock/clock.fake.js';
import { CreatePromoCodeUseCase } from './create-promo-code.use-case.js';
import type { Pause } from '../../../../platform/clock/pause.port.js';
import { InMemoryPromoCodes } from './promo-codes.fake.js';
import { FakePromotionMirror } from '../../providers/application/promotion-mirror.fake.js';
import type { PromotionMirror } from '../../providers/application/promotion-mirror.port.js';

const NOW = Date.parse('2025-11-20T18:00:00Z');
const draft = (more: Partial<PromoDraft> = {}): PromoDraft => ({ ...PROMO_DRAFT_DEFAULTS, code: 'SPRING', ...more });

describe('CreatePromoCodeUseCase', () => {
  let codes: InMemoryPromoCodes;
  let mirror: FakePromotionMirror;
  let sut: CreatePromoCodeUseCase;
  const patient: Pause = () => new Promise(() => undefined);
  const withMirror = (other: PromotionMirror, pause = patient) =>
    new CreatePromoCodeUseCase(codes, other, new FixedClock(NOW), pause);
  beforeEach(() => {
    codes = new InMemoryPromoCodes(new FixedClock(NOW));
    mirror = new FakePromotionMirror();
    sut = withMirror(mirror);
  });
  const states = () => codes.listings.map(({ code, provider, state }) => `${code} ${provider} ${state}`);

  it('creates a code at both providers and shows it in the dashboard of Stripe', async () => {
    expect(await sut.execute(draft({ validityDays: 30, maxUses: 5 }))).toEqual({
      stripe: 'created',
      paypal: 'created',
    });
    expect(states()).toEqual(['SPRING stripe active', 'SPRING paypal active']);
    expect(mirror.promotions.get('SPRING')).toMatchObject({
      coupon: { type: 'percent', basisPoints: 5_000 },
      maxUses: 5,
      expiresAt: NOW + 30 * DAY_MS,
    });
  });

  it('creates a code that never ends unless days are given', async () => {
    await sut.execute(draft());
    expect(codes.listings.map(({ expiresAt }) => expiresAt)).toEqual([null, null]);
  });

  it('leaves a provider out that was not chosen', async () => {
    expect(await sut.execute(draft({ providers: ['paypal'] }))).toEqual({ stripe: 'skipped', paypal: 'created' });
    expect(states()).toEqual(['SPRING paypal active']);
    expect([mirror.promotions.size, codes.jobs.length]).toEqual([0, 0]);
  });

  it('creates the code although Stripe does not answer, and leaves the mirror to the job that was stored with it', async () => {
    mirror.unavailable();
    expect(await sut.execute(draft())).toEqual({ stripe: 'created', paypal: 'created' });
    expect(states()).toEqual(['SPRING stripe created', 'SPRING paypal active']);
    expect(codes.jobs).toEqual([{ code: 'SPRING', delayMs: 30_000 }]);
  });

  it('does not let the operator wait for a Stripe that is slow', async () => {
    const slow: PromotionMirror = { create: () => new Promise(() => undefined), remove: () => Promise.resolve() };
    const waits: number[] = [];
    const impatient: Pause = (milliseconds) => Promise.resolve(void waits.push(milliseconds));
    expect(await withMirror(slow, impatient).execute(draft())).toEqual({ stripe: 'created', paypal: 'created' });
    expect([waits, codes.jobs.length]).toEqual([[5_000], 1]);
    expect(states()).toEqual(['SPRING stripe created', 'SPRING paypal active']);
  });

  it('keeps the code of PayPal when Stripe refuses it', async () => {
    const refusing: PromotionMirror = {
      create: () => Promise.reject(new Error('coupon id not allowed')),
      remove: () => Promise.resolve(),
    };
    expect(await withMirror(refusing).execute(draft())).toEqual({ stripe: 'refused', paypal: 'created' });
    expect(states()).toEqual(['SPRING paypal active']);
  });

  it('adds a second provider to a code with the same rule', async () => {
    await sut.execute(draft({ providers: ['paypal'] }));
    expect(await sut.execute(draft({ providers: ['stripe', 'paypal'] }))).toEqual({
      stripe: 'created',
      paypal: 'exists',
    });
  });

  it('leaves a code alone that stands for something else', async () => {
    await sut.execute(draft({ providers: ['paypal'] }));
    expect(await sut.execute(draft({ discountValue: 20 }))).toEqual({ stripe: 'exists', paypal: 'exists' });
    expect(mirror.promotions.size).toBe(0);
  });

  it.each([
    [{ code: '' }, 'promo_code_required'],
    [{ code: 'A B' }, 'promo_code_format'],
    [{ providers: [] }, 'promo_methods_required'],
    [{ discountValue: 100 }, 'promo_percent_too_high'],
    [{ discountType: 'amount', discountValue: dollars(PRICE_BOOK.vip.early) }, 'promo_amount_too_high'],
    [{ discountValue: -1 }, 'promo_discount_invalid'],
    [{ validityDays: -1 }, 'promo_validity_invalid'],
    [{ maxUses: -1 }, 'promo_max_uses_invalid'],
  ] as [Partial<PromoDraft>, string][])('repeats the rules of the dialog: %j is %s', async (more, code) => {
    await expect(sut.execute(draft(more))).rejects.toMatchObject({ code, status: 400 });
    expect(codes.listings).toEqual([]);
  });
});
