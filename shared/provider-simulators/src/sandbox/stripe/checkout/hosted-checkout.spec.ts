import Stripe from 'stripe';
import { StripeBench } from '../../../../test/stripe-bench.js';
import { DEMO_STRIPE } from '../demo-stripe.js';

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

const SUCCESS = 'http://localhost:4201/success?session_id={CHECKOUT_SESSION_ID}&product=vip';

function checkout(params: Partial<Stripe.Checkout.SessionCreateParams> = {}): Promise<Stripe.Checkout.Session> {
  return stripe.checkout.sessions.create({
    mode: 'payment',
    customer_creation: 'always',
    client_reference_id: 'order-1',
    allowed_payment_method_types: ['card'],
    line_items: [
      {
        quantity: 1,
        price_data: { currency: 'usd', unit_amount: 3_700, product_data: { name: 'VIP <All Access>' } },
      },
      { quantity: 2, price_data: { currency: 'usd', unit_amount: 450, product_data: { name: 'Notes' } } },
    ],
    payment_intent_data: {
      setup_future_usage: 'off_session',
      description: 'VIP pass',
      metadata: { order_id: 'order-1' },
    },
    metadata: { order_id: 'order-1', product: 'vip' },
    success_url: SUCCESS,
    cancel_url: 'http://localhost:4201/vip',
    expires_at: bench.now + 31 * 60,
    ...params,
  });
}

const CARD = {
  email: 'ada@example.com',
  card: '4242424242424242',
  expiry: '12 / 45',
  cvc: '123',
  name: 'Ada Lovelace',
};

/** Presses the pay button of the session's page. */
const pay = (session: Stripe.Checkout.Session, fields: Record<string, string> = {}) =>
  bench.press(session.url ?? '', { ...CARD, ...fields });

