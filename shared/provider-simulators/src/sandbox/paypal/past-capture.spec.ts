import { DAY_MS } from '@summit/rules';
import { PaypalShop } from '../../../test/paypal-shop.js';

let shop: PaypalShop;

beforeEach(async () => {
  shop = await PaypalShop.open();
});

afterEach(() => shop.close());

const tell = (more: object = {}) =>
  fetch(`${shop.url}/control/paypal/past`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      order_id: 'order-1',
      cents: 3_700,
      email: 'ada@example.com',
      name: 'Ada Past',
      description: 'VIP',
      at: Date.now() - 20 * DAY_MS,
      ...more,
    }),
  });

describe('PayPal payments from before the sandbox was there', () => {
  it('are in the books with what went back, and were nobody’s news', async () => {
    const answer = await tell({ refund_cents: 700, refund_at: Date.now() - DAY_MS });
    expect(await answer.json()).toMatchObject({ payment: expect.any(String), refund: expect.any(String) });
    expect(await shop.books()).toMatchObject({ received_cents: 3_700, paid_back_cents: 700 });
    expect(await shop.events(0)).toEqual([]);
  });

  it('can be paid back', async () => {
    const { payment } = (await (await tell()).json()) as { payment: string };
    await fetch(`${shop.url}/control/paypal/refund`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ capture_id: payment }),
    });
    expect((await shop.events(1)).map(({ event_type }) => event_type)).toEqual(['PAYMENT.CAPTURE.REFUNDED']);
    expect(await shop.books()).toMatchObject({ paid_back_cents: 3_700 });
  });

  it('are refused where they are monthly', async () => {
    expect((await tell({ monthly: true })).status).toBe(409);
  });
});
