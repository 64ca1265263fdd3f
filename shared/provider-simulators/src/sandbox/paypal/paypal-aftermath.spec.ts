import { PaypalShop, refusal, usd } from '../../../test/paypal-shop.js';

let shop: PaypalShop;

beforeEach(async () => {
  shop = await PaypalShop.open();
});

afterEach(() => shop.close());

const refund = (id: string, body?: object, headers: Record<string, string> = {}) =>
  shop.call('POST', `/v2/payments/captures/${id}/refund`, body, headers);
const captureStatus = async (id: string) =>
  ((await (await shop.call('GET', `/v2/payments/captures/${id}`)).json()) as { status: string }).status;
const types = async (count: number) => (await shop.events(count)).map((event) => event.event_type);

describe('refunds', () => {
  it('pays back in parts and never more than was paid', async () => {
    const { id } = await shop.paidOrder();
    const part = await refund(id, { amount: usd('10.00'), note_to_payer: 'Sorry' });
    expect(part.status).toBe(201);
    const shown = (await part.json()) as { id: string; links: { rel: string; href: string }[] };
    expect(shown).toMatchObject({
      status: 'COMPLETED',
      amount: usd('10.00'),
      custom_id: 'order-1',
      note_to_payer: 'Sorry',
      seller_payable_breakdown: { gross_amount: usd('10.00'), total_refunded_amount: usd('10.00') },
    });
    expect(shown.links.find(({ rel }) => rel === 'up')?.href).toMatch(new RegExp(`/v2/payments/captures/${id}$`));
    expect(await (await shop.call('GET', `/v2/payments/refunds/${shown.id}`)).json()).toEqual(shown);
    expect(await captureStatus(id)).toBe('PARTIALLY_REFUNDED');

    expect(await refusal(await refund(id, { amount: usd('17.01') }))).toMatchObject({
      status: 422,
      issue: 'REFUND_AMOUNT_EXCEEDED',
    });
    expect(await (await refund(id)).json()).toMatchObject({ amount: usd('17.00') });
    expect(await captureStatus(id)).toBe('REFUNDED');
    expect(await refusal(await refund(id))).toMatchObject({ issue: 'CAPTURE_FULLY_REFUNDED' });
    expect(await shop.books()).toMatchObject({ received_cents: 2700, paid_back_cents: 2700, balance_cents: 0 });
    expect(await types(4)).toEqual([
      'CHECKOUT.ORDER.APPROVED',
      'PAYMENT.CAPTURE.COMPLETED',
      'PAYMENT.CAPTURE.REFUNDED',
      'PAYMENT.CAPTURE.REFUNDED',
    ]);
  });

  it('pays back once per request id', async () => {
    const { id } = await shop.paidOrder();
    const key = { 'paypal-request-id': 'order:1:refund:1' };
    const answers = await Promise.all([1, 2].map(() => refund(id, { amount: usd('5.00') }, key)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect((await shop.books()).balance_cents).toBe(2200);
  });

  it('are made by the merchant on the control page too', async () => {
    const { id } = await shop.paidOrder();
    expect((await shop.control('refund', { capture_id: id, amount: '7.00' })).status).toBe(200);
    expect((await shop.control('refund', { capture_id: id, amount: '70.00' })).status).toBe(422);
    expect((await shop.control('refund', { capture_id: 'unknown' })).status).toBe(404);
    expect((await shop.control('refund', { capture_id: id })).status).toBe(200);
    expect((await shop.books()).balance_cents).toBe(0);
  });
});

describe('a payment that PayPal reviews', () => {
  it('is pending and brings no money until it is completed', async () => {
    const capture = await shop.paidOrder({}, 'review');
    expect(capture).toMatchObject({ status: 'PENDING', status_details: { reason: 'PENDING_REVIEW' } });
    expect(capture.seller_receivable_breakdown).toBeUndefined();
    expect((await shop.books()).balance_cents).toBe(0);
    expect(await refusal(await refund(capture.id))).toMatchObject({ issue: 'PENDING_CAPTURE' });

    expect((await shop.control('review', { capture_id: capture.id, outcome: 'complete' })).status).toBe(200);
    expect(await captureStatus(capture.id)).toBe('COMPLETED');
    expect((await shop.books()).balance_cents).toBe(2700);
    expect((await shop.control('review', { capture_id: capture.id, outcome: 'deny' })).status).toBe(409);
    expect((await types(3)).slice(1)).toEqual(['PAYMENT.CAPTURE.PENDING', 'PAYMENT.CAPTURE.COMPLETED']);
  });

  it('can be denied', async () => {
    const { id } = await shop.paidOrder({}, 'review');
    await shop.control('review', { capture_id: id, outcome: 'deny' });
    expect(await captureStatus(id)).toBe('DECLINED');
    expect((await shop.books()).balance_cents).toBe(0);
    expect((await types(3))[2]).toBe('PAYMENT.CAPTURE.DENIED');
  });
});

describe('disputes', () => {
  const open = async (capture_id: string) =>
    (await (await shop.control('dispute', { capture_id })).json()) as { dispute_id: string };

  it('are opened for what was not paid back yet, one at a time', async () => {
    const { id } = await shop.paidOrder();
    await refund(id, { amount: usd('10.00') });
    const dispute = await open(id);
    expect(dispute).toMatchObject({
      status: 'OPEN',
      dispute_amount: usd('17.00'),
      disputed_transactions: [
        {
          seller_transaction_id: id,
          custom: 'order-1',
          items: [{ item_name: expect.any(String), item_quantity: '1', dispute_amount: usd('37.00') }],
        },
      ],
    });
    expect((await shop.control('dispute', { capture_id: id })).status).toBe(409);
    expect(await refusal(await refund(id, { amount: usd('1.00') }))).toMatchObject({ issue: 'TRANSACTION_DISPUTED' });
    expect(await (await shop.call('GET', `/v1/customer/disputes/${dispute.dispute_id}`)).json()).toEqual(dispute);
    expect((await types(4))[3]).toBe('CUSTOMER.DISPUTE.CREATED');
  });

  it('won: the money stays', async () => {
    const { id } = await shop.paidOrder();
    const { dispute_id } = await open(id);
    const closed = await shop.control('dispute-close', { dispute_id, outcome: 'won' });
    expect(await closed.json()).toMatchObject({
      status: 'RESOLVED',
      dispute_outcome: { outcome_code: 'RESOLVED_SELLER_FAVOUR', amount_refunded: usd('0.00') },
    });
    expect(await captureStatus(id)).toBe('COMPLETED');
    expect((await shop.books()).balance_cents).toBe(2700);
    expect((await shop.control('dispute-close', { dispute_id, outcome: 'lost' })).status).toBe(409);
  });

  it('lost: PayPal takes the money back, as a reversal that the order shows among its refunds', async () => {
    const order = await shop.newOrder();
    await shop.control('approve', { order_id: order.id });
    await shop.capture(order.id);
    const id = (await shop.order(order.id)).purchase_units[0]?.payments?.captures[0]?.id ?? '';
    const { dispute_id } = await open(id);
    await shop.control('dispute-close', { dispute_id, outcome: 'lost' });
    expect(await captureStatus(id)).toBe('REFUNDED');
    expect((await shop.order(order.id)).purchase_units[0]?.payments?.refunds).toMatchObject([{ amount: usd('27.00') }]);
    expect(await shop.books()).toMatchObject({ balance_cents: 0, refunds: [{ kind: 'reversal', amount_cents: 2700 }] });
    const events = await shop.events(5);
    expect(events.slice(2).map(({ event_type }) => event_type)).toEqual([
      'CUSTOMER.DISPUTE.CREATED',
      'PAYMENT.CAPTURE.REVERSED',
      'CUSTOMER.DISPUTE.RESOLVED',
    ]);
    expect(events[4]?.resource).toMatchObject({
      dispute_outcome: { outcome_code: 'RESOLVED_BUYER_FAVOUR', amount_refunded: usd('27.00') },
    });
  });
});

describe('the control calls', () => {
  it('say in words what they do not know', async () => {
    const { id } = await shop.newOrder();
    const wrong = await shop.control('approve', { order_id: id, outcome: 'maybe' });
    expect(wrong.status).toBe(409);
    expect(await wrong.json()).toEqual({ error: 'outcome is one of: complete, decline, review' });
    expect((await shop.control('dispute-close', { dispute_id: 'PP-1', outcome: 'won' })).status).toBe(404);
  });

  it('are forms on the control page, each of which leads back to PayPal there', async () => {
    const { id } = await shop.paidOrder({ description: '<b>VIP</b>' });
    const page = await (await fetch(`${shop.url}/control`)).text();
    expect(page).toContain('$27.00 · Paid');
    expect(page).toContain('&lt;b&gt;VIP&lt;/b&gt;');
    expect(page).toContain('The buyer disputes it');
    const form = await fetch(`${shop.url}/control/paypal/refund`, {
      method: 'POST',
      redirect: 'manual',
      headers: { accept: 'text/html' },
      body: new URLSearchParams({ capture_id: id, amount: '27.00' }),
    });
    expect([form.status, form.headers.get('location')]).toEqual([303, '/control#paypal']);
    expect(await (await fetch(`${shop.url}/control`)).text()).toContain('$27.00 · Paid back');
    expect(await (await fetch(shop.url)).text()).toContain('robin.buyer@example.com');
  });

  it('clear forgets payments, and events can still be verified afterwards', async () => {
    await shop.paidOrder();
    await fetch(`${shop.url}/control/clear`, { method: 'POST' });
    expect(await shop.books()).toMatchObject({ captures: [], balance_cents: 0 });
    await shop.paidOrder();
    expect((await shop.books()).balance_cents).toBe(2700);
  });
});
