import type { OrderStatusResponse } from '@summit/contracts';
import { formatUsd, PRICE_BOOK } from '@summit/pricing';
import { SUMMIT_ZONE } from '@summit/rules';
import { startAppWithProviders } from '../harness/app-with-providers.js';
import { BuyerBrowser, pageId } from '../harness/buyer-browser.js';
import type { OutsideWorld } from '../harness/outside-world.js';
import { eventually, read, type RunningApp } from '../harness/running-app.js';

const CARD = '4242424242424242';
const PRICE = PRICE_BOOK.vip.early;

interface Books {
  charges: { order_id: string; amount: number; refunded: number }[];
}

// C-116
describe('one address that buys the same on two devices', () => {
  let outside: OutsideWorld;
  let running: RunningApp;
  let stop: () => Promise<void>;
  const logged: string[] = [];
  beforeAll(async () => {
    ({ outside, running, stop } = await startAppWithProviders({ log: (line) => logged.push(line) }));
  });
  afterAll(() => stop());

  const status = (id: string) =>
    read<OrderStatusResponse>(running.fetch(`/api/orders/status?session_id=${encodeURIComponent(id)}`));
  const became = (id: string, wanted: OrderStatusResponse['status']) =>
    eventually(async () => (await status(id)).status === wanted);
  const another = (email: string) => new BuyerBrowser(running, email);
  const businessDay = (at: number) => new Intl.DateTimeFormat('en-CA', { timeZone: SUMMIT_ZONE }).format(at);
  const pay = (session: string, email: string) => outside.control('stripe/pay', { session, card: CARD, email });
  const ordersOf = (email: string) =>
    running.rows<{ id: string; status: string }>(
      'select id, status from purchase_order where email = $1 order by created_at',
      [email],
    );

  it('is told the date of the first order, may go on, and gets the second payment back with two mails', async () => {
    const email = 'twice@example.com';
    const [phone, laptop] = [new BuyerBrowser(running, email), new BuyerBrowser(running, email)];
    const first = await phone.payByCard(outside, 'vip');
    await became(first, 'confirmed');
    const { http, url, earlier_order_at } = await laptop.checkout('vip');
    expect(http).toBe(200);
    expect(earlier_order_at).toBe(`${businessDay(running.clock.now())}T20:00:00.000Z`);
    expect(await laptop.wallet('vip')).toMatchObject({ http: 200, earlier_order_at });
    expect(await another(email).wallet('vip')).toMatchObject({ http: 409, code: 'already_purchased' });
    const page = pageId((await laptop.checkout('vip')).url);
    expect(page).not.toBe(pageId(url));
    await pay(page, email);
    await became(page, 'paid_twice');
    // One second payment is paid back; nobody is let to a third one (D-145).
    expect(await another(email).checkout('vip')).toMatchObject({ http: 409, code: 'already_purchased' });
    const [kept, second] = await ordersOf(email);
    expect([kept!.status, (await ordersOf(email)).slice(1).map((order) => order.status)]).toEqual([
      'completed',
      expect.not.arrayContaining(['completed', 'pending']),
    ]);
    expect(second).toBeDefined();
    const product = 'VIP';
    await eventually(async () => {
      const found = await outside.subjectsTo(email);
      return found.some((one) => one.startsWith('You paid twice')) && found.some((one) => one.includes('is paid back'));
    });
    const { text } = await outside.mailAbout(email, /^You paid twice/);
    expect(text).toContain(formatUsd(PRICE));
    expect(text).toContain(kept!.id);
    expect(text).toContain(product);
    const { charges } = await outside.books<Books>('stripe');
    expect(charges).toHaveLength(2);
    expect(logged.some((line) => line.includes('payment_not_owed_bought_elsewhere'))).toBe(true);
    const [ledger] = await running.rows<{ owed: number }>(
      `select coalesce(sum(l.amount_cents), 0)::int as owed from ledger_line l where l.account = 'liability:duplicate_payment'`,
    );
    expect(ledger!.owed).toBe(0);
  });

  it('keeps one of two payments that come at the same moment', async () => {
    const email = 'same-moment@example.com';
    const browsers = Array.from({ length: 4 }, () => new BuyerBrowser(running, email));
    const pages: string[] = [];
    for (const browser of browsers) pages.push(pageId((await browser.checkout('vip')).url));
    await Promise.all(pages.map((page) => pay(page, email)));
    const ended = () =>
      running.rows(`select from purchase_order o where o.email = $1 and o.status = 'pending'`, [email]);
    await eventually(async () => (await ended()).length === 0);
    const statuses = (await ordersOf(email)).map((order) => order.status);
    expect(statuses.toSorted()).toEqual(['completed', 'failed', 'failed', 'failed']);
    await eventually(
      async () => (await outside.subjectsTo(email)).filter((one) => one.includes('is paid back')).length === 3,
    );
  });

  it('is paid twice by nobody who has nothing: a stranger pays for the address and disputes', async () => {
    const email = 'locked-out@example.com';
    const [stranger, owner] = [new BuyerBrowser(running, email), new BuyerBrowser(running, email)];
    await became(await stranger.payByCard(outside, 'vip'), 'confirmed');
    const [order] = await ordersOf(email);
    const [payment] = await running.rows<{ ref: string }>(
      'select provider_ref as ref from payment where order_id = $1',
      [order!.id],
    );
    await outside.control('stripe/dispute', { payment_intent: payment!.ref });
    await eventually(async () => (await ordersOf(email))[0]!.status === 'disputed');
    expect((await owner.checkout('vip')).earlier_order_at).toBeUndefined();
    await became(await owner.payByCard(outside, 'vip'), 'confirmed');
    const statuses = (await ordersOf(email)).map(({ status }) => status);
    expect(statuses).toContain('completed');
    expect((await outside.subjectsTo(email)).filter((subject) => subject.startsWith('You paid twice'))).toEqual([]);
  });

  it('is not charged by one press for what it bought elsewhere', async () => {
    const email = 'no-press@example.com';
    const [phone, laptop] = [new BuyerBrowser(running, email), new BuyerBrowser(running, email)];
    await became(await phone.payByCard(outside, 'vip'), 'confirmed');
    await became(await laptop.payByCard(outside, 'implementation'), 'confirmed');
    phone.sessionId = `${phone.sessionId}_next`;
    expect(await phone.oneClick('implementation')).toMatchObject({ http: 402, code: 'no_saved_card' });
  });
});
