import { orderBody, PaypalShop, refusal, usd, type OrderOnWire } from '../../../test/paypal-shop.js';

let shop: PaypalShop;

beforeEach(async () => {
  shop = await PaypalShop.open();
});

afterEach(() => shop.close());

const create = (body: unknown, headers: Record<string, string> = {}) =>
  shop.call('POST', '/v2/checkout/orders', body, headers);

describe('signing in', () => {
  it('gives a token to the demo account only', async () => {
    const granted = await shop.signIn();
    expect(granted.status).toBe(200);
    expect(await granted.json()).toMatchObject({ token_type: 'Bearer', expires_in: 32_400 });
    for (const answer of [await shop.signIn('another-client'), await shop.signIn('demo-paypal-client', 'wrong')]) {
      expect(answer.status).toBe(401);
      expect(await answer.json()).toMatchObject({ error: 'invalid_client' });
    }
  });

  it('refuses calls without a token, with an unknown one and with an expired one', async () => {
    const bad = (authorization: string) => shop.call('GET', '/v2/checkout/orders/1', undefined, { authorization });
    expect((await refusal(await bad(''))).error).toMatchObject({ name: 'AUTHENTICATION_FAILURE' });
    expect(await (await bad('Bearer unknown')).json()).toMatchObject({ error: 'invalid_token' });
    const { id } = await shop.newOrder();
    await shop.moveClock({ hours: 10 });
    expect((await shop.call('GET', `/v2/checkout/orders/${id}`)).status).toBe(401);
  });
});

