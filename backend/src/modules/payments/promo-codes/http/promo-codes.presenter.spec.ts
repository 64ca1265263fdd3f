import { presentCounts, presentCreation, presentPromoCode } from './promo-codes.presenter.js';

describe('the answer to a new code', () => {
  it('says what became of it at each provider', () => {
    expect(presentCreation({ stripe: 'created', paypal: 'skipped' })).toEqual({
      success: true,
      results: { stripe: { status: 'created' }, paypal: { status: 'skipped' }, errors: [] },
    });
  });

  it('is a success with errors when one provider failed', () => {
    expect(presentCreation({ stripe: 'refused', paypal: 'created' })).toEqual({
      success: true,
      results: {
        stripe: { status: 'error' },
        paypal: { status: 'created' },
        errors: ['Stripe: The provider did not accept this code. Try another one.'],
      },
    });
  });

  it('is none when every provider failed, and says why', () => {
    expect(presentCreation({ stripe: 'exists', paypal: 'exists' })).toMatchObject({
      success: false,
      results: { errors: ['Stripe: This code already exists.', 'PayPal: This code already exists.'] },
      detail: 'Stripe: This code already exists. PayPal: This code already exists.',
    });
  });
});

describe('a row of the list', () => {
  it('has its prices in dollars and its total as a money string', () => {
    expect(
      presentPromoCode({
        code: 'SPRING',
        product: 'vip',
        withBump: true,
        coupon: { type: 'amount', cents: 1_000 },
        maxUses: 5,
        expiresAt: null,
        isTest: false,
        provider: 'paypal',
        state: 'active',
        status: 'active',
        timesRedeemed: 2,
        discountGivenCents: 2_000,
        prices: { originalCents: 4_197, discountCents: 1_000, finalCents: 3_197, chargedCents: 3_600 },
      }),
    ).toEqual({
      code: 'SPRING',
      payment_method: 'paypal',
      product_type: 'vip',
      with_bump: true,
      original_price: 41.97,
      final_price: 31.97,
      discount_amount: 10,
      charged_price: 36,
      times_redeemed: 2,
      total_discount_given: '20.00',
      status: 'active',
    });
  });
});

describe('counts', () => {
  it('come with their total', () => {
    const codes = (['stripe', 'paypal', 'paypal'] as const).map((provider) => ({ code: 'SPRING', provider }));
    expect(presentCounts(codes)).toEqual({ total: 3, stripe: 1, paypal: 2 });
  });
});
