import type { OrderRow, PageAnswer } from '@summit/contracts';
import { BUMPS, dollars, formatUsd, PRICE_BOOK, type Bump } from '@summit/pricing';
import { signInAdmin } from '../harness/admin.js';
import { startAppWithProviders } from '../harness/app-with-providers.js';
import { BuyerBrowser, pageId } from '../harness/buyer-browser.js';
import type { OutsideWorld } from '../harness/outside-world.js';
import { read, type RunningApp } from '../harness/running-app.js';

const KEY = 'vip_workbook';
/** All that a fourth add-on takes: one row of the price book. */
const WORKBOOK: Bump = { product: 'vip', cents: 1_900, name: 'Workbook', card: { description: 'On paper.' } };
const VIP = PRICE_BOOK.vip.early;
const ALL = VIP + BUMPS.vip_bump.cents + WORKBOOK.cents;

describe('an add-on that is one row more in the price book', () => {
  let outside: OutsideWorld;
  let running: RunningApp;
  let stop: () => Promise<void>;
  beforeAll(async () => {
    Object.assign(BUMPS, { [KEY]: WORKBOOK });
    ({ outside, running, stop } = await startAppWithProviders());
  });
  afterAll(async () => {
    await stop();
    Reflect.deleteProperty(BUMPS, KEY);
  });

  const receiptTo = async (email: string) => (await outside.mailAbout(email, /^Receipt/)).text;
  const orderOf = async ({ sessionId }: BuyerBrowser) => {
    const [order] = await running.rows<{ id: string; status: string; bump_keys: string[]; captured_cents: number }>(
      'select id, status, bump_keys, captured_cents from purchase_order where session_id = $1',
      [sessionId],
    );
    return order!;
  };
  const booksOf = (orderId: string) =>
    running.rows(
      `select l.account, l.amount_cents::int as cents from ledger_line l join ledger_transaction t on t.id = l.transaction_id
       where t.order_id = $1 order by l.account`,
      [orderId],
    );

  it('is quoted, charged by card, booked, on the receipt and in the row of the back office', async () => {
    const buyer = new BuyerBrowser(running, 'workbook@example.com');
    const { http, url, quote } = await buyer.checkout('vip', { order_bump: true, order_bumps: [KEY] });
    expect(http).toBe(200);
    expect(quote).toMatchObject({
      total: dollars(ALL),
      lines: [
        { key: 'base', amount: dollars(VIP) },
        { key: 'order_bump', bump: 'vip_bump', amount: dollars(BUMPS.vip_bump.cents) },
        { key: 'order_bump', bump: KEY, amount: dollars(WORKBOOK.cents) },
      ],
    });
    await outside.control('stripe/pay', { session: pageId(url), card: '4242424242424242' });
    const receipt = await receiptTo(buyer.email);
    expect(receipt).toContain(`${BUMPS.vip_bump.name}: ${formatUsd(BUMPS.vip_bump.cents)}`);
    expect(receipt).toContain(`Workbook: ${formatUsd(WORKBOOK.cents)}`);
    const order = await orderOf(buyer);
    expect(order).toMatchObject({ status: 'completed', bump_keys: ['vip_bump', KEY], captured_cents: ALL });
    expect(await booksOf(order.id)).toEqual([
      { account: 'cash:stripe', cents: ALL },
      { account: 'revenue:vip', cents: -ALL },
    ]);
    const headers = await signInAdmin(running);
    const { data } = await read<PageAnswer<OrderRow>>(
      running.fetch('/api/admin/dashboard/orders?email=workbook', { headers }),
    );
    expect(data).toMatchObject([
      { id: order.id, product: 'vip', amount: dollars(ALL), order_bumps: ['vip_bump', KEY] },
    ]);
  });

  it('can be bought alone, through PayPal too', async () => {
    const buyer = new BuyerBrowser(running, 'alone@example.com');
    const { http, quote } = await buyer.wallet('vip', { order_bumps: [KEY] });
    expect(http).toBe(200);
    expect(quote).toMatchObject({ total: dollars(VIP + WORKBOOK.cents), lines: [{ key: 'base' }, { bump: KEY }] });
    expect((await orderOf(buyer)).bump_keys).toEqual([KEY]);
  });

  it.each([
    ['implementation', [KEY]],
    ['vip', ['sold_in_2024']],
  ] as const)('is refused on %s as %j where the product does not have it', async (product, order_bumps) => {
    const buyer = new BuyerBrowser(running, 'refused@example.com');
    expect(await buyer.checkout(product, { order_bumps: [...order_bumps] })).toMatchObject({
      http: 400,
      code: 'bump_not_offered',
    });
  });
});
