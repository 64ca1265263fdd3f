import { BUMPS, PRICE_BOOK, quote, shareOf } from '@summit/pricing';
import type { CheckoutStart } from '../application/card-payments.port.js';
import {
  cardPageRequest,
  chargeRequest,
  checkoutRequest,
  couponRequest,
  dueNow,
  equalRuns,
  planRequest,
  scheduleRequest,
} from './stripe-requests.js';

const EXPIRES_AT = Date.UTC(2026, 2, 1, 12, 31);

const SUCCESS_URL = 'https://summit.example/success?session_id={CHECKOUT_SESSION_ID}&product=vip';

const start = (fields: Partial<CheckoutStart> = {}): CheckoutStart => ({
  orderId: '6a1c4d1e-0000-4000-8000-000000000001',
  quote: quote({
    product: 'vip',
    offer: 'active',
    bumps: ['vip_bump'],
    coachingSessions: 0,
    plan: false,
    coupon: null,
  }),
  couponCode: null,
  customerRef: null,
  email: null,
  successUrl: SUCCESS_URL,
  cancelUrl: 'https://summit.example/vip',
  expiresAt: EXPIRES_AT,
  key: 'order:6a1c4d1e-0000-4000-8000-000000000001:checkout:1',
  ...fields,
});

const plan = quote({
  product: 'dfy',
  offer: 'active',
  bumps: [],
  coachingSessions: 0,
  plan: true,
  coupon: null,
});

/** Names that Stripe removed or renamed, which old examples still use (payments.md 1.1). */
const GONE = ['payment_method_types', 'ui_mode', 'iterations', 'allow_promotion_codes', 'cancel_at'];

const namesIn = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, inner]) => [name, ...namesIn(inner)])
    : [];

const MARK = 'b2b2b2b2b2b2';

describe('the mark of the installation', () => {
  it('is on everything that an order is paid with', () => {
    const marked = { order_id: start().orderId, installation: MARK };
    const page = checkoutRequest(start({ installation: MARK }), null);
    expect(page).toMatchObject({ metadata: marked, payment_intent_data: { metadata: marked } });
    const monthly = planRequest(start({ quote: plan, installation: MARK }), 'prod_1');
    expect(monthly).toMatchObject({ metadata: marked, subscription_data: { metadata: marked } });
    const { orderId } = start();
    const charge = { orderId, product: 'vip', amountCents: 100, receiptEmail: 'a@example.com', key: 'k' } as const;
    const card = { customerRef: 'cus_1', paymentMethodRef: 'pm_1' };
    expect(chargeRequest({ ...charge, card, installation: MARK })).toMatchObject({ metadata: marked });
    const pages = { successUrl: SUCCESS_URL, cancelUrl: SUCCESS_URL, expiresAt: EXPIRES_AT, key: 'k' };
    const another = { orderId, subscriptionRef: 'sub_1', installation: MARK, ...pages };
    expect(cardPageRequest(another, 'cus_1')).toMatchObject({
      metadata: marked,
      setup_intent_data: { metadata: marked },
    });
  });

  it('is on nothing that an attempt without one sends again: Stripe refuses other parameters under the same key', () => {
    expect(JSON.stringify(checkoutRequest(start(), null))).not.toContain('installation');
    expect(JSON.stringify(planRequest(start({ quote: plan }), 'prod_1'))).not.toContain('installation"');
  });
});

describe('the request for a hosted page', () => {
  it('has a line per line of the quote and no discount of its own', () => {
    expect(checkoutRequest(start(), null)).toMatchObject({
      mode: 'payment',
      client_reference_id: '6a1c4d1e-0000-4000-8000-000000000001',
      allowed_payment_method_types: ['card'],
      line_items: [
        {
          quantity: 1,
          price_data: { currency: 'usd', unit_amount: PRICE_BOOK.vip.early, product_data: { name: 'VIP' } },
        },
        { quantity: 1, price_data: { unit_amount: BUMPS.vip_bump.cents } },
      ],
      payment_intent_data: {
        setup_future_usage: 'off_session',
        metadata: { order_id: '6a1c4d1e-0000-4000-8000-000000000001' },
      },
      metadata: { order_id: '6a1c4d1e-0000-4000-8000-000000000001', product: 'vip' },
      expires_at: EXPIRES_AT / 1000,
    });
    expect(checkoutRequest(start(), null)).not.toHaveProperty('discounts');
    expect(checkoutRequest(start(), 'order-1')).toMatchObject({ discounts: [{ coupon: 'order-1' }] });
  });

  it('keeps the braces that Stripe fills in', () => {
    expect(checkoutRequest(start(), null).success_url).toBe(SUCCESS_URL);
  });

  it('names the buyer in one way only', () => {
    const buyer = (fields: Partial<CheckoutStart>) => {
      const { customer, customer_email, customer_creation } = {
        ...NOBODY,
        ...checkoutRequest(start(fields), null),
      };
      return { customer, customer_email, customer_creation };
    };
    expect(buyer({})).toEqual({ ...NOBODY, customer_creation: 'always' });
    expect(buyer({ email: 'a@example.com' })).toEqual({
      ...NOBODY,
      customer_email: 'a@example.com',
      customer_creation: 'always',
    });
    expect(buyer({ email: 'a@example.com', customerRef: 'cus_1' })).toEqual({ ...NOBODY, customer: 'cus_1' });
  });
  const NOBODY = { customer: undefined, customer_email: undefined, customer_creation: undefined };

  it('takes the discount from a coupon that is worth exactly the cents of the quote', () => {
    const discounted = start({
      quote: quote({
        product: 'vip',
        offer: 'active',
        bumps: [],
        coachingSessions: 0,
        plan: false,
        coupon: { type: 'percent', basisPoints: 1_525 },
      }),
      couponCode: 'A_CODE_THAT_IS_MUCH_LONGER_THAN_THE_FORTY_CHARACTERS_STRIPE_SHOWS',
    });
    expect(couponRequest(discounted)).toEqual({
      id: 'order-6a1c4d1e-0000-4000-8000-000000000001-checkout-1',
      amount_off: shareOf(PRICE_BOOK.vip.early, 1_525),
      currency: 'usd',
      duration: 'once',
      max_redemptions: 1,
      redeem_by: EXPIRES_AT / 1000,
      name: 'A_CODE_THAT_IS_MUCH_LONGER_THAN_THE_FORT',
    });
    expect(dueNow(discounted.quote, 'full')).toBe(PRICE_BOOK.vip.early - shareOf(PRICE_BOOK.vip.early, 1_525));
  });
});

