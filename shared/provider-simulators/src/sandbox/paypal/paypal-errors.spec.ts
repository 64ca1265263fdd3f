import { orderBody, PaypalShop } from '../../../test/paypal-shop.js';

let shop: PaypalShop;

beforeEach(async () => {
  shop = await PaypalShop.open();
});

afterEach(() => shop.close());

const create = (body: unknown, headers: Record<string, string> = {}) =>
  shop.call('POST', '/v2/checkout/orders', body, headers);

describe('errors on request', () => {
  it.each([
    ['INSTRUMENT_DECLINED', 422],
    ['DUPLICATE_INVOICE_ID', 422],
    ['PAYEE_BLOCKED_TRANSACTION', 422],
    ['INTERNAL_SERVER_ERROR', 500],
  ])('PayPal-Mock-Response %s answers %i and does nothing', async (code, status) => {
    const { id } = await shop.newOrder();
    await shop.control('approve', { order_id: id });
    const mock = { 'paypal-mock-response': JSON.stringify({ mock_application_codes: code }) };
    const answer = await shop.capture(id, mock);
    expect(answer.status).toBe(status);
    expect(await answer.text()).toContain(code);
    expect((await shop.order(id)).status).toBe('APPROVED');
  });

  const disturb = (answer: string) =>
    fetch(`${shop.url}/control/next-answers`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ provider: 'paypal', answer }),
    });

  it('a disturbance waits for a call that does something, and signing in is none', async () => {
    await disturb('server_error');
    const answer = await create(orderBody());
    expect(answer.status).toBe(500);
    expect(await answer.json()).toMatchObject({ name: 'INTERNAL_SERVER_ERROR' });
    expect((await create(orderBody())).status).toBe(201);
  });

  it('a lost answer is found again with the same request id', async () => {
    const { id } = await shop.newOrder();
    await shop.control('approve', { order_id: id });
    await disturb('lost_answer');
    const key = { 'paypal-request-id': 'capture-1' };
    const lost = shop.capture(id, key);
    const outcome = await Promise.race([
      lost.then(() => 'answered'),
      new Promise((resolve) => setTimeout(() => resolve('silent'), 300)),
    ]);
    expect(outcome).toBe('silent');
    lost.catch(() => undefined);
    expect((await shop.capture(id, key)).status).toBe(200);
    expect((await shop.books()).balance_cents).toBe(2700);
  });
});
