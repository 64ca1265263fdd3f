import {
  DEFAULT_SUPPORT_EMAIL,
  type BuyerOrdersResponse,
  type BuyerRequestRow,
  type CardPageResponse,
  type MessageAnswer,
  type OrderStatusResponse,
  type PageAnswer,
} from '@summit/contracts';
import { dollars, formatUsd, PRICE_BOOK } from '@summit/pricing';
import { DAY_MS } from '@summit/rules';
import { OrderLinks, type OrderLinkSubject } from '../../src/platform/links/order-links.js';
import { confirmAdmin, signInAdmin } from '../harness/admin.js';
import { startAppWithProviders, type AppWithProviders } from '../harness/app-with-providers.js';
import { BuyerBrowser, jobsDone, pageId } from '../harness/buyer-browser.js';
import { insertOrder } from '../harness/order-rows.js';
import { eventually, json, read, type RunningApp } from '../harness/running-app.js';

const LINK = /http:\/\/\S+\/orders#proof=(\S+)/;
const PRICE = PRICE_BOOK.vip.early;
const PAYPAL_PAYER = 'mio.pays@example.com';

describe('the page of a buyer', () => {
  let world: AppWithProviders;
  let running: RunningApp;
  let admin: { authorization: string };
  beforeAll(async () => {
    world = await startAppWithProviders();
    ({ running } = world);
    admin = await signInAdmin(running);
    await confirmAdmin(running, admin);
  });
  afterAll(() => world.stop());

  const proofOf = (subject: OrderLinkSubject, at = running.clock.now()) =>
    running.app
      .get(OrderLinks)
      .to(subject, at)
      .replace(/^.*#proof=/, '');
  const call = <Body>(path: string, body: object) => read<Body>(running.fetch(`/api/buyer/orders${path}`, json(body)));
  const ordersOf = async (proof: string) => (await call<BuyerOrdersResponse>('', { proof })).orders;
  const mailOf = async (email: string, subject: RegExp) => {
    const found = await eventually(async () =>
      (await world.outside.mailsTo(email)).find((mail) => subject.test(mail.subject)),
    );
    return (await world.outside.mail(found.id)).text;
  };
  const proofIn = (text: string) => LINK.exec(text)![1]!;
  const requests = async (query = '') =>
    (
      await read<PageAnswer<BuyerRequestRow>>(
        running.fetch(`/api/admin/dashboard/buyer-requests${query}`, { headers: admin }),
      )
    ).data;
  const decide = (id: string, answer: string, body: object) =>
    read<MessageAnswer>(running.fetch(`/api/admin/dashboard/buyer-requests/${id}/${answer}`, json(body, admin)));
  const buy = async (email: string) => {
    const buyer = new BuyerBrowser(running, email);
    const page = await buyer.payByCard(world.outside, 'vip');
    const proof = proofIn(await mailOf(email, /^Receipt for your order/));
    const [order] = await ordersOf(proof);
    return { buyer, page, proof, order: order! };
  };

  // F-322, F-323
  it('opens with the link of the receipt, gives the invoice, and takes a refund request that pays the money back', async () => {
    const { proof, order } = await buy('hana@example.com');
    expect(order).toMatchObject({
      product_type: 'vip',
      state: 'paid',
      has_access: true,
      paid: dollars(PRICE),
      email: 'hana@example.com',
      coaching: [],
      refund: { can_ask: true, request: null },
      correction: null,
    });
    const order_number = order.order_number;
    const invoice = await running.fetch('/api/buyer/orders/invoice', json({ proof, order_number }));
    expect([invoice.headers.get('content-type'), invoice.headers.get('cache-control')]).toEqual([
      'application/pdf',
      'no-store',
    ]);
    expect(
      Buffer.from(await invoice.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');

    const wish = { proof, order_number, reason: 'Not for me.\nThank you.' };
    expect((await call<MessageAnswer>('/refund', wish)).message).toMatch(/^We have your request/);
    expect((await call('/refund', wish)).code).toBe('refund_asked_before');
    await mailOf(DEFAULT_SUPPORT_EMAIL, /^A buyer waits for your answer: refund/);
    const [waiting] = await requests('?state=pending');
    expect(waiting).toMatchObject({
      kind: 'refund',
      order_number,
      email: 'hana@example.com',
      reason: wish.reason,
      kept: dollars(PRICE),
      amount: null,
    });

    expect((await decide(waiting!.id, 'approve', { amount: dollars(PRICE + 1) })).code).toBe('refund_exceeds_kept');
    expect((await decide(waiting!.id, 'approve', {})).message).toMatch(/^The refund is on its way/);
    expect((await decide(waiting!.id, 'approve', {})).code).toBe('buyer_request_decided');
    expect(await mailOf('hana@example.com', /^Your refund for order/)).toContain(formatUsd(PRICE));
    await eventually(async () => (await ordersOf(proof))[0]?.state === 'refunded');
    const [after] = await ordersOf(proof);
    expect(after).toMatchObject({
      has_access: false,
      refunded: dollars(PRICE),
      refund: { can_ask: false, request: { state: 'approved' } },
    });
    const books = await running.rows<{ sum: number }>(
      `select sum(amount_cents)::int as sum from ledger_line line join ledger_transaction booking on booking.id = line.transaction_id
       where booking.order_id = $1 and account like 'cash:%'`,
      [order_number],
    );
    expect(books[0]!.sum).toBe(0);
    const [audited] = await running.rows<{ details: { after: unknown } }>(
      `select details from audit_entry where action like '%/approve' and details->'after'->>'state' = 'approved'`,
    );
    expect(audited!.details.after).toMatchObject({ state: 'approved', kind: 'refund', amount: dollars(PRICE) });
  });

  it('is told no with a reason, by mail and on the page', async () => {
    const { proof, order } = await buy('ada@example.com');
    await call('/refund', { proof, order_number: order.order_number, reason: '' });
    const [waiting] = await requests('?state=pending');
    expect((await decide(waiting!.id, 'decline', { answer: ' ' })).code).toBe('buyer_answer_required');
    await decide(waiting!.id, 'decline', { answer: 'You have watched everything.' });
    expect(await mailOf('ada@example.com', /^About your refund request/)).toContain('You have watched everything.');
    expect((await ordersOf(proof))[0]!.refund).toMatchObject({
      can_ask: false,
      request: { state: 'declined', answer: 'You have watched everything.' },
    });
  });

  it('lets the browser that paid correct a mistyped address, which support confirms', async () => {
    const { buyer, page, order } = await buy('noor@exmaple.com');
    const { orders_url } = await buyer.get<OrderStatusResponse>(`/api/orders/status?session_id=${page}`);
    const stranger = await read<OrderStatusResponse>(running.fetch(`/api/orders/status?session_id=${page}`));
    expect(stranger.orders_url).toBeNull();
    const proof = proofIn(orders_url!);
    await insertOrder(running, { email: 'noor@exmaple.com', product: 'dfy' });
    // One payment opens the order that it paid, whatever else the address has.
    expect((await ordersOf(proof)).map(({ order_number }) => order_number)).toEqual([order.order_number]);

    await call('/email', { proof, order_number: order.order_number, email: 'Noor@example.com' });
    expect((await ordersOf(proof))[0]!.correction).toEqual({
      email: 'n***@example.com',
      state: 'pending',
      answer: null,
    });
    const [waiting] = await requests('?state=pending');
    expect(waiting).toMatchObject({ kind: 'email', new_email: 'noor@example.com' });
    await decide(waiting!.id, 'approve', {});
    expect(await mailOf('noor@example.com', /^Receipt for your order/)).toContain(order.order_number);
    expect(await mailOf('noor@example.com', /^Set your VIP password$/)).toContain('/vip/setup-password?token=');
    expect((await ordersOf(proof))[0]).toMatchObject({ email: 'noor@example.com', correction: null });
    const access = await running.rows(
      `select email, summit2_access from member where email like 'noor@%' order by email desc`,
    );
    expect(access).toEqual([
      { email: 'noor@exmaple.com', summit2_access: false },
      { email: 'noor@example.com', summit2_access: true },
    ]);
  });

  it('takes a correction from whoever paid: the provider has another address for the payment', async () => {
    const buyer = new BuyerBrowser(running, 'mio@exmaple.com');
    const { order_id } = await buyer.wallet('vip');
    await world.outside.control('paypal/approve', { order_id, outcome: 'complete', email: PAYPAL_PAYER });
    await buyer.post('/api/paypal/capture-order', {
      email: buyer.email,
      name: 'Zoe',
      product_type: 'vip',
      session_id: buyer.sessionId,
      order_id,
    });
    const typed = proofOf({ kind: 'address', email: 'mio@exmaple.com' });
    const { order_number } = await eventually(async () => (await ordersOf(typed))[0]);
    await call('/email', { proof: typed, order_number, email: 'mio@example.com' });
    const proof = proofIn(await mailOf(PAYPAL_PAYER, /^Is this the right address for your order/));
    expect((await call('', { proof })).code).toBe('orders_link_invalid');
    expect((await call<MessageAnswer>('/email/confirm', { proof })).message).toMatch(/^The order has the new address/);
    expect((await call('/email/confirm', { proof })).code).toBe('buyer_request_decided');
    expect(await mailOf('mio@example.com', /^Receipt for your order/)).toContain(order_number);
  });

  it('mails the mails of an order again, three times a day', async () => {
    const { proof, order } = await buy('again@example.com');
    const receipts = async () =>
      (await world.outside.mailsTo('again@example.com')).filter(({ subject }) => subject.startsWith('Receipt')).length;
    const resend = () => call<MessageAnswer>('/resend', { proof, order_number: order.order_number });
    expect((await resend()).message).toMatch(/on their way again/);
    await eventually(async () => (await receipts()) === 2);
    await resend();
    await resend();
    expect((await resend()).code).toBe('rate_limited');
  });

  it('mails a fresh link, with one answer for every address', async () => {
    await insertOrder(running, { email: 'fresh@example.com', createdAt: running.clock.now() });
    const known = await call<MessageAnswer>('/link', { email: 'Fresh@example.com' });
    expect(await call('/link', { email: 'nobody@example.com' })).toEqual(known);
    expect((await call('/link', { email: 'not an address' })).code).toBe('email_invalid');
    const mailed = await mailOf('fresh@example.com', /^The link to your orders$/);
    expect(await ordersOf(proofIn(mailed))).toHaveLength(1);
    expect(await world.outside.mailsTo('nobody@example.com')).toEqual([]);
  });

  describe('is closed', () => {
    const stolen = { kind: 'address', email: 'closed@example.com' } as const;

    it('to links that are cut off, forged, of another purpose, or over', async () => {
      const proof = proofOf(stolen);
      const forged = [proof.slice(0, -1), proof.replace('a.', 'o.'), 'x'.repeat(700), ''];
      for (const given of forged) expect((await call('', { proof: given })).code).toBe('orders_link_invalid');
      expect((await call('', {})).code).toBe('orders_link_invalid');
      const over = await running.fetch(
        '/api/buyer/orders',
        json({ proof: proofOf(stolen, running.clock.now() - 91 * DAY_MS) }),
      );
      expect([over.status, (await read(over)).code]).toEqual([410, 'orders_link_expired']);
    });

    it('for orders of somebody else', async () => {
      const order_number = await insertOrder(running, { email: 'kai@example.com', createdAt: running.clock.now() });
      const proof = proofOf(stolen);
      for (const [path, more] of [
        ['/invoice', {}],
        ['/resend', {}],
        ['/refund', { reason: '' }],
        ['/card', {}],
        ['/email', { email: 'mine@example.com' }],
      ] as const)
        expect((await call(path, { proof, order_number, ...more })).code).toBe('not_found');
      expect((await call('/invoice', { proof, order_number: '../x' })).code).toBe('not_found');
    });

    it('for refunds after the guarantee, which the server counts (F-146)', async () => {
      const email = 'late@example.com';
      const createdAt = running.clock.now() - 8 * DAY_MS;
      const order_number = await insertOrder(running, { email, createdAt });
      const proof = proofOf({ kind: 'address', email });
      expect((await ordersOf(proof))[0]!.refund).toMatchObject({
        can_ask: false,
        guarantee_until: new Date(createdAt + 7 * DAY_MS).toISOString(),
      });
      expect((await call('/refund', { proof, order_number, reason: '' })).code).toBe('refund_guarantee_over');
    });
  });

  // Last, because it moves the clock by a month.
  it('takes another card for the rest of a plan, which pays the installment that failed (F-322)', async () => {
    const vip = await buy('no-plan@example.com');
    expect(vip.order.plan_card).toBeNull();
    const wish = { proof: vip.proof, order_number: vip.order.order_number };
    expect((await call('/card', wish)).code).toBe('plan_charges_nothing');

    const buyer = new BuyerBrowser(running, 'plan@example.com');
    const { url } = await buyer.plan();
    const { subscription } = await world.outside.control<{ subscription: string }>('stripe/pay', {
      session: pageId(url),
      card: '4000000000000341',
    });
    const proof = proofOf({ kind: 'address', email: 'plan@example.com' });
    const order = await eventually(async () => (await ordersOf(proof))[0]);
    expect(order).toMatchObject({
      state: 'plan_active',
      plan_card: { can_change: true, last4: null, given_at: null },
    });
    const order_number = order.order_number;
    await world.outside.control('stripe/next-installment', { subscription });
    await eventually(async () => (await ordersOf(proof))[0]?.state === 'plan_past_due');
    expect((await ordersOf(proof))[0]!.pay_url).toMatch(/^http/);

    const { now } = await world.outside.control<{ now: string }>('clock', { minutes: '1' });
    running.clock.set(Date.parse(now));
    const page = await call<CardPageResponse>('/card', { proof, order_number });
    const saved = await world.outside.control<{ success_url: string }>('stripe/pay', {
      session: pageId(page.url),
      card: '5555555555554444',
    });
    const asked = Number(new URL(saved.success_url).searchParams.get('card'));
    const changed = await eventually(async () => {
      const card = (await ordersOf(proof))[0]?.plan_card;
      return card?.last4 === '4444' && card;
    });
    expect(Date.parse(changed.given_at!)).toBeGreaterThan(asked - 60_000);
    await jobsDone(running);
    await world.outside.control('stripe/next-installment', { subscription });
    await eventually(async () => (await ordersOf(proof))[0]?.state === 'plan_active');
  });
});
