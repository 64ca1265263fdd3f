import { DAY_MS } from '@summit/rules';
import { PRICE_BOOK, shareOf } from '@summit/pricing';
import { FixedClock } from '../../../../platform/clock/clock.fake.js';
import type { PromoRule } from '../domain/promo-code.js';
import { GeneratePromoCodesUseCase } from './generate-promo-codes.use-case.js';
import { ManagePromoCodesUseCase } from './manage-promo-codes.use-case.js';
import { InMemoryPromoCodes } from './promo-codes.fake.js';

const NOW = Date.parse('2025-11-20T18:00:00Z');
const rule = (more: Partial<PromoRule> = {}): PromoRule => ({
  code: 'SPRING',
  product: 'vip',
  withBump: false,
  coupon: { type: 'percent', basisPoints: 5_000 },
  maxUses: 1,
  expiresAt: null,
  isTest: false,
  ...more,
});

describe('the operator’s list of codes', () => {
  let codes: InMemoryPromoCodes;
  let sut: ManagePromoCodesUseCase;
  beforeEach(async () => {
    codes = new InMemoryPromoCodes(new FixedClock(NOW));
    sut = new ManagePromoCodesUseCase(codes, new FixedClock(NOW));
    await codes.add({ rule: rule(), providers: ['stripe', 'paypal'], mirrorDelayMs: 0 });
    await codes.add({
      rule: rule({ code: 'OVER', product: 'dfy', expiresAt: NOW }),
      providers: ['paypal'],
      mirrorDelayMs: 0,
    });
  });

  it('shows each row with its status and prices', async () => {
    expect(await sut.list(null)).toMatchObject([
      { code: 'OVER', provider: 'paypal', status: 'expired', prices: { originalCents: PRICE_BOOK.dfy.early } },
      {
        code: 'SPRING',
        provider: 'stripe',
        status: 'created',
        prices: { finalCents: PRICE_BOOK.vip.early - shareOf(PRICE_BOOK.vip.early, 5_000) },
      },
      { code: 'SPRING', provider: 'paypal', status: 'active' },
    ]);
  });

  it('can be narrowed to a product', async () => {
    expect((await sut.list('dfy')).map(({ code }) => code)).toEqual(['OVER']);
  });

  it('disables a code of one provider, once', async () => {
    await sut.disable('SPRING', 'paypal');
    expect((await sut.list('vip')).map(({ status }) => status)).toEqual(['created', 'inactive']);
    await expect(sut.disable('SPRING', 'paypal')).rejects.toMatchObject({ code: 'promo_code_not_active' });
  });

  it('does not know other codes', async () => {
    await expect(sut.disable('NO_BUYER_ID', 'paypal')).rejects.toMatchObject({ code: 'not_found' });
  });

  it('has nothing to disable in a code whose time is over', async () => {
    await expect(sut.disable('OVER', 'paypal')).rejects.toMatchObject({ code: 'promo_code_not_active' });
  });

  it('names what it disables and clears', async () => {
    const disabled = await sut.disableAll();
    expect(disabled.map(({ provider }) => provider).sort()).toEqual(['paypal', 'stripe']);
    expect(await sut.clearExpired()).toEqual([{ code: 'OVER', provider: 'paypal' }]);
  });
});

describe('GeneratePromoCodesUseCase', () => {
  it('makes a code for every product and provider that costs a dollar, is a test, and does not live long', async () => {
    const codes = new InMemoryPromoCodes(new FixedClock(NOW));
    const generated = await new GeneratePromoCodesUseCase(codes, new FixedClock(NOW)).execute();
    expect(generated.map(({ rule: { product }, provider }) => `${product} ${provider}`)).toEqual([
      'vip stripe',
      'vip paypal',
      'implementation stripe',
      'implementation paypal',
      'dfy stripe',
      'dfy paypal',
    ]);
    for (const { rule: made, provider } of generated)
      expect(await codes.find(made.code, provider)).toMatchObject({
        coupon: { type: 'fixed_price', cents: 100 },
        isTest: true,
        maxUses: 10,
        expiresAt: NOW + 7 * DAY_MS,
      });
  });

  it('makes codes that nobody guesses and Stripe takes', async () => {
    const codes = new InMemoryPromoCodes(new FixedClock(NOW));
    const sut = new GeneratePromoCodesUseCase(codes, new FixedClock(NOW));
    const made = [...(await sut.execute()), ...(await sut.execute())].map(({ rule: { code } }) => code);
    expect(new Set(made).size).toBe(12);
    for (const code of made) expect(code).toMatch(/^TEST-(VIP|IMPLEMENTATION|DFY)-(STRIPE|PAYPAL)-[A-Z2-9]{10}$/);
  });
});