describe('creating an order', () => {
  it('answers 201 with id, status and links, and the whole order when asked for it', async () => {
    const short = await create(orderBody(), { prefer: 'return=minimal' });
    expect(short.status).toBe(201);
    expect(Object.keys((await short.json()) as object)).toEqual(['id', 'status', 'links']);

    const order = await shop.newOrder();
    expect(order).toMatchObject({
      id: expect.stringMatching(/^[0-9A-Z]{17}$/) as unknown,
      intent: 'CAPTURE',
      status: 'CREATED',
      purchase_units: [
        {
          reference_id: 'default',
          custom_id: 'order-1',
          amount: { ...usd('27.00'), breakdown: { item_total: usd('37.00'), discount: usd('10.00') } },
          items: [{ name: 'VIP pass', quantity: '1', unit_amount: usd('37.00'), category: 'DIGITAL_GOODS' }],
        },
      ],
    });
    expect(order.links).toContainEqual({
      href: `${shop.url.replace('localhost', new URL(order.links[0]?.href ?? '').hostname)}/paypal/checkoutnow?token=${order.id}`,
      rel: 'approve',
      method: 'GET',
    });
    expect(await shop.order(order.id)).toEqual(order);
  });

  it.each([
    ['no intent', { ...orderBody(), intent: undefined }, 400, 'MISSING_REQUIRED_PARAMETER'],
    ['an unknown intent', { ...orderBody(), intent: 'GIVE' }, 400, 'INVALID_PARAMETER_VALUE'],
    ['no unit', { ...orderBody(), purchase_units: [] }, 400, 'INVALID_ARRAY_MIN_ITEMS'],
    [
      'an amount as a number',
      orderBody({ amount: { currency_code: 'USD', value: 27 } }),
      400,
      'INVALID_PARAMETER_SYNTAX',
    ],
    ['three decimals', orderBody({ amount: usd('27.001'), items: [] }), 422, 'DECIMAL_PRECISION'],
    ['nothing to pay', orderBody({ amount: usd('0.00'), items: [] }), 422, 'CANNOT_BE_ZERO_OR_NEGATIVE'],
    [
      'another currency',
      orderBody({ amount: { currency_code: 'EUR', value: '1.00' }, items: [] }),
      400,
      'NOT_SUPPORTED',
    ],
    ['items without their total', orderBody({ amount: usd('37.00') }), 422, 'ITEM_TOTAL_REQUIRED'],
    [
      'items that do not make the total',
      orderBody({ amount: { ...usd('26.00'), breakdown: { item_total: usd('36.00'), discount: usd('10.00') } } }),
      422,
      'ITEM_TOTAL_MISMATCH',
    ],
    [
      'a breakdown that does not make the amount',
      orderBody({ amount: { ...usd('27.01'), breakdown: { item_total: usd('37.00'), discount: usd('10.00') } } }),
      422,
      'AMOUNT_MISMATCH',
    ],
    [
      'a negative discount',
      orderBody({ amount: { ...usd('47.00'), breakdown: { item_total: usd('37.00'), discount: usd('-10.00') } } }),
      422,
      'CANNOT_BE_NEGATIVE',
    ],
    [
      'a quantity of none',
      orderBody({ items: [{ name: 'VIP', quantity: '0', unit_amount: usd('37.00') }] }),
      400,
      'INVALID_PARAMETER_SYNTAX',
    ],
    ['a text that is too long', orderBody({ custom_id: 'x'.repeat(128) }), 400, 'INVALID_STRING_LENGTH'],
    [
      'an address that is none',
      { ...orderBody({}, { return_url: 'javascript:alert(1)' }) },
      400,
      'INVALID_PARAMETER_SYNTAX',
    ],
    ['no JSON', '{"intent":', 400, 'MALFORMED_REQUEST_JSON'],
    ['a list', '[]', 400, 'MALFORMED_REQUEST_JSON'],
  ])('refuses %s', async (_what, body, status, issue) => {
    const refused = await refusal(await create(body));
    expect([refused.status, refused.issue]).toEqual([status, issue]);
    expect(refused.error.debug_id).toMatch(/^[0-9a-f]{13}$/);
    expect(refused.error.name).toBe(status === 422 ? 'UNPROCESSABLE_ENTITY' : 'INVALID_REQUEST');
  });

  it('names the field that is wrong, and a unit by its reference once it is known', async () => {
    const wrong = { ...usd('27.01'), breakdown: { item_total: usd('37.00'), discount: usd('10.00') } };
    const { error } = await refusal(await create(orderBody({ amount: wrong })));
    expect(error.details).toMatchObject([
      { field: "/purchase_units/@reference_id=='default'/amount/value", value: '27.01', issue: 'AMOUNT_MISMATCH' },
    ]);
    const missing = await refusal(await create({ intent: 'CAPTURE', purchase_units: [{}] }));
    expect(missing.error.details[0]).toMatchObject({ field: '/purchase_units/0/amount', location: 'body' });
  });

  it('answers a request id once: the same id gets the first order again, also at the same time', async () => {
    const key = { 'paypal-request-id': 'order:1:pp:create:1' };
    const answers = await Promise.all([1, 2, 3].map(() => create(orderBody(), key)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 201]);
    const orders = await Promise.all(answers.map(async (answer) => ((await answer.json()) as OrderOnWire).id));
    expect(new Set(orders).size).toBe(1);
    const other = await create(orderBody(), { 'paypal-request-id': 'order:1:pp:create:2' });
    expect(orders).not.toContain(((await other.json()) as OrderOnWire).id);
  });
});

