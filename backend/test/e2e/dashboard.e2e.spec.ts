import {
  FIGURES,
  type CustomerRow,
  type DataAnswer,
  type Figure,
  type FigureAnswer,
  type FigureRow,
  type ListAnswer,
  type OrderRow,
  type OverviewData,
  type PageAnswer,
  type PendingInstallmentRow,
  type RevenuePoint,
} from '@summit/contracts';
import { APP_CONFIG, type AppConfig } from '../../src/config/app-config.js';
import { DashboardRollup } from '../../src/modules/analytics/rollup/dashboard-rollup.js';
import { RollupDrift } from '../../src/modules/analytics/rollup/rollup-drift.js';
import { LedgerAudit } from '../../src/modules/ledger/read-models/ledger-audit.js';
import { addDays } from '../../src/modules/analytics/read-models/report-window.js';
import { expectedFigures } from '../builders/expected-figures.js';
import { statusOf } from '../builders/history-book.js';
import { historyWriter } from '../builders/generated-history.js';
import { signInAdmin } from '../harness/admin.js';
import { read, startApp, type RunningApp } from '../harness/running-app.js';

const WINDOWS = [1, 7, 30, 90, 99_999];
/** 18:00 UTC on Thursday, 20 November 2025: ten in the morning Pacific. */
const NOW = Date.parse('2025-11-20T18:00:00Z');

