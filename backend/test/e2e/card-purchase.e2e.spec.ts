import type { HeldOrdersResponse, OrderStatusResponse, TimerStartResponse } from '@summit/contracts';
import { BUMPS, dollars, PRICE_BOOK } from '@summit/pricing';
import { BuyerBrowser, jobsDone, pageId } from '../harness/buyer-browser.js';
import { startOutsideWorld, type OutsideWorld } from '../harness/outside-world.js';
import { eventually, read, startApp, type RunningApp } from '../harness/running-app.js';

/** VIP with its add-on, in cents. */
const PAID = PRICE_BOOK.vip.early + BUMPS.vip_bump.cents;

interface Books {
  charges: { order_id: string; amount: number }[];
}

const NEEDS_BANK_EVERY_TIME = '4000002760003184';
const DECLINES_LATER = '4000000000000341';

describe('paying by card', () => {
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

  const newBuyer = () => new BuyerBrowser(running, `buyer-${(buyers += 1)}@example.com`);
  const status = (id: string) =>
    read<OrderStatusResponse>(running.fetch(`/api/orders/status?session_id=${encodeURIComponent(id)}`));
  const confirmed = (id: string) => eventually(async () => (await status(id)).status === 'confirmed');
  const chargesOf = async (orderId: string) =>
    (await outside.books<Books>('stripe')).charges.filter((charge) => charge.order_id === orderId);
  /** A browser that has just bought VIP. */
  const vipBuyer = async (card?: string): Promise<BuyerBrowser> => {
    const buyer = newBuyer();
    await confirmed(await buyer.payByCard(outside, 'vip', card));
    return buyer;
  };

  // F-005, F-232, F-328
  it('opens a hosted page, books its payment and confirms the order under both ids', async () => {
    const buyer = newBuyer();
    const { http, url, quote } = await buyer.checkout('vip', { order_bump: true, affiliate_code: 'amara' });
    expect(http).toBe(200);
    expect(quote).toMatchObject({ total: dollars(PAID), price_reason: 'single_price' });
    const page = pageId(url);
    expect(await status(page)).toMatchObject({ success: true, product_type: 'vip', status: 'confirming' });
    const paid = await outside.control<{ success_url: string }>('stripe/pay', {
      session: page,
      card: '4242424242424242',
    });
    expect(paid.success_url).toBe(`http://funnel.test/success?session_id=${page}&product=vip`);
    await confirmed(page);
    await confirmed(buyer.sessionId);
    const [order] = await running.rows<{ id: string }>('select * from purchase_order where session_id = $1', [
      buyer.sessionId,
    ]);
    expect(order).toMatchObject({ status: 'completed', captured_cents: PAID, affiliate_code: 'AMARA', is_test: true });
    expect(await chargesOf(order!.id)).toMatchObject([{ amount: PAID }]);
  });

  // C-116
  it('tells the browser that paid what it holds and what its receipt says, and a stranger no address', async () => {
    const buyer = newBuyer();
    const held = async (cookie: string | null) =>
      (
        await read<HeldOrdersResponse>(
          running.fetch('/api/orders/held', { headers: cookie === null ? {} : { cookie: `buyer=${cookie}` } }),
        )
      ).orders;
    const page = await buyer.payByCard(outside, 'vip');
    await confirmed(page);
    expect(await held(buyer.cookie)).toEqual([
      { product_type: 'vip', ordered_at: expect.any(String), email: expect.stringMatching(/^b\*\*\*@example\.com$/) },
    ]);
    expect(await held(null)).toEqual([]);
    const [order] = await running.rows<{ id: string }>('select id from purchase_order where session_id = $1', [
      buyer.sessionId,
    ]);
    const asked = (cookie: string | null) =>
      read<OrderStatusResponse>(
        running.fetch(`/api/orders/status?session_id=${page}`, {
          headers: cookie === null ? {} : { cookie: `buyer=${cookie}` },
        }),
      );
    expect((await asked(buyer.cookie)).receipt).toMatchObject({
      order_number: order!.id,
      lines: [{ name: 'VIP', quantity: 1, amount: dollars(PRICE_BOOK.vip.early) }],
      total: dollars(PRICE_BOOK.vip.early),
      paid: dollars(PRICE_BOOK.vip.early),
      refunded: 0,
      email: buyer.email,
      payment_method: 'card',
      card_last4: '4242',
    });
    expect((await asked(null)).receipt?.email).toMatch(/^b\*\*\*@example\.com$/);
    expect(await buyer.checkout('vip')).toMatchObject({ http: 200, already_owned: true });
  });

  it('says of a second press on something owned that nothing was charged by it (F-226)', async () => {
    const buyer = await vipBuyer();
    expect(await buyer.oneClick('implementation')).toMatchObject({ http: 200, already_owned: false });
    expect(await buyer.oneClick('implementation', { order_bump: true })).toMatchObject({
      http: 200,
      already_owned: true,
      amount: 97,
    });
  });

  it('says to a press whose answer was lost that it has bought, in its browser only (D-491)', async () => {
    const buyer = await vipBuyer();
    const press_id = 'b7a1b1f0-0000-4000-8000-000000000001';
    const wanted = { press_id, order_bump: true, coaching_sessions: 2 };
    const first = await buyer.oneClick('implementation', wanted);
    expect(first).toMatchObject({ http: 200, already_owned: false });
    expect(await buyer.oneClick('implementation', wanted)).toEqual(first);
    expect(await buyer.checkout('implementation', wanted)).toMatchObject({ already_owned: false });
    expect(await buyer.oneClick('implementation', { ...wanted, press_id: undefined })).toMatchObject({
      already_owned: true,
    });
    const other = { ...wanted, coaching_sessions: 1 };
    expect(await buyer.oneClick('implementation', other)).toEqual({ ...first, already_owned: true });
    expect(await buyer.checkout('implementation', other)).toMatchObject({ already_owned: true });
    const stranger = new BuyerBrowser(running, buyer.email);
    const session_id = buyer.sessionId;
    expect(await stranger.oneClick('implementation', { ...wanted, session_id })).toMatchObject({
      code: 'no_saved_card',
    });
    expect(await stranger.checkout('implementation', { ...wanted, session_id })).toMatchObject({ already_owned: true });
    expect(await chargesOf(first.order_id)).toHaveLength(1);
    expect(await buyer.oneClick('implementation', { press_id: 'short' })).toMatchObject({ http: 400 });
  });

  it('sets a signed cookie that scripts can not read', async () => {
    const response = await running.fetch('/api/stripe/create-checkout-session', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        email: 'cookie@example.com',
        name: '',
        session_id: 'vip_1761000000000_cookie',
        product_type: 'vip',
      }),
    });
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^buyer=[0-9a-f-]{36}\.[\w-]{43}; Max-Age=604800; Path=\/api; HttpOnly; SameSite=Strict$/),
    ]);
  });

  // F-005, F-229
  it('charges the saved card with one press, fifty times at once for one charge', async () => {
    const buyer = await vipBuyer();
    const timer = await buyer.startTimer<TimerStartResponse>('implementation', { email: buyer.email });
    expect(timer.saved_card).toEqual({ brand: 'visa', last4: '4242' });
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => buyer.oneClick('implementation', { coaching_sessions: 1 })),
    );
    expect(new Set(answers.map((answer) => `${answer.http} ${answer.order_id} ${answer.amount}`)).size).toBe(1);
    expect(answers[0]).toMatchObject({ http: 200, amount: 197, quote: { total: 197, price_reason: 'offer_active' } });
    expect(await chargesOf(answers[0]!.order_id)).toMatchObject([{ amount: 19_700 }]);
    await confirmed(buyer.sessionId);
  });

  // F-225
  it('never charges for a stranger who knows the address', async () => {
    const buyer = await vipBuyer();
    const stranger = new BuyerBrowser(running, buyer.email);
    const refusals = [
      await stranger.oneClick('implementation'),
      await new BuyerBrowser(running, 'nobody@example.com').oneClick('implementation'),
    ];
    stranger.cookie = buyer.cookie!.replace(/.$/, buyer.cookie!.endsWith('A') ? 'E' : 'A');
    refusals.push(await stranger.oneClick('implementation'));
    await stranger.checkout('vip');
    refusals.push(await stranger.oneClick('implementation'));
    for (const refusal of refusals)
      expect(refusal).toMatchObject({ http: 402, code: 'no_saved_card', detail: 'No saved card' });
    const orders = await running.rows(`select from purchase_order where email = $1 and product = 'implementation'`, [
      buyer.email,
    ]);
    expect(orders).toEqual([]);
    expect(await stranger.startTimer<TimerStartResponse>('implementation', { email: buyer.email })).toMatchObject({
      saved_card: null,
    });
  });

  // F-227
  it('falls back to the hosted page when the bank wants to see the buyer', async () => {
    const buyer = await vipBuyer(NEEDS_BANK_EVERY_TIME);
    expect(await buyer.oneClick('implementation')).toMatchObject({ http: 402, code: 'authentication_required' });
    await confirmed(await buyer.payByCard(outside, 'implementation', NEEDS_BANK_EVERY_TIME));
    const orders = await running.rows<{ id: string; status: string }>(
      `select id, status from purchase_order where session_id = $1 and product = 'implementation'`,
      [buyer.sessionId],
    );
    expect(orders.filter((order) => order.status === 'completed')).toHaveLength(1);
    expect((await Promise.all(orders.map(({ id }) => chargesOf(id)))).flat()).toMatchObject([{ amount: 9_700 }]);
  });

  // F-227
  it('says that a card was declined, and stops trying after three times in an hour', async () => {
    const buyer = await vipBuyer(DECLINES_LATER);
    for (let press = 0; press < 3; press += 1)
      expect(await buyer.oneClick('implementation')).toMatchObject({ http: 402, code: 'card_declined' });
    expect(await buyer.oneClick('implementation')).toMatchObject({ http: 402, code: 'no_saved_card' });
  });

  it('takes the money once although nobody could say whether it was taken', async () => {
    const buyer = await vipBuyer();
    // What the VIP purchase still asks of Stripe would take the answers that are meant for this one.
    await jobsDone(running);
    // Stripe is asked twice at most (D-35).
    await outside.disturb('stripe', 'server_error', 2);
    expect(await buyer.oneClick('implementation')).toMatchObject({ http: 503, code: 'payment_unknown' });
    const { url } = await buyer.checkout('implementation');
    expect(url).toBe(`http://funnel.test/success?session_id=${buyer.sessionId}&product=implementation`);
    const [order] = await running.rows<{ id: string }>(
      `select id from purchase_order where session_id = $1 and product = 'implementation'`,
      [buyer.sessionId],
    );
    expect(await chargesOf(order!.id)).toMatchObject([{ amount: 9_700 }]);
  });

  it('confirms an order whose notification was lost', async () => {
    await outside.control('webhooks', { provider: 'stripe', mode: 'drop' });
    const page = await newBuyer().payByCard(outside, 'vip');
    expect(await status(page)).toMatchObject({ status: 'confirmed' });
    await outside.control('webhooks', { provider: 'stripe', mode: 'normal' });
  });

  it('closes the page of one way to pay before it opens another one', async () => {
    const buyer = newBuyer();
    const full = await buyer.checkout('dfy');
    const plan = await buyer.plan();
    expect(plan).toMatchObject({ http: 200, quote: { total: 2_497, installments: [832.33, 832.33, 832.34] } });
    await expect(
      outside.control('stripe/pay', { session: pageId(full.url), card: '4242424242424242' }),
    ).rejects.toThrow();
    await outside.control('stripe/pay', { session: pageId(plan.url), card: '4242424242424242', email: buyer.email });
    await confirmed(pageId(plan.url));
    const [order] = await running.rows(`select * from purchase_order where session_id = $1 and plan`, [
      buyer.sessionId,
    ]);
    expect(order).toMatchObject({ status: 'payment_plan_active', captured_cents: 83_233 });
    // The product is held now: neither way opens a page again.
    expect((await buyer.checkout('dfy')).url).toContain('http://funnel.test/success?session_id=');
    expect((await buyer.plan()).url).toContain('http://funnel.test/success?session_id=');
  });

  it('takes the address of a guest from the provider, and charges a guest nothing by itself (C-066)', async () => {
    const guest = new BuyerBrowser(running, 'guest@growth-and-scale.example');
    const { url } = await guest.checkout('vip', { name: 'Guest User' });
    await outside.control('stripe/pay', { session: pageId(url), card: '4242424242424242', email: 'real@example.com' });
    await confirmed(guest.sessionId);
    const [order] = await running.rows('select email, name from purchase_order where session_id = $1', [
      guest.sessionId,
    ]);
    expect(order).toEqual({ email: 'real@example.com', name: 'Robin Buyer' });
    expect(await guest.oneClick('implementation')).toMatchObject({ http: 402, code: 'no_saved_card' });
  });
});
