import type { OrderStatusResponse, PaypalCaptureResponse } from '@summit/contracts';
import { BUMPS, dollars, PRICE_BOOK } from '@summit/pricing';
import { BuyerBrowser, jobsDone } from '../harness/buyer-browser.js';
import { startOutsideWorld, type OutsideWorld } from '../harness/outside-world.js';
import { eventually, read, startApp, type RunningApp } from '../harness/running-app.js';

/** VIP with its add-on, in cents. */
const PAID = PRICE_BOOK.vip.early + BUMPS.vip_bump.cents;

interface Books {
  captures: { capture_id: string; order_id: string; status: string; amount_cents: number }[];
}

describe('paying with PayPal', () => {
  let outside: OutsideWorld;
  let running: RunningApp;
  let buyers = 0;
  beforeAll(async () => {
    outside = await startOutsideWorld();
    running = await startApp({ role: 'all', env: outside.env });
    running.clock.set(Date.now());
    outside.notify(running.url);
  });
  afterAll(async () => {
    await jobsDone(running);
    await running.stop();
    await outside.stop();
  });

  const newBuyer = () => new BuyerBrowser(running, `wallet-${(buyers += 1)}@example.com`);
  const capture = (buyer: BuyerBrowser, orderId: string, more: object = {}) =>
    buyer.post<PaypalCaptureResponse>('/api/paypal/capture-order', {
      email: buyer.email,
      name: 'Zoe',
      product_type: 'vip',
      session_id: buyer.sessionId,
      order_id: orderId,
      ...more,
    });
  const capturesOf = async (orderId: string) =>
    (await outside.books<Books>('paypal')).captures.filter((one) => one.order_id === orderId);
  const approve = (orderId: string, outcome = 'complete') =>
    outside.control('paypal/approve', { order_id: orderId, outcome });
  const orderOf = async (buyer: BuyerBrowser) =>
    (await running.rows('select * from purchase_order where session_id = $1', [buyer.sessionId]))[0];

  // F-005, F-328, C-073
  it('makes an order, captures it and answers a repeat with the first result', async () => {
    const buyer = newBuyer();
    const { http, order_id: orderId, quote } = await buyer.wallet('vip', { order_bump: true });
    expect([http, quote.total]).toEqual([200, dollars(PAID)]);
    await approve(orderId);
    // The same fields again, and an amount that nobody believes.
    const first = await capture(buyer, orderId, { expected_total_cents: 1, order_bump: false });
    const [taken] = await capturesOf(orderId);
    expect(taken).toMatchObject({ amount_cents: PAID, status: 'COMPLETED' });
    expect(first).toEqual({
      http: 200,
      status: 'COMPLETED',
      success: true,
      order_id: orderId,
      transaction_id: taken!.capture_id,
    });
    expect(await capture(buyer, orderId)).toEqual(first);
    expect(await capturesOf(orderId)).toHaveLength(1);
    expect(await orderOf(buyer)).toMatchObject({ status: 'completed', captured_cents: PAID, provider: 'paypal' });
    expect(await buyer.wallet('vip')).toMatchObject({ http: 409, code: 'already_purchased' });
  });

  it('takes the money once for twenty captures at once', async () => {
    const buyer = newBuyer();
    const { order_id: orderId } = await buyer.wallet('vip');
    await approve(orderId);
    const answers = await Promise.all(Array.from({ length: 20 }, () => capture(buyer, orderId)));
    expect(new Set(answers.map(({ transaction_id }) => transaction_id)).size).toBe(1);
    expect(await capturesOf(orderId)).toHaveLength(1);
  });

  it('shows a stranger nothing of an order', async () => {
    const buyer = newBuyer();
    const { order_id: orderId } = await buyer.wallet('vip');
    await approve(orderId);
    expect(await capture(newBuyer(), orderId)).toMatchObject({ code: 'not_found' });
    expect(await capturesOf(orderId)).toEqual([]);
  });

  it('waits for the approval, and lets the buyer choose again after a decline', async () => {
    const buyer = newBuyer();
    const { order_id: orderId } = await buyer.wallet('vip');
    expect(await capture(buyer, orderId)).toMatchObject({ code: 'paypal_order_not_approved' });
    await approve(orderId, 'decline');
    expect(await capture(buyer, orderId)).toMatchObject({ code: 'wallet_declined' });
    await approve(orderId);
    expect(await capture(buyer, orderId)).toMatchObject({ success: true, status: 'COMPLETED' });
  });

  it('answers pending while PayPal reviews, takes no second payment meanwhile, and completes later', async () => {
    const buyer = newBuyer();
    const { order_id: orderId } = await buyer.wallet('vip');
    await approve(orderId, 'review');
    const pending = await capture(buyer, orderId);
    expect(pending).toMatchObject({ success: true, status: 'PENDING' });
    expect(await buyer.checkout('vip')).toMatchObject({ http: 409, code: 'payment_processing' });
    await outside.control('paypal/review', { capture_id: pending.transaction_id, outcome: 'complete' });
    await eventually(async () => (await orderOf(buyer))?.['status'] === 'completed');
    expect(await read<OrderStatusResponse>(running.fetch(`/api/orders/status?session_id=${orderId}`))).toMatchObject({
      status: 'confirmed',
    });
  });

  it('asks again where PayPal stumbled, and takes the money once', async () => {
    const buyer = newBuyer();
    const { order_id: orderId } = await buyer.wallet('vip');
    await approve(orderId);
    await outside.disturb('paypal', 'server_error', 1);
    expect(await capture(buyer, orderId)).toMatchObject({ success: true, status: 'COMPLETED' });
    expect(await capturesOf(orderId)).toHaveLength(1);
  });

  it('captures nothing of an order that a card page took the place of', async () => {
    const buyer = newBuyer();
    const { order_id: orderId } = await buyer.wallet('vip');
    await approve(orderId);
    expect(await buyer.checkout('vip')).toMatchObject({ http: 200 });
    expect(await capture(buyer, orderId)).toMatchObject({ code: 'paypal_order_not_approved' });
    expect(await capturesOf(orderId)).toEqual([]);
  });
});
