import type { AffiliateRow, AllAffiliatesResponse } from '@summit/contracts';
import { commissionTarget, dollars, PRICE_BOOK } from '@summit/pricing';
import { DAY_MS } from '@summit/rules';
import { SettleCommissionUseCase } from '../../src/modules/affiliates/application/settle-commission.use-case.js';
import { signInAdmin } from '../harness/admin.js';
import { insertAffiliate } from '../harness/order-rows.js';
import { freshAddress, json, read, startApp, type RunningApp } from '../harness/running-app.js';
import { settledOrders } from '../harness/settled-orders.js';

const { early: VIP } = PRICE_BOOK.vip;
/** What one `activity` keeps and earns, in cents. */
const IMPLEMENTATION = PRICE_BOOK.implementation.early - 1_000;
const SALES = VIP + IMPLEMENTATION;
const COMMISSIONS = commissionTarget(VIP) + commissionTarget(IMPLEMENTATION);

describe('GET /api/admin/dashboard/all-affiliates', () => {
  let running: RunningApp;
  let headers: Record<string, string>;
  let orders: ReturnType<typeof settledOrders>;
  beforeAll(async () => {
    running = await startApp();
    headers = await signInAdmin(running);
    orders = settledOrders(running);
    for (const code of ['ZED', 'AMARA', 'KOFI10', 'KOFI9']) await insertAffiliate(running, { code });
    await insertAffiliate(running, { code: 'GONE', status: 'disabled' });
    await running.rows(`update affiliate set created_at = '2025-09-01T10:00:00Z'`);
    await activity('AMARA');
    running.clock.advance(10 * DAY_MS);
    headers = await signInAdmin(running);
    await activity('AMARA');
  });
  afterAll(() => running.stop());

  let people = 0;
  /** Two clicks, a registration, an order of VIP and one of Implementation of which $10 go back. */
  async function activity(code: string): Promise<void> {
    for (let n = 0; n < 2; n++)
      await running.fetch(`/api/affiliate/track-click?affiliate_code=${code}`, {
        method: 'POST',
        from: freshAddress(),
      });
    const email = `person-${(people += 1)}@example.com`;
    const { id } = await read<{ id: string }>(running.fetch(`/api/signup?ref=${code}`, json({ name: 'P', email })));
    const query = new URLSearchParams({ affiliate_code: code, signup_id: id, email, name: 'P' });
    await running.fetch(`/api/affiliate/track-signup?${query}`, { method: 'POST' });
    const vip = await orders.buy({ email, affiliateCode: code });
    const implementation = await orders.buy({ email, affiliateCode: code, product: 'implementation' });
    await orders.refund(implementation.ref, 1_000);
    for (const { orderId } of [vip, implementation])
      await running.app.get(SettleCommissionUseCase).execute(orderId, 'settled');
  }

  let version = 0;
  const list = (query = '') =>
    running.fetch(`/api/admin/dashboard/all-affiliates?v=${(version += 1)}${query}`, { headers });
  const listed = (query = '') => read<AllAffiliatesResponse>(list(query));
  const codes = async (query: string) => (await listed(query)).data.map(({ speaker_code }) => speaker_code);

  it('lists every affiliate with clicks, signups, orders, money and rates (A-142)', async () => {
    const { data } = await listed();
    expect(data).toHaveLength(5);
    expect(data.find(({ speaker_code }) => speaker_code === 'AMARA')).toEqual({
      speaker_name: 'Affiliate AMARA',
      speaker_code: 'AMARA',
      email: 'amara@speakers.test',
      signup_date: '2025-09-01T10:00:00.000Z',
      total_clicks: 4,
      total_signups: 2,
      click_conversion_rate: 50,
      total_orders: 4,
      total_sales: dollars(2 * SALES),
      commission_earned: dollars(2 * COMMISSIONS),
      conversion_rate: 200,
      status: 'active',
    } satisfies AffiliateRow);
    expect(data.find(({ speaker_code }) => speaker_code === 'GONE')).toMatchObject({
      total_clicks: 0,
      click_conversion_rate: 0,
      conversion_rate: 0,
      status: 'disabled',
    });
  });

  it('sums them up (A-143)', async () => {
    expect((await listed()).summary).toEqual({
      active_affiliates: 4,
      total_sales: dollars(2 * SALES),
      total_commissions: dollars(2 * COMMISSIONS),
      total_signups: 2,
    });
  });

  it('counts the last calendar days, today included (C-100)', async () => {
    for (const [days, clicks, sales] of [
      [1, 2, SALES],
      [10, 2, SALES],
      [11, 4, 2 * SALES],
      [99_999, 4, 2 * SALES],
    ] as const) {
      const { data, summary } = await listed(`&days=${days}`);
      expect([days, data.find(({ speaker_code }) => speaker_code === 'AMARA')]).toMatchObject([
        days,
        { total_clicks: clicks, total_sales: dollars(sales) },
      ]);
      expect(summary).toMatchObject({ active_affiliates: 4, total_sales: dollars(sales) });
    }
  });

  it('takes a refund off the day on which the money went back (C-099)', async () => {
    const order = await orders.buy({ email: 'refund@example.com', affiliateCode: 'ZED' });
    const settle = (cause: string) => running.app.get(SettleCommissionUseCase).execute(order.orderId, cause);
    await settle('paid');
    running.clock.advance(DAY_MS / 4);
    const sales = async (days: number) =>
      (await listed(`&days=${days}`)).data.find(({ speaker_code }) => speaker_code === 'ZED');
    expect(await sales(1)).toMatchObject({
      total_sales: dollars(VIP),
      commission_earned: dollars(commissionTarget(VIP)),
    });
    const evening = running.clock.now();
    running.clock.advance(DAY_MS / 2 + DAY_MS / 8);
    await orders.refund(order.ref, VIP);
    await settle('refunded');
    headers = await signInAdmin(running);
    expect(await sales(1)).toMatchObject({
      total_orders: 0,
      total_sales: -dollars(VIP),
      commission_earned: -dollars(commissionTarget(VIP)),
    });
    expect(await sales(2)).toMatchObject({ total_orders: 0, total_sales: 0, commission_earned: 0 });
    running.clock.set(evening);
  });

  it('sorts by any column, ascending by name unless asked otherwise (A-145)', async () => {
    expect(await codes('')).toEqual(['AMARA', 'GONE', 'KOFI9', 'KOFI10', 'ZED']);
    expect(await codes('&sort_by=speaker_code&sort_order=desc')).toEqual(['ZED', 'KOFI10', 'KOFI9', 'GONE', 'AMARA']);
    expect((await codes('&sort_by=total_clicks&sort_order=desc'))[0]).toBe('AMARA');
    expect((await codes('&sort_by=status')).at(-1)).toBe('GONE');
    expect(await codes('&sort_by=signup_date&sort_order=desc')).toEqual(['AMARA', 'GONE', 'KOFI9', 'KOFI10', 'ZED']);
  });

  it.each([
    ['&sort_by=password_hash', 'sort_column_unknown'],
    ['&sort_by=constructor', 'sort_column_unknown'],
    ['&sort_order=up', 'validation_failed'],
    ['&days=0', 'validation_failed'],
    ['&days=x', 'validation_failed'],
  ])('refuses %s (C-101)', async (query, code) => {
    const response = await list(query);
    expect([response.status, (await read(response)).code]).toEqual([400, code]);
  });

  it('may be ten seconds old, unless a number asks past the cache or an affiliate was made (A-144)', async () => {
    const cached = async () =>
      (await read<AllAffiliatesResponse>(running.fetch('/api/admin/dashboard/all-affiliates', { headers }))).data
        .length;
    running.clock.advance(11_000);
    expect(await cached()).toBe(5);
    await insertAffiliate(running, { code: 'BEHIND' });
    expect(await cached()).toBe(5);
    expect((await listed()).data).toHaveLength(6);
    expect(await cached()).toBe(6);
    await insertAffiliate(running, { code: 'BEHIND2' });
    running.clock.advance(10_000);
    expect(await cached()).toBe(7);
    const body = { speaker_name: 'New', speaker_code: 'NEW', email: 'new@example.com', send_invitation: false };
    expect((await running.fetch('/api/admin/affiliates', json(body, headers))).status).toBe(200);
    expect(await cached()).toBe(8);
  });
});