describe('a checkout session', () => {
  it('is open, knows its total and has no payment until the buyer confirms', async () => {
    const session = await checkout();
    expect(session).toMatchObject({
      status: 'open',
      payment_status: 'unpaid',
      payment_intent: null,
      amount_subtotal: 4_600,
      amount_total: 4_600,
      ui_mode: 'hosted_page',
      client_reference_id: 'order-1',
      customer: null,
    });
    expect(session.url).toBe(`${bench.url}/stripe/c/pay/${session.id}`);
    expect(session.id).toMatch(/^cs_test_/);
  });

  it('shows what is bought, and says that it is a sandbox', async () => {
    const session = await checkout();
    const answer = await fetch(session.url ?? '');
    const page = await answer.text();
    for (const part of [
      'Sandbox, no real money',
      'VIP &lt;All Access&gt;',
      '2 × Notes',
      '$46.00',
      'http://localhost:4201/vip',
    ]) {
      expect(page).toContain(part);
    }
    expect(page).toContain('type="email"');
    expect(answer.headers.get('content-security-policy')).toContain("form-action 'self' http://localhost:4201");
  });

  it('takes a card and leads to the success page with its id, after all events were delivered', async () => {
    const session = await checkout();
    const answer = await pay(session);
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(`http://localhost:4201/success?session_id=${session.id}&product=vip`);
    const types = bench.received.map(({ type }) => type);
    expect(types).toEqual([
      'payment_intent.created',
      'customer.created',
      'charge.succeeded',
      'payment_intent.succeeded',
      'payment_method.attached',
      'checkout.session.completed',
    ]);

    const paid = await stripe.checkout.sessions.retrieve(session.id, { expand: ['payment_intent.latest_charge'] });
    const intent = paid.payment_intent as Stripe.PaymentIntent;
    expect(paid).toMatchObject({
      status: 'complete',
      payment_status: 'paid',
      url: null,
      customer_details: { email: 'ada@example.com', name: 'Ada Lovelace' },
    });
    expect(intent).toMatchObject({
      status: 'succeeded',
      amount_received: 4_600,
      metadata: { order_id: 'order-1' },
      customer: paid.customer,
    });
    expect(intent.latest_charge).toMatchObject({ amount: 4_600, paid: true, metadata: { order_id: 'order-1' } });
    const cards = await stripe.customers.listPaymentMethods(paid.customer as string);
    expect(cards.data[0]).toMatchObject({
      id: intent.payment_method,
      allow_redisplay: 'limited',
      card: { last4: '4242' },
    });
  });

  it('signs its events for the package to check, pretty-printed, by real time while objects follow the sandbox clock', async () => {
    await bench.clock.moveBy(40 * 86_400_000);
    await pay(await checkout());
    const { body, headers } = bench.received.at(-1)!;
    const signature = headers['stripe-signature'] as string;
    const event = stripe.webhooks.constructEvent(body, signature, DEMO_STRIPE.webhookSecret);
    expect(event.type).toBe('checkout.session.completed');
    expect(event.api_version).toBe('2026-10-28.endive');
    // Seconds, on a busy machine.
    expect(Math.abs(event.created - bench.now)).toBeLessThan(60);
    expect(body).toContain('\n  "id": "evt_');
    const again = JSON.stringify(JSON.parse(body));
    expect(() => stripe.webhooks.constructEvent(again, signature, DEMO_STRIPE.webhookSecret)).toThrow(
      Stripe.errors.StripeSignatureVerificationError,
    );
    expect(() => stripe.webhooks.constructEvent(body, signature, 'whsec_other')).toThrow();
  });

  it('keeps a declined buyer on the page with the reason, and the same payment takes the next card', async () => {
    const session = await checkout();
    const declined = await pay(session, { card: '4000000000009995' });
    expect(declined.status).toBe(402);
    const page = await declined.text();
    expect(page).toContain('Your card has insufficient funds.');
    expect(page).toContain('role="alert"');
    expect(page).toContain('value="ada@example.com"');
    const open = await stripe.checkout.sessions.retrieve(session.id);
    expect(open).toMatchObject({ status: 'open', payment_status: 'unpaid', customer: null });
    const intent = await stripe.paymentIntents.retrieve(open.payment_intent as string);
    expect(intent).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { code: 'card_declined', decline_code: 'insufficient_funds' },
    });
    expect((await pay(session)).status).toBe(303);
    expect(await stripe.checkout.sessions.retrieve(session.id)).toMatchObject({ payment_intent: intent.id });
    expect(await bench.eventTypes()).toContain('payment_intent.payment_failed');
  });

  it.each([
    [{ number: '4242 4242 4242 4241' }, 'Your card number is invalid.'],
    [{ number: '4111 1111 1111 1111' }, 'Your request was in test mode, but used a non test card.'],
    [{ card: '' }, 'Your card number is incomplete.'],
    [{ expiry: '01 / 20' }, 'expiration year is invalid.'],
    [{ expiry: 'soon' }, 'expiration date is incomplete.'],
    [{ cvc: '1' }, 'security code is incomplete.'],
    [{ email: 'nobody' }, 'Your email is incomplete.'],
  ])('asks again for %j', async (fields, message) => {
    const session = await checkout();
    const answer = await pay(session, fields);
    expect(answer.status).toBe(402);
    expect((await answer.text()).replaceAll('&#39;', "'")).toContain(message);
    expect((await stripe.checkout.sessions.retrieve(session.id)).payment_intent).toBeNull();
  });

  it('takes a typed number before the chosen card', async () => {
    const session = await checkout();
    await pay(session, { number: '5555 5555 5555 4444' });
    const { payment_intent } = await stripe.checkout.sessions.retrieve(session.id, {
      expand: ['payment_intent.payment_method'],
    });
    const { payment_method } = payment_intent as Stripe.PaymentIntent;
    expect(payment_method).toMatchObject({ card: { brand: 'mastercard', last4: '4444' } });
  });

  it('asks the bank for cards with 3-D Secure: refused, the buyer stays; approved, the order is paid', async () => {
    const session = await checkout();
    const sca = { card: '4000002500003155' };
    const step = await pay(session, sca);
    expect(step.status).toBe(303);
    const bank = step.headers.get('location') ?? '';
    expect(bank).toBe(`/stripe/c/pay/${session.id}/authenticate`);
    expect(await (await fetch(bench.url + bank)).text()).toContain('Approve the payment');
    const refused = await bench.press(bank, { outcome: 'fail' });
    expect(refused.status).toBe(402);
    expect(await refused.text()).toContain('We are unable to authenticate your payment method.');
    const { payment_intent } = await stripe.checkout.sessions.retrieve(session.id, { expand: ['payment_intent'] });
    expect(payment_intent).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { code: 'payment_intent_authentication_failure' },
    });
    await pay(session, sca);
    expect((await bench.press(bank, { outcome: 'approve' })).status).toBe(303);
    expect((await stripe.checkout.sessions.retrieve(session.id)).status).toBe('complete');
  });

  it('pays once when the button is pressed twice', async () => {
    const session = await checkout();
    const answers = await Promise.all([pay(session), pay(session)]);
    expect(answers.map(({ status }) => status)).toEqual([303, 303]);
    expect((await stripe.charges.list()).data).toHaveLength(1);
  });

  it('says when it is paid, when it has expired and when it does not exist', async () => {
    const paid = await checkout();
    await pay(paid);
    expect(await (await fetch(`${bench.url}/stripe/c/pay/${paid.id}`)).text()).toContain('This order is paid');
    const expired = await checkout();
    await stripe.checkout.sessions.expire(expired.id);
    const page = await fetch(`${bench.url}/stripe/c/pay/${expired.id}`);
    expect(page.status).toBe(410);
    expect(await page.text()).toContain('This checkout has expired');
    expect((await pay({ ...expired, url: `${bench.url}/stripe/c/pay/${expired.id}` })).status).toBe(410);
    expect((await fetch(`${bench.url}/stripe/c/pay/cs_test_0`)).status).toBe(404);
  });

  it('uses the customer it is given, without asking for an address', async () => {
    const { id } = await stripe.customers.create({ email: 'known@example.com' });
    const session = await stripe.checkout.sessions.create({
      mode: 'payment',
      customer: id,
      line_items: [{ price_data: { currency: 'usd', unit_amount: 500, product_data: { name: 'Notes' } } }],
      success_url: SUCCESS,
    });
    expect(await (await fetch(session.url ?? '')).text()).not.toContain('type="email"');
    await pay(session, { email: 'other@example.com' });
    expect(await stripe.checkout.sessions.retrieve(session.id)).toMatchObject({
      customer: id,
      customer_details: { email: 'known@example.com' },
    });
  });

  it('lists its lines', async () => {
    const session = await checkout();
    const { data } = await stripe.checkout.sessions.listLineItems(session.id);
    expect(data.map(({ description, quantity, amount_total }) => [description, quantity, amount_total])).toEqual([
      ['VIP <All Access>', 1, 3_700],
      ['Notes', 2, 900],
    ]);
  });
});

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

function line(unit_amount: number) {
  return { quantity: 1, price_data: { currency: 'usd', unit_amount, product_data: { name: 'Line' } } };
}
