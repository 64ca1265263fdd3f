import Stripe from 'stripe';
import { StripeBench, stripeClient } from '../../../test/stripe-bench.js';

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

function post(path: string, body: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(bench.url + path, {
    method: 'POST',
    headers: {
      authorization: 'Bearer sk_test_any',
      'content-type': 'application/x-www-form-urlencoded',
      ...headers,
    },
    body,
  });
}

describe('signing in', () => {
  it('wants a test key and never takes a live one', async () => {
    const live = stripeClient(bench.url, 'sk_live_demo');
    await expect(live.customers.list()).rejects.toBeInstanceOf(Stripe.errors.StripeAuthenticationError);
    const nobody = await fetch(`${bench.url}/v1/customers`);
    expect(nobody.status).toBe(401);
    expect(await nobody.json()).toMatchObject({ error: { type: 'invalid_request_error' } });
    await expect(stripeClient(bench.url, 'sk_test_other').customers.list()).resolves.toMatchObject({ data: [] });
  });

  it('wants the version that the package asks for', async () => {
    const answer = await post('/v1/customers', 'name=Ada', { 'stripe-version': '2024-06-20' });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ error: { message: expect.stringContaining('2024-06-20') as string } });
  });

  it('answers with a request id, and in JSON for addresses that it does not know', async () => {
    const customer = await stripe.customers.create({ name: 'Ada' });
    expect(customer.lastResponse.requestId).toMatch(/^req_/);
    const unknown = await post('/v1/topups', '');
    expect(unknown.status).toBe(404);
    expect(await unknown.json()).toMatchObject({ error: { message: expect.stringContaining('/v1/topups') as string } });
  });
});

describe('idempotency keys', () => {
  it('replay the first answer to the same request', async () => {
    const first = await stripe.customers.create({ email: 'ada@example.com' }, { idempotencyKey: 'one' });
    const second = await stripe.customers.create({ email: 'ada@example.com' }, { idempotencyKey: 'one' });
    expect(second.id).toBe(first.id);
    expect(second.lastResponse.headers['idempotent-replayed']).toBe('true');
    expect(second.lastResponse.headers['original-request']).toBe(first.lastResponse.requestId);
    expect((await stripe.customers.list()).data).toHaveLength(1);
    expect(await bench.eventTypes()).toEqual(['customer.created']);
  });

  it('refuse other parameters, and other calls', async () => {
    await stripe.customers.create({ email: 'ada@example.com' }, { idempotencyKey: 'two' });
    const other = stripe.customers.create({ email: 'bob@example.com' }, { idempotencyKey: 'two' });
    await expect(other).rejects.toBeInstanceOf(Stripe.errors.StripeIdempotencyError);
    const coupon = stripe.coupons.create({ percent_off: 10 }, { idempotencyKey: 'two' });
    await expect(coupon).rejects.toBeInstanceOf(Stripe.errors.StripeIdempotencyError);
  });

  it('do not remember a refused request, so that it can be put right under the same key', async () => {
    const key = { idempotencyKey: 'three' };
    await expect(stripe.coupons.create({ percent_off: 200 }, key)).rejects.toMatchObject({ statusCode: 400 });
    await expect(stripe.coupons.create({ percent_off: 20 }, key)).resolves.toMatchObject({ percent_off: 20 });
  });

  it('are forgotten after a day', async () => {
    const key = { idempotencyKey: 'four' };
    const first = await stripe.customers.create({ name: 'Ada' }, key);
    await bench.clock.moveBy(25 * 3_600_000);
    expect((await stripe.customers.create({ name: 'Ada' }, key)).id).not.toBe(first.id);
  });

  it('hold for requests that arrive at the same time', async () => {
    const made = await Promise.all(
      Array.from({ length: 8 }, () => stripe.customers.create({ name: 'Ada' }, { idempotencyKey: 'five' })),
    );
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
  });
});

describe('wrong requests', () => {
  it('with a parameter that does not exist are told so', async () => {
    const answer = await post('/v1/customers', 'color=red');
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      error: {
        type: 'invalid_request_error',
        code: 'parameter_unknown',
        param: 'color',
        message: 'Received unknown parameter: color',
        doc_url: 'https://stripe.com/docs/error-codes/parameter-unknown',
      },
    });
  });

  it('with `payment_method_types` are told that it is no longer supported', async () => {
    for (const [path, body] of [
      ['/v1/checkout/sessions', 'mode=payment&payment_method_types[0]=card'],
      ['/v1/payment_intents', 'amount=100&currency=usd&payment_method_types[0]=card'],
    ] as const) {
      const answer = await post(path, body);
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({
        error: { code: 'payment_method_types_no_longer_supported', param: 'payment_method_types' },
      });
    }
  });

  it('for objects that are not there get 404, in a parameter 400', async () => {
    await expect(stripe.customers.retrieve('cus_0')).rejects.toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
      message: "No such customer: 'cus_0'",
    });
    const intent = stripe.paymentIntents.create({ amount: 100, currency: 'usd', customer: 'cus_0' });
    await expect(intent).rejects.toMatchObject({ statusCode: 400, code: 'resource_missing', param: 'customer' });
  });
});