describe('the figures of the dashboard', () => {
  let running: RunningApp;
  let history: ReturnType<typeof historyWriter>;
  let headers: { authorization: string };
  beforeAll(async () => {
    running = await startApp();
    // As with live keys: orders that are flagged as tests stand among real ones.
    running.app.get<AppConfig>(APP_CONFIG).paymentsAreTest = false;
    headers = await signInAdmin(running);
    history = historyWriter(running, 20_251_120);
    for (const code of ['AMARA', 'KOFI', 'LENA']) await history.affiliate(code);
    await history.write({ signups: 60, orders: 60, views: 150 });
  });
  afterAll(() => running.stop());

  const get = <Body>(path: string) => read<Body>(running.fetch(`/api/admin/${path}`, { headers }));
  const expected = (days: number) => expectedFigures(history.book, { now: running.clock.now(), days, tests: false });

  async function everythingAddsUp(): Promise<void> {
    for (const days of WINDOWS) {
      const figures = expected(days);
      const data = async (path: string) =>
        (await get<DataAnswer<unknown>>(`${path}${path.includes('?') ? '&' : '?'}days=${days}`)).data;
      expect(await data('dashboard/overview')).toEqual(figures.overview());
      expect(await data('analytics/funnel')).toEqual(figures.funnel());
      expect(await data('analytics/page-views')).toEqual(figures.pageViews());
      expect(await data('dashboard/product-performance')).toEqual(figures.products());
      for (const product of ['all', 'vip', 'implementation', 'dfy'] as const)
        expect(await data(`dashboard/affiliates?product_filter=${product}`)).toEqual(figures.affiliates(product));
      expect(await data('dashboard/top-affiliates?limit=2')).toEqual(figures.affiliates('all').slice(0, 2));
      await listsAddUp(days);
      await chartAddsUp(days);
    }
  }

  /** Every figure is the sum of its rows, on whatever page they stand. */
  async function figuresExplainThemselves(filter: string): Promise<void> {
    const { data: overview } = await get<DataAnswer<OverviewData>>(`dashboard/overview?${filter}`);
    const { signups, revenue, orders } = overview;
    const shown: Record<Exclude<Figure, 'vip_signups'>, number> = {
      signups: signups.total,
      signups_today: signups.today,
      signups_this_week: signups.this_week,
      revenue: revenue.total,
      revenue_vip: revenue.by_product.vip,
      revenue_implementation: revenue.by_product.implementation,
      revenue_dfy: revenue.by_product.dfy,
      revenue_stripe: revenue.by_payment_method.stripe,
      revenue_paypal: revenue.by_payment_method.paypal,
      orders_stripe: revenue.by_payment_method.stripe_count,
      orders_paypal: revenue.by_payment_method.paypal_count,
      orders_completed: orders.completed,
      payment_plans_active: orders.payment_plans_active,
    };
    for (const figure of FIGURES) {
      const rows: FigureRow[] = [];
      let answer: FigureAnswer;
      do {
        answer = await get<FigureAnswer>(`desk/figures?figure=${figure}&limit=40&skip=${rows.length}&${filter}`);
        rows.push(...answer.data);
      } while (answer.data.length > 0);
      expect(rows).toHaveLength(answer.total);
      expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
      expect(rows.reduce((cents, { value }) => cents + Math.round(value * 100), 0)).toBe(Math.round(answer.sum * 100));
      const conversion = signups.total === 0 ? 0 : (answer.sum / signups.total) * 100;
      if (figure === 'vip_signups') expect(overview.conversions.signup_to_vip).toBeCloseTo(conversion, 1);
      else expect([figure, answer.sum]).toEqual([figure, shown[figure]]);
    }
  }

  it('are the sums of the rows that they open, before and after a roll', async () => {
    const filters = ['days=1', 'days=30', 'days=99999', 'days=99999&summit=passive-income'];
    for (const filter of filters) await figuresExplainThemselves(filter);
    await running.app.get(DashboardRollup).roll();
    for (const filter of filters) await figuresExplainThemselves(filter);
    expect((await running.fetch('/api/admin/desk/figures?figure=all', { headers })).status).toBe(400);
  });

  async function listsAddUp(days: number): Promise<void> {
    const figures = expected(days);
    const customers = await get<PageAnswer<CustomerRow>>(`dashboard/customers?limit=1000&days=${days}`);
    expect(customers.total).toBe(figures.customers().length);
    // Registrants of the same millisecond may be listed in either order.
    const byEmail = (a: { email: string }, b: { email: string }) => (a.email < b.email ? -1 : 1);
    expect(customers.data.map(({ id: _id, ...row }) => row).sort(byEmail)).toEqual(figures.customers().sort(byEmail));
    expect(customers.data.map(({ signup_date }) => signup_date)).toEqual(
      customers.data
        .map(({ signup_date }) => signup_date)
        .sort()
        .reverse(),
    );
    // nobody who paid is missing, so the list adds up to the overview.
    const spent = customers.data.reduce((sum, { total_spent }) => sum + Math.round(total_spent * 1_000), 0);
    if (days === 99_999) expect(spent).toBe(Math.round(figures.overview().revenue.total * 1_000));
    const orders = await get<PageAnswer<OrderRow>>(`dashboard/orders?limit=1000&days=${days}`);
    const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1);
    expect(orders.total).toBe(figures.completedOrders().length);
    expect(orders.data.sort(byId)).toEqual(figures.completedOrders().sort(byId));
    for (const [stage, count] of [
      ['landing_page', figures.funnel().landing_page.signups],
      ['vip_page', figures.funnel().vip_page.purchases],
      ['implementation_page', figures.funnel().implementation_page.purchases],
      ['dfy_page', figures.funnel().dfy_page.purchases],
    ] as const) {
      const { data } = await get<ListAnswer<unknown>>(`dashboard/funnel-details?stage=${stage}&days=${days}`);
      expect(data).toHaveLength(count);
    }
  }

  async function chartAddsUp(days: number): Promise<void> {
    const figures = expected(days);
    const { revenue, orders } = {
      revenue: figures.overview().revenue.total,
      orders: figures.overview().orders.completed,
    };
    for (const period of ['daily', 'weekly', 'monthly']) {
      const { data } = await get<ListAnswer<RevenuePoint>>(`dashboard/revenue-chart?period=${period}&days=${days}`);
      const cents = data.reduce((sum, point) => sum + Math.round(point.revenue * 1_000), 0);
      expect(cents).toBe(Math.round(revenue * 1_000));
      expect(data.reduce((sum, point) => sum + point.orders, 0)).toBe(orders);
      if (period !== 'daily') continue;
      for (const { date, ...point } of data) expect({ date, ...point }).toEqual({ date, ...figures.day(date) });
      if (days < 99_999) expect(data.map(({ date }) => date)).toEqual(daysFrom(figures.from, figures.today));
    }
  }

  function daysFrom(from: string, today: string): string[] {
    const days: string[] = [];
    for (let day = from; day <= today; day = addDays(day, 1)) days.push(day);
    return days;
  }

  // C-099
  it('are what the history adds up to by hand, before anything is rolled up', async () => {
    // A history without one of these would prove less than it says.
    expect([...new Set(history.book.orders.map(statusOf))].sort()).toEqual([
      'completed',
      'disputed',
      'partially_refunded',
      'payment_plan_active',
      'payment_plan_past_due',
      'refunded',
    ]);
    await everythingAddsUp();
  });

  it('stay the same when everything is rolled up', async () => {
    await running.app.get(DashboardRollup).roll();
    const [left] = await running.rows<{ n: number }>(
      'select (select count(*) from order_change)::int + (select count(*) from customer_change)::int as n',
    );
    expect(left!.n).toBe(0);
    await everythingAddsUp();
  });

  it('are exact while part is rolled up and part is not, and again after building anew', async () => {
    await history.write({ signups: 15, orders: 20, views: 40 });
    await everythingAddsUp();
    await running.app.get(DashboardRollup).rebuild();
    await everythingAddsUp();
    expect(await running.app.get(RollupDrift).inspect()).toEqual([]);
  });

  //
  it('say what the ledger says', async () => {
    const { accounts, disagreeingOrders } = await running.app.get(LedgerAudit).inspect();
    const booked = accounts
      .filter(({ account }) => /^(revenue|refund|dispute_lost):/.test(account))
      .reduce((sum, { cents }) => sum - cents, 0);
    const all = expectedFigures(history.book, { now: NOW, days: 99_999, tests: true });
    expect(disagreeingOrders).toEqual([]);
    expect(all.overview().revenue.total).toBeCloseTo(booked * 0.01, 6);
  });

  //
  it('begin a new day at midnight Pacific', async () => {
    for (const [moment, days] of [
      ['2025-11-21T07:59:59.999Z', 1],
      ['2025-11-21T08:00:00Z', 1],
      ['2025-11-03T07:59:59Z', 7],
      ['2025-11-03T08:00:00Z', 7],
    ] as const) {
      running.clock.set(moment);
      const figures = expectedFigures(history.book, { now: Date.parse(moment), days, tests: false });
      const then = await signInAdmin(running, `office-${Date.parse(moment)}@summit.test`);
      const { data } = await read<DataAnswer<OverviewData>>(
        running.fetch(`/api/admin/dashboard/overview?days=${days}`, { headers: then }),
      );
      running.clock.set(NOW);
      expect({ moment, total: data.signups.total }).toEqual({ moment, total: figures.overview().signups.total });
      expect(data.signups.today).toBe(figures.overview().signups.today);
      expect(data.signups.this_week).toBe(figures.overview().signups.this_week);
    }
  });

  //
  it('list what plans still owe, with the next date', async () => {
    const { data, total } = await get<PageAnswer<PendingInstallmentRow>>('dashboard/pending-installments?limit=1000');
    expect(total).toBe(data.length);
    expect(data.map(({ id }) => id).sort()).toEqual(expected(99_999).pendingIds().sort());
    expect(data.length).toBeGreaterThan(0);
    for (const row of data) {
      const order = history.book.orders.find(({ id }) => id === row.id)!;
      expect(row).toMatchObject({
        customer_email: order.email,
        installments_paid: order.money.length,
        installments_total: 3,
        next_amount: order.money.length < 2 ? 832.33 : 832.34,
        status: order.pastDue ? 'payment_plan_past_due' : 'payment_plan_active',
      });
      if (order.pastDue) expect(row.next_payment_date).toBe(new Date(NOW + 86_400_000).toISOString());
      else expect(row.next_payment_date).toMatch(/^202[56]-/);
    }
  });

  it('come in pages that neither repeat nor leave out anybody', async () => {
    for (const list of [
      'customers',
      'orders',
      'customers?affiliate_code=kofi',
      'customers?search=SON%203',
      'orders?product=vip',
      'pending-installments',
    ]) {
      const path = (limit: number, skip: number) =>
        `dashboard/${list}${list.includes('?') ? '&' : '?'}limit=${limit}&skip=${skip}`;
      const all = await get<PageAnswer<{ id: string }>>(path(1_000, 0));
      const paged: string[] = [];
      for (let skip = 0; skip < all.total; skip += 7) {
        const { data, total } = await get<PageAnswer<{ id: string }>>(path(7, skip));
        expect(total).toBe(all.total);
        paged.push(...data.map(({ id }) => id));
      }
      expect(paged).toEqual(all.data.map(({ id }) => id));
      expect(all.total).toBeGreaterThan(3);
      expect(await get(path(7, all.total))).toEqual({ success: true, data: [], total: all.total });
    }
  });

  it('are found by part of a name or an address, and by the affiliate', async () => {
    const all = expected(99_999).customers();
    const search = async (query: string) => {
      const { data, total } = await get<PageAnswer<CustomerRow>>(`dashboard/customers?${query}&limit=1000`);
      expect(total).toBe(data.length);
      return data.map(({ email }) => email).sort();
    };
    const emails = (rows: typeof all) => rows.map(({ email }) => email).sort();
    expect(await search('search=person%201')).toEqual(emails(all.filter(({ name }) => name.startsWith('Person 1'))));
    expect(await search('search=ON12@HIS')).toEqual(['person12@history.test']);
    expect(await search('search=%25')).toEqual([]);
    // buyers who never registered are found too.
    const strangers = all.filter(({ email }) => email.startsWith('stranger'));
    expect(strangers.length).toBeGreaterThan(3);
    expect(await search('search=stranger')).toEqual(emails(strangers));
    expect(await search('affiliate_code=kofi')).toEqual(
      emails(all.filter(({ affiliate_info }) => affiliate_info?.code === 'KOFI')),
    );
    expect(await search('affiliate_code=NOBODY')).toEqual([]);
    const [order] = expected(99_999).completedOrders();
    const { data } = await get<PageAnswer<OrderRow>>(`dashboard/orders?email=${order!.email.slice(0, 8)}&limit=1000`);
    expect(data.map(({ id }) => id)).toContain(order!.id);
    expect(data.every(({ email }) => email.startsWith(order!.email.slice(0, 8)))).toBe(true);
  });

  it('take tests in where all payments are tests', async () => {
    const demo = await startApp({ database: running.database });
    const { data } = await read<DataAnswer<OverviewData>>(demo.fetch('/api/admin/dashboard/overview', { headers }));
    await demo.stop();
    expect(data).toEqual(expectedFigures(history.book, { now: NOW, days: 99_999, tests: true }).overview());
    expect(data).not.toEqual(expected(99_999).overview());
  });

  it('can be asked for one edition, by any of its names (A-061)', async () => {
    await running.rows(
      `insert into summit (key, slug, number, title, card_date, card_sessions, day_count, first_day, last_day, first_day_at, date_label)
       values ('business_growth_summit_2024', 'business-growth-scale', 1, '', '', '', 5, '2025-03-05', '2025-03-09', now(), ''),
              ('passive_income_summit_2024', 'passive-income', 2, '', '', '', 5, '2025-10-27', '2025-10-31', now(), '')`,
    );
    const until = Date.parse('2025-03-10T07:00:00Z');
    const part = (keep: (at: number) => boolean) => ({
      ...history.book,
      signups: history.book.signups.filter(({ at }) => keep(at)),
    });
    for (const [summit, keep] of [
      ['business-growth-scale', (at: number) => at < until],
      // C-039: any name of an edition is taken.
      ['business_growth_summit_2024', (at: number) => at < until],
      ['summit1', (at: number) => at < until],
      ['2', (at: number) => at >= until],
      ['passive-income', (at: number) => at >= until],
      ['all', () => true],
    ] as const) {
      const { data } = await get<DataAnswer<OverviewData>>(`dashboard/overview?summit=${summit}`);
      const figures = expectedFigures(part(keep), { now: NOW, days: 99_999, tests: false }).overview();
      expect({ summit, signups: data.signups }).toEqual({ summit, signups: figures.signups });
      expect(data.conversions).toEqual(figures.conversions);
    }
  });
});
