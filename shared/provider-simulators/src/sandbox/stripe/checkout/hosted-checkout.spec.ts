import Stripe from 'stripe';
import { SUCCESS, checkoutSteps } from '../../../../test/checkout-steps.js';
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

const { checkout, pay } = checkoutSteps(() => bench);

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