describe('capturing an order', () => {
  it('takes the money of an approved order once, and tells who paid', async () => {
    const { id } = await shop.newOrder();
    await shop.control('approve', { order_id: id, email: 'ada@example.com', name: 'Ada Example' });
    const answer = await shop.capture(id, { 'paypal-request-id': 'capture-1' });
    expect(answer.status).toBe(201);
    const order = (await answer.json()) as OrderOnWire;
    expect(order).toMatchObject({
      status: 'COMPLETED',
      payer: {
        email_address: 'ada@example.com',
        name: { given_name: 'Ada', surname: 'Example' },
        payer_id: expect.stringMatching(/^[2-9A-HJ-NP-Z]{13}$/) as unknown,
      },
    });
    expect(order.purchase_units[0]?.payments?.captures).toMatchObject([
      {
        status: 'COMPLETED',
        amount: usd('27.00'),
        custom_id: 'order-1',
        final_capture: true,
        seller_receivable_breakdown: { gross_amount: usd('27.00'), paypal_fee: usd('1.43'), net_amount: usd('25.57') },
      },
    ]);

    const again = await shop.capture(id, { 'paypal-request-id': 'capture-1' });
    expect(again.status).toBe(200);
    expect(await again.json()).toEqual(order);
    expect(await refusal(await shop.capture(id, { 'paypal-request-id': 'capture-2' }))).toMatchObject({
      status: 422,
      issue: 'ORDER_ALREADY_CAPTURED',
    });
    expect(await shop.books()).toMatchObject({ balance_cents: 2700, captures: [{ amount_cents: 2700 }] });
  });

  it('captures once when two calls race under different ids', async () => {
    const { id } = await shop.newOrder();
    await shop.control('approve', { order_id: id });
    const answers = await Promise.all([1, 2].map((n) => shop.capture(id, { 'paypal-request-id': `race-${n}` })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
    expect((await shop.books()).balance_cents).toBe(2700);
  });

  it('refuses an order that nobody approved, and one that does not exist', async () => {
    const { id } = await shop.newOrder();
    expect(await refusal(await shop.capture(id))).toMatchObject({ status: 422, issue: 'ORDER_NOT_APPROVED' });
    expect(await refusal(await shop.capture('0000'))).toMatchObject({ status: 404, issue: 'INVALID_RESOURCE_ID' });
  });

  it('forgets an order that was not paid for in three hours', async () => {
    const { id } = await shop.newOrder();
    await shop.moveClock({ hours: 3, minutes: 1 });
    expect((await shop.call('GET', `/v2/checkout/orders/${id}`)).status).toBe(404);
    expect((await shop.control('approve', { order_id: id })).status).toBe(404);
  });

  it('a declined card leaves the order open: the buyer goes back, pays otherwise, and a new request id captures', async () => {
    const { id } = await shop.newOrder();
    await shop.control('approve', { order_id: id, outcome: 'decline' });
    const declined = await refusal(await shop.capture(id, { 'paypal-request-id': 'try-1' }));
    expect(declined).toMatchObject({ status: 422, issue: 'INSTRUMENT_DECLINED' });
    expect(declined.error.links[0]).toMatchObject({ rel: 'redirect' });
    expect(declined.error.links[0]?.href).toContain(`/paypal/checkoutnow?token=${id}`);
    expect((await shop.order(id)).status).toBe('APPROVED');
    await shop.control('approve', { order_id: id });
    expect(await refusal(await shop.capture(id, { 'paypal-request-id': 'try-1' }))).toMatchObject({
      issue: 'INSTRUMENT_DECLINED',
    });
    expect((await shop.capture(id, { 'paypal-request-id': 'try-2' })).status).toBe(201);
  });

  it('refuses an invoice id that was captured before, but not one of an order that was given up', async () => {
    await shop.newOrder({ invoice_id: 'inv-1' });
    await shop.paidOrder({ invoice_id: 'inv-1' });
    const { id } = await shop.newOrder({ invoice_id: 'inv-1' });
    await shop.control('approve', { order_id: id });
    expect(await refusal(await shop.capture(id))).toMatchObject({ status: 422, issue: 'DUPLICATE_INVOICE_ID' });
  });

  it('keeps orders, request ids and signatures over a restart', async () => {
    const { id } = await shop.newOrder();
    await shop.control('approve', { order_id: id });
    await shop.capture(id, { 'paypal-request-id': 'before' });
    await shop.restart();
    expect((await shop.order(id)).status).toBe('COMPLETED');
    expect((await shop.capture(id, { 'paypal-request-id': 'before' })).status).toBe(200);
  });
});
