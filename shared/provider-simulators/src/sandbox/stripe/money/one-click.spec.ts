import Stripe from 'stripe';
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

/** A buyer whose card was saved by a first purchase. */
async function savedCard(card: string): Promise<{ customer: string; payment_method: string }> {
  const session = await stripe.checkout.sessions.create({
    mode: 'payment',
    customer_creation: 'always',
    line_items: [{ price_data: { currency: 'usd', unit_amount: 2_700, product_data: { name: 'VIP' } } }],
    payment_intent_data: { setup_future_usage: 'off_session', metadata: { order_id: 'first' } },
    success_url: 'http://localhost:4201/success',
  });
  const paid = await bench.controlled<{ payment_intent: string; customer: string }>('pay', {
    session: session.id,
    card,
    email: 'ada@example.com',
  });
  const intent = await stripe.paymentIntents.retrieve(paid.payment_intent);
  return { customer: paid.customer, payment_method: intent.payment_method as string };
}

function charge(card: { customer: string; payment_method: string }, idempotencyKey = 'order:2:pi:1') {
  return stripe.paymentIntents.create(
    {
      ...card,
      amount: 9_700,
      currency: 'usd',
      off_session: true,
      confirm: true,
      allowed_payment_method_types: ['card'],
      description: 'Implementation',
      receipt_email: 'ada@example.com',
      metadata: { order_id: 'order-2' },
    },
    { idempotencyKey },
  );
}

async function failure(card: string): Promise<Stripe.errors.StripeCardError> {
  const error: unknown = await charge(await savedCard(card)).catch((reason: unknown) => reason);
  if (error instanceof Stripe.errors.StripeCardError) return error;
  throw new Error('The charge was not declined.');
}

