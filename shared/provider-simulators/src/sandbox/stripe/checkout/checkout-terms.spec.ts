import Stripe from 'stripe';
import { SUCCESS, checkoutSteps } from '../../../../test/checkout-steps.js';
import { StripeBench } from '../../../../test/stripe-bench.js';

let bench: StripeBench;

let stripe: Stripe;

beforeAll(async () => {
  bench = await StripeBench.start();
  stripe = bench.stripe;
});

afterAll(() => bench.stop());

afterEach(async () => {
  await bench.sandbox.clear();
  bench.received.length = 0;
});

const { checkout, pay } = checkoutSteps(() => bench);

function line(unit_amount: number) {
  return { quantity: 1, price_data: { currency: 'usd', unit_amount, product_data: { name: 'Line' } } };
}

describe('the end of a session', () => {
  it('comes at `expires_at`, with an event and without its payment', async () => {
    const session = await checkout();
    await pay(session, { card: '4000000000000002' });
    const { payment_intent } = await stripe.checkout.sessions.retrieve(session.id);
    await bench.clock.moveBy(31 * 60_000);
    expect(await stripe.checkout.sessions.retrieve(session.id)).toMatchObject({ status: 'expired', url: null });
    expect((await stripe.paymentIntents.retrieve(payment_intent as string)).status).toBe('canceled');
    expect(await bench.eventTypes()).toContain('checkout.session.expired');
  });

  it('comes on request, but not for a session that is complete', async () => {
    const session = await checkout();
    expect(await stripe.checkout.sessions.expire(session.id)).toMatchObject({ status: 'expired' });
    const paid = await checkout();
    await pay(paid);
    await expect(stripe.checkout.sessions.expire(paid.id)).rejects.toThrow('has a status of `complete`');
  });

  it('lies between 30 minutes and 24 hours from now by the sandbox clock', async () => {
    await bench.clock.moveBy(90 * 86_400_000);
    await expect(checkout({ expires_at: bench.now + 20 * 60 })).rejects.toThrow('at least 30 minutes');
    await expect(checkout({ expires_at: bench.now + 25 * 3_600 })).rejects.toThrow('less than 24 hours');
    const { expires_at } = await checkout({ expires_at: bench.now + 31 * 60 });
    expect(expires_at - bench.now).toBeGreaterThan(30 * 60);
  });

  it('computed anew for a retry is another parameter under the same key', async () => {
    const params = (expires_at: number): Stripe.Checkout.SessionCreateParams => ({
      mode: 'payment',
      line_items: [{ price_data: { currency: 'usd', unit_amount: 500, product_data: { name: 'Notes' } } }],
      success_url: SUCCESS,
      expires_at,
    });
    const key = { idempotencyKey: 'order:1:checkout:1' };
    await stripe.checkout.sessions.create(params(bench.now + 31 * 60), key);
    const retry = stripe.checkout.sessions.create(params(bench.now + 32 * 60), key);
    await expect(retry).rejects.toBeInstanceOf(Stripe.errors.StripeIdempotencyError);
  });
});

describe('discounts', () => {
  it('take exactly their cents off, show on the page, and count as redeemed when paid', async () => {
    await stripe.coupons.create({ id: 'ord-1', amount_off: 1_234, currency: 'usd', max_redemptions: 1, name: 'SAVE' });
    const session = await checkout({ discounts: [{ coupon: 'ord-1' }] });
    expect(session).toMatchObject({
      amount_subtotal: 4_600,
      amount_total: 3_366,
      total_details: { amount_discount: 1_234 },
    });
    const page = await (await fetch(session.url ?? '')).text();
    expect(page).toContain('−$12.34');
    expect(page).toContain('Discount SAVE');
    await pay(session);
    expect(await stripe.coupons.retrieve('ord-1')).toMatchObject({ times_redeemed: 1, valid: false });
    await expect(checkout({ discounts: [{ coupon: 'ord-1' }] })).rejects.toMatchObject({ code: 'coupon_expired' });
  });

  it('in percent are rounded half up to whole cents', async () => {
    await stripe.coupons.create({ id: 'P15', percent_off: 15 });
    await stripe.coupons.create({ id: 'P12', percent_off: 12.5 });
    expect((await checkout({ discounts: [{ coupon: 'P15' }] })).amount_total).toBe(3_910);
    const params: Stripe.Checkout.SessionCreateParams = {
      mode: 'payment',
      line_items: [{ price_data: { currency: 'usd', unit_amount: 1_004, product_data: { name: 'Odd' } } }],
      discounts: [{ coupon: 'P12' }],
      success_url: SUCCESS,
    };
    expect((await stripe.checkout.sessions.create(params)).total_details?.amount_discount).toBe(126);
  });
});

describe('sessions are refused', () => {
  it.each<[string, Partial<Stripe.Checkout.SessionCreateParams>, object]>([
    ['with less than 50 cents', { line_items: [line(49)] }, { code: 'amount_too_small' }],
    ['with a mode that does not exist', { mode: 'paymentt' }, { param: 'mode' }],
    ['with a customer and an address', { customer_email: 'a@example.com', customer: 'cus_0' }, { param: 'customer' }],
    [
      'with promotion codes beside a discount',
      { allow_promotion_codes: true, discounts: [{ coupon: 'X' }] },
      { param: 'allow_promotion_codes' },
    ],
    ['with payment data in subscription mode', { mode: 'subscription' }, { param: 'payment_intent_data' }],
    ['with an unknown coupon', { discounts: [{ coupon: 'NONE' }] }, { code: 'resource_missing' }],
    ['with an address that is none', { success_url: '/success' }, { code: 'url_invalid', param: 'success_url' }],
  ])('%s', async (_case, params, error) => {
    await expect(checkout(params)).rejects.toMatchObject({ statusCode: 400, ...error });
  });

  it('with a recurring price in payment mode, and without one in subscription mode', async () => {
    const recurring = {
      ...line(500),
      price_data: { ...line(500).price_data, recurring: { interval: 'month' as const } },
    };
    await expect(checkout({ line_items: [recurring] })).rejects.toThrow('passed a recurring price');
    const plan = stripe.checkout.sessions.create({
      mode: 'subscription',
      line_items: [line(500)],
      success_url: SUCCESS,
    });
    await expect(plan).rejects.toThrow('at least one recurring price');
  });
});