describe('lists', () => {
  it('come newest first, a page at a time, in both directions', async () => {
    for (const name of ['a', 'b', 'c', 'd', 'e']) await stripe.customers.create({ name });
    const names = (list: { data: Stripe.Customer[] }) => list.data.map(({ name }) => name);
    const first = await stripe.customers.list({ limit: 2 });
    expect([names(first), first.has_more]).toEqual([['e', 'd'], true]);
    const second = await stripe.customers.list({ limit: 2, starting_after: first.data[1]!.id });
    expect([names(second), second.has_more]).toEqual([['c', 'b'], true]);
    const last = await stripe.customers.list({ limit: 2, starting_after: second.data[1]!.id });
    expect([names(last), last.has_more]).toEqual([['a'], false]);
    const back = await stripe.customers.list({ limit: 2, ending_before: last.data[0]!.id });
    expect(names(back)).toEqual(['c', 'b']);
    const every: (string | null | undefined)[] = [];
    for await (const customer of stripe.customers.list({ limit: 2 })) every.push(customer.name);
    expect(every).toEqual(['e', 'd', 'c', 'b', 'a']);
    await expect(stripe.customers.list({ limit: 101 })).rejects.toMatchObject({ param: 'limit' });
  });

  it('of customers are filtered by e-mail address', async () => {
    await stripe.customers.create({ email: 'ada@example.com' });
    await stripe.customers.create({ email: 'bob@example.com' });
    const { data } = await stripe.customers.list({ email: 'bob@example.com' });
    expect(data.map(({ email }) => email)).toEqual(['bob@example.com']);
  });

  it('of events are filtered by type and time', async () => {
    await stripe.customers.create({ name: 'Ada' });
    const later = bench.now + 3_600;
    await bench.clock.moveBy(7_200_000);
    await stripe.coupons.create({ id: 'TEN', percent_off: 10 });
    const types = async (params: Stripe.EventListParams) =>
      (await stripe.events.list(params)).data.map(({ type }) => type);
    expect(await types({})).toEqual(['coupon.created', 'customer.created']);
    expect(await types({ types: ['customer.created', 'invoice.paid'] })).toEqual(['customer.created']);
    expect(await types({ type: 'coupon.*' })).toEqual(['coupon.created']);
    expect(await types({ created: { gte: later } })).toEqual(['coupon.created']);
    const [event] = (await stripe.events.list({ limit: 1 })).data;
    expect(await stripe.events.retrieve(event!.id)).toMatchObject({ id: event!.id, api_version: '2026-10-28.endive' });
  });
});

describe('customers', () => {
  it('are changed field by field; metadata is merged, and an empty value removes its name', async () => {
    const { id } = await stripe.customers.create({ email: 'ada@example.com', metadata: { a: '1', b: '2' } });
    const changed = await stripe.customers.update(id, { name: 'Ada', metadata: { a: '', c: '3' } });
    expect(changed).toMatchObject({ email: 'ada@example.com', name: 'Ada', metadata: { b: '2', c: '3' } });
    expect(await stripe.customers.update(id, { email: '' })).toMatchObject({ email: null });
    const [event] = (await stripe.events.list({ type: 'customer.updated' })).data;
    expect(event!.data.previous_attributes).toMatchObject({ email: 'ada@example.com' });
  });

  it('cannot have a payment method of somebody else as their default', async () => {
    const { id } = await stripe.customers.create();
    const update = stripe.customers.update(id, { invoice_settings: { default_payment_method: 'pm_0' } });
    await expect(update).rejects.toMatchObject({ code: 'resource_missing' });
  });
});

describe('coupons', () => {
  it('can have a code with an underscore as their id, and are deleted to end them', async () => {
    await stripe.coupons.create({
      id: 'SAVE_10',
      amount_off: 1_000,
      currency: 'usd',
      duration: 'once',
      name: 'Ten off',
    });
    expect(await stripe.coupons.retrieve('SAVE_10')).toMatchObject({
      amount_off: 1_000,
      valid: true,
      times_redeemed: 0,
    });
    await expect(stripe.coupons.create({ id: 'SAVE_10', percent_off: 5 })).rejects.toMatchObject({
      code: 'resource_already_exists',
    });
    expect(await stripe.coupons.del('SAVE_10')).toEqual({ id: 'SAVE_10', object: 'coupon', deleted: true });
    await expect(stripe.coupons.retrieve('SAVE_10')).rejects.toMatchObject({ statusCode: 404 });
  });

  it('stop being valid when their time is over', async () => {
    await stripe.coupons.create({ id: 'SOON', percent_off: 50, redeem_by: bench.now + 60 });
    await bench.clock.moveBy(120_000);
    expect((await stripe.coupons.retrieve('SOON')).valid).toBe(false);
  });

  it('have a name of at most 40 characters, and either a percentage or an amount', async () => {
    await expect(stripe.coupons.create({ percent_off: 5, name: 'x'.repeat(41) })).rejects.toMatchObject({
      param: 'name',
    });
    await expect(stripe.coupons.create({ amount_off: 5 })).rejects.toMatchObject({ param: 'currency' });
    await expect(stripe.coupons.create({ amount_off: 5, currency: 'usd', percent_off: 5 })).rejects.toMatchObject({
      statusCode: 400,
    });
  });
});