describe('the request for a plan', () => {
  const request = planRequest(start({ quote: plan }), 'prod_1');

  it('is a subscription at the first installment, without a coupon and without an end of its own', () => {
    expect(request).toMatchObject({
      mode: 'subscription',
      line_items: [
        { quantity: 1, price_data: { product: 'prod_1', unit_amount: 83_233, recurring: { interval: 'month' } } },
      ],
      subscription_data: { metadata: { installments: '3' } },
    });
    expect(Object.keys(request)).not.toContain('payment_intent_data');
    expect(Object.keys(request)).not.toContain('discounts');
    expect(Object.keys(request)).not.toContain('customer_creation');
    expect(dueNow(plan, 'plan')).toBe(83_233);
  });

  it('needs installments', () => {
    expect(() => planRequest(start(), 'prod_1')).toThrow(RangeError);
  });
});

describe('the schedule of a plan', () => {
  it('charges 83,233 twice and 83,234 once, then ends', () => {
    const terms = { orderId: 'order-1', subscriptionRef: 'sub_1', installments: plan.installments ?? [] };
    const running = { startsAt: 1_760_000_000, price: 'price_1', product: 'prod_1' };
    expect(scheduleRequest(terms, running)).toEqual({
      end_behavior: 'cancel',
      proration_behavior: 'none',
      metadata: { order_id: 'order-1' },
      phases: [
        {
          start_date: 1_760_000_000,
          duration: { interval: 'month', interval_count: 2 },
          proration_behavior: 'none',
          items: [{ price: 'price_1', quantity: 1 }],
        },
        {
          duration: { interval: 'month', interval_count: 1 },
          proration_behavior: 'none',
          items: [
            {
              quantity: 1,
              price_data: {
                currency: 'usd',
                product: 'prod_1',
                recurring: { interval: 'month' },
                unit_amount: 83_234,
              },
            },
          ],
        },
      ],
    });
  });

  it.each([
    [[100, 100, 100], [[100, 3]]],
    [
      [100, 101, 101],
      [
        [100, 1],
        [101, 2],
      ],
    ],
    [
      [1, 2, 1],
      [
        [1, 1],
        [2, 1],
        [1, 1],
      ],
    ],
    [[], []],
  ])('%j is %j', (amounts, runs) => {
    expect(equalRuns(amounts).map(({ amount, count }) => [amount, count])).toEqual(runs);
  });
});

describe('the request for a one-click charge', () => {
  it('charges the named card now, without the buyer', () => {
    const charge = chargeRequest({
      orderId: 'order-1',
      product: 'implementation',
      amountCents: 9_700,
      card: { customerRef: 'cus_1', paymentMethodRef: 'pm_1' },
      receiptEmail: 'a@example.com',
      key: 'order:order-1:pi:1',
    });
    expect(charge).toMatchObject({
      amount: 9_700,
      currency: 'usd',
      customer: 'cus_1',
      payment_method: 'pm_1',
      off_session: true,
      confirm: true,
      metadata: { order_id: 'order-1', attempt_key: 'order:order-1:pi:1' },
    });
    expect(namesIn(charge).filter((name) => GONE.includes(name))).toEqual([]);
  });
});

describe('all requests', () => {
  it('use no name that Stripe has removed', () => {
    const discounted = start({ couponCode: 'HALF' });
    const sent = [
      checkoutRequest(discounted, 'c'),
      planRequest(start({ quote: plan }), 'prod_1'),
      couponRequest(discounted),
    ];
    expect(sent.flatMap(namesIn).filter((name) => GONE.includes(name))).toEqual([]);
  });
});