describe('a one-click charge', () => {
  it('succeeds with a saved card', async () => {
    const intent = await charge(await savedCard('4242424242424242'));
    expect(intent).toMatchObject({
      status: 'succeeded',
      amount: 9_700,
      amount_received: 9_700,
      metadata: { order_id: 'order-2' },
      payment_method_types: ['card'],
      allowed_payment_method_types: ['card'],
    });
    const listed = await stripe.paymentIntents.list({ customer: intent.customer as string });
    expect(listed.data.map(({ id }) => id)).toContain(intent.id);
  });

  it('succeeds with a card that was saved through 3-D Secure (3155)', async () => {
    expect((await charge(await savedCard('4000002500003155'))).status).toBe('succeeded');
  });

  it('fails at once where the card wants 3-D Secure every time (3184)', async () => {
    const error = await failure('4000002760003184');
    expect(error).toMatchObject({ statusCode: 402, code: 'authentication_required', type: 'StripeCardError' });
    expect(error.payment_intent?.status).toBe('requires_payment_method');
  });

  it.each([
    ['4000000000000341', 'card_declined', 'generic_decline', 'Your card was declined.'],
    ['4000008260003178', 'card_declined', 'insufficient_funds', 'Your card has insufficient funds.'],
  ])('with %s is declined: %s, %s', async (card, code, decline_code, message) => {
    const error = await failure(card);
    expect(error).toMatchObject({ statusCode: 402, code, decline_code, message });
    const intent = error.payment_intent!;
    expect(intent.metadata).toEqual({ order_id: 'order-2' });
    expect(await stripe.paymentIntents.retrieve(intent.id)).toMatchObject({
      status: 'requires_payment_method',
      amount_received: 0,
      last_payment_error: { code, decline_code },
    });
    expect(await stripe.charges.retrieve(error.charge!)).toMatchObject({ status: 'failed', paid: false });
    const types = await bench.eventTypes();
    expect(types.slice(-3)).toEqual(['payment_intent.created', 'charge.failed', 'payment_intent.payment_failed']);
    expect(await stripe.paymentIntents.cancel(intent.id)).toMatchObject({ status: 'canceled' });
  });

  it('is replayed under the same key, also when it was declined; after a decline the key has to change', async () => {
    const card = await savedCard('4000000000000341');
    const [first, second] = [await charge(card).catch(idOf), await charge(card).catch(idOf)];
    expect(second).toBe(first);
    expect(await charge(card, 'order:2:pi:2').catch(idOf)).not.toBe(first);
  });

  it('whose answer was lost is found again under the same key, and charged once', async () => {
    const card = await savedCard('4242424242424242');
    bench.next.add('stripe', 'lost_answer', 1);
    const impatient = new Stripe('sk_test_x', {
      host: '127.0.0.1',
      port: new URL(bench.url).port,
      protocol: 'http',
      timeout: 300,
      maxNetworkRetries: 0,
    });
    const params = { ...card, amount: 9_700, currency: 'usd', off_session: true, confirm: true };
    const key = { idempotencyKey: 'order:3:pi:1' };
    const lost = impatient.paymentIntents.create(params, key);
    await expect(lost).rejects.toBeInstanceOf(Stripe.errors.StripeConnectionError);
    expect((await stripe.paymentIntents.create(params, key)).status).toBe('succeeded');
    expect((await stripe.charges.list()).data.filter(({ amount }) => amount === 9_700)).toHaveLength(1);
  });

  it('that meets a server error is not carried out', async () => {
    const card = await savedCard('4242424242424242');
    bench.next.add('stripe', 'server_error', 1);
    await expect(charge(card)).rejects.toBeInstanceOf(Stripe.errors.StripeAPIError);
    bench.next.add('stripe', 'too_many_requests', 1);
    await expect(charge(card)).rejects.toBeInstanceOf(Stripe.errors.StripeRateLimitError);
    expect((await charge(card)).status).toBe('succeeded');
  });

  it('wants a payment method of that customer', async () => {
    const one = await savedCard('4242424242424242');
    const { id } = await stripe.customers.create({ email: 'bob@example.com' });
    await expect(charge({ ...one, customer: id })).rejects.toMatchObject({
      statusCode: 400,
      code: 'resource_missing',
      param: 'payment_method',
    });
  });

  it('with the buyer there either waits for 3-D Secure or fails, as asked', async () => {
    const card = await savedCard('4000002760003184');
    const params = { ...card, amount: 500, currency: 'usd', confirm: true };
    const waiting = await stripe.paymentIntents.create(params);
    expect(waiting).toMatchObject({ status: 'requires_action', next_action: { type: 'use_stripe_sdk' } });
    expect(await stripe.paymentIntents.cancel(waiting.id)).toMatchObject({ status: 'canceled' });
    const failing = stripe.paymentIntents.create({ ...params, error_on_requires_action: true });
    await expect(failing).rejects.toMatchObject({ code: 'authentication_required' });
  });

  it.each<[Partial<Stripe.PaymentIntentCreateParams>, object]>([
    [{ amount: 49 }, { code: 'amount_too_small', param: 'amount' }],
    [{ off_session: true }, { param: 'off_session' }],
    [{ confirm: true }, { code: 'payment_intent_unexpected_state' }],
  ])('is refused with %j', async (params, error) => {
    const intent = stripe.paymentIntents.create({ amount: 500, currency: 'usd', ...params });
    await expect(intent).rejects.toMatchObject({ statusCode: 400, ...error });
  });

  it('cannot be canceled once it is paid, nor where it belongs to a checkout session', async () => {
    const intent = await charge(await savedCard('4242424242424242'));
    await expect(stripe.paymentIntents.cancel(intent.id)).rejects.toMatchObject({
      code: 'payment_intent_unexpected_state',
    });
    const session = await stripe.checkout.sessions.create({
      mode: 'payment',
      line_items: [{ price_data: { currency: 'usd', unit_amount: 500, product_data: { name: 'Notes' } } }],
      success_url: 'http://localhost:4201/success',
    });
    expect((await bench.control('pay', { session: session.id, card: '4000000000000002' })).status).toBe(402);
    const { payment_intent } = await stripe.checkout.sessions.retrieve(session.id);
    await expect(stripe.paymentIntents.cancel(payment_intent as string)).rejects.toThrow('Expire the Checkout Session');
  });
});

function idOf(error: unknown): string | undefined {
  return error instanceof Stripe.errors.StripeCardError ? error.payment_intent?.id : undefined;
}
