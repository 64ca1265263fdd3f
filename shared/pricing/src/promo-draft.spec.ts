import { dollars } from './money.js';
import { PRICE_BOOK } from './price-book.js';
import {
  couponOfDraft,
  normalizePromoCode,
  PROMO_DRAFT_DEFAULTS,
  promoDraftProblems,
  type PromoDraft,
} from './promo-draft.js';

const problems = (draft: Partial<PromoDraft>, dialog?: 'quick' | 'full') =>
  promoDraftProblems({ ...PROMO_DRAFT_DEFAULTS, code: 'SPRING', ...draft }, dialog);

describe('a promo code draft', () => {
  it('starts as 50 percent off vip, on both providers, once, for ever', () => {
    expect(PROMO_DRAFT_DEFAULTS).toEqual({
      code: '',
      product: 'vip',
      withBump: false,
      providers: ['stripe', 'paypal'],
      discountType: 'percent',
      discountValue: 50,
      validityDays: 0,
      maxUses: 1,
    });
    expect(problems({})).toEqual({});
  });

  it('needs a code', () => {
    expect(problems({ code: '' })).toEqual({ code: 'promo_code_required' });
  });

  it.each(['SPRING-25', 'A_B', '7', 'X'.repeat(64)])('takes %s for Stripe', (code) => {
    expect(problems({ code, providers: ['stripe'] })).toEqual({});
  });

  it.each(['SPRING 25', 'FRÜHLING', 'spring', '25%', 'A\u0000B', 'X'.repeat(65)])('refuses %j for Stripe', (code) => {
    expect(problems({ code, providers: ['stripe', 'paypal'] })).toEqual({ code: 'promo_code_format' });
  });

  it('is free in its letters where only PayPal takes it, which never sees the code', () => {
    expect(problems({ code: 'FRÜHLING 25%', providers: ['paypal'] })).toEqual({});
    expect(problems({ code: 'A\u0000B', providers: ['paypal'] })).toEqual({ code: 'promo_code_format' });
    expect(problems({ code: 'X'.repeat(65), providers: ['paypal'] })).toEqual({ code: 'promo_code_format' });
  });

  it('needs a payment method', () => {
    expect(problems({ providers: [] })).toEqual({ providers: 'promo_methods_required' });
  });

  it.each([0.01, 15, 33.33, 99.99])('takes %d percent', (discountValue) => {
    expect(problems({ discountValue })).toEqual({});
  });

  it.each([100, 150, 99.999])('refuses %d percent, because it must be under 100', (discountValue) => {
    expect(problems({ discountValue })).toEqual({ discountValue: 'promo_percent_too_high' });
  });

  //
  it.each([10.005, 33.333, 0.015])(
    'refuses the third decimal of %d, as a percentage and as an amount',
    (discountValue) => {
      for (const discountType of ['percent', 'amount'] as const)
        expect(problems({ discountType, discountValue })).toEqual({ discountValue: 'promo_discount_invalid' });
    },
  );

  // both fields begin at 0.
  it('may take nothing off, as a percentage and as an amount', () => {
    for (const discountType of ['percent', 'amount'] as const)
      expect(problems({ discountType, discountValue: 0 })).toEqual({});
  });

  it.each([-0.01, -5, 0.001, Number.NaN, Number.POSITIVE_INFINITY])('refuses a discount of %d', (discountValue) => {
    expect(problems({ discountValue })).toEqual({ discountValue: 'promo_discount_invalid' });
    expect(problems({ discountType: 'amount', discountValue })).toEqual({ discountValue: 'promo_discount_invalid' });
  });

  it.each([
    ['vip', dollars(PRICE_BOOK.vip.early - 1), dollars(PRICE_BOOK.vip.early)],
    ['implementation', 96.99, 97],
    ['dfy', 2_496.99, 2_497],
  ] as const)('of an amount must stay below the price of %s', (product, highest, price) => {
    for (const withBump of [false, true]) {
      expect(problems({ product, withBump, discountType: 'amount', discountValue: highest })).toEqual({});
      expect(problems({ product, withBump, discountType: 'amount', discountValue: price })).toEqual({
        discountValue: 'promo_amount_too_high',
      });
    }
  });

  // C-069
  it('takes 0 uses for unlimited, but not in the quick dialog', () => {
    expect(problems({ maxUses: 0 })).toEqual({});
    expect(problems({ maxUses: 0 }, 'quick')).toEqual({ maxUses: 'promo_max_uses_invalid' });
    expect(problems({ maxUses: 1 }, 'quick')).toEqual({});
    expect(problems({ maxUses: 1_000_000 })).toEqual({});
  });

  it.each([-1, 1.5, Number.NaN, 1_000_001])('refuses %d uses', (maxUses) => {
    expect(problems({ maxUses })).toEqual({ maxUses: 'promo_max_uses_invalid' });
  });

  it('can live for five years, or for ever', () => {
    for (const validityDays of [1_825, 0]) expect(problems({ validityDays })).toEqual({});
  });

  it.each([-1, 0.5, Number.NaN, 1_826])('refuses a validity of %d days', (validityDays) => {
    expect(problems({ validityDays })).toEqual({ validityDays: 'promo_validity_invalid' });
  });

  it('names every field that is wrong, in the order of the form', () => {
    const wrong = problems({ code: '', providers: [], discountValue: 100, validityDays: -1, maxUses: -1 });
    expect(Object.keys(wrong)).toEqual(['code', 'providers', 'discountValue', 'validityDays', 'maxUses']);
  });

  it('becomes a coupon in cents or basis points', () => {
    const draft = { ...PROMO_DRAFT_DEFAULTS, discountValue: 12.5 };
    expect(couponOfDraft(draft)).toEqual({ type: 'percent', basisPoints: 1_250 });
    expect(couponOfDraft({ ...draft, discountType: 'amount' })).toEqual({ type: 'amount', cents: 1_250 });
  });
});

describe('normalizePromoCode', () => {
  it.each([
    ['  spring-25 ', 'SPRING-25'],
    ['fru\u0308hling', 'FRÜHLING'],
    ['straße', 'STRASSE'],
    [' ', ''],
  ])('brings %j into the form %j', (typed, code) => {
    expect(normalizePromoCode(typed)).toBe(code);
  });
});
