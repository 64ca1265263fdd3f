import type { CustomerRow, PageAnswer } from '@summit/contracts';
import { signInAdmin } from '../harness/admin.js';
import { json, read, startApp, type RunningApp } from '../harness/running-app.js';

describe('an empty dashboard', () => {
  let running: RunningApp;
  let headers: { authorization: string };
  beforeAll(async () => {
    running = await startApp();
    headers = await signInAdmin(running);
  });
  afterAll(() => running.stop());

  const get = (path: string) => running.fetch(`/api/admin/${path}`, { headers });

  //
  it('answers zeros and empty lists', async () => {
    const stage = { views: 0, purchases: 0, conversion_rate: 0 };
    expect(await read(get('dashboard/overview?days=7'))).toEqual({
      success: true,
      data: {
        signups: { total: 0, today: 0, this_week: 0 },
        revenue: {
          total: 0,
          by_product: { vip: 0, implementation: 0, dfy: 0 },
          by_payment_method: { stripe: 0, paypal: 0, stripe_count: 0, paypal_count: 0 },
        },
        orders: { completed: 0, payment_plans_active: 0 },
        conversions: { signup_to_vip: 0 },
      },
    });
    expect(await read(get('analytics/funnel'))).toEqual({
      success: true,
      data: {
        landing_page: { views: 0, signups: 0, conversion_rate: 0 },
        vip_page: stage,
        implementation_page: stage,
        dfy_page: stage,
      },
    });
    expect(await read(get('analytics/page-views?days=30'))).toEqual({
      success: true,
      data: { total_views: 0, by_page: [], top_referrers: [] },
    });
    for (const path of [
      'revenue-chart?period=weekly',
      'product-performance',
      'top-affiliates',
      'affiliates',
      'funnel-details?stage=dfy_page',
    ])
      expect(await read(get(`dashboard/${path}`))).toEqual({ success: true, data: [] });
    for (const path of [
      'pending-installments',
      'orders',
      'customers',
      'customers?search=a',
      'customers?affiliate_code=a',
      'orders?email=a',
    ])
      expect(await read(get(`dashboard/${path}`))).toEqual({ success: true, data: [], total: 0 });
  });

  //
  it('says where a registrant came from, and lets nobody be kept out by what a link says', async () => {
    await running.rows(`insert into affiliate (code, name, email) values ('AMARA', 'Amara', 'amara@speakers.test')`);
    for (const [name, query] of [
      ['Facebook', 'source=facebook'],
      ['Google', 'source=google'],
      ['Direct', ''],
      ['Odd', 'source=carrier-pigeon'],
    ] as const) {
      const body = { name, email: `${name.toLowerCase()}@source.test` };
      expect((await running.fetch(`/api/signup?${query}`, json(body))).status).toBe(200);
    }
    await running.rows(
      `insert into referred_signup (signup_id, code, affiliate_id, outcome, referred_at)
       select s.id, a.code, a.id, 'credited', now() from signup s, affiliate a where s.name = 'Google'`,
    );
    const { data } = await read<PageAnswer<CustomerRow>>(get('dashboard/customers'));
    expect(
      Object.fromEntries(data.map(({ name, source, affiliate_info }) => [name, [source, affiliate_info?.code]])),
    ).toEqual({
      Facebook: ['facebook', undefined],
      Google: ['affiliate', 'AMARA'],
      Direct: ['direct', undefined],
      Odd: ['direct', undefined],
    });
  });

  //
  it('refuses what it does not know', async () => {
    for (const [path, code] of [
      ['dashboard/funnel-details?stage=checkout', 'funnel_stage_unknown'],
      ['dashboard/funnel-details', 'funnel_stage_unknown'],
      ['dashboard/revenue-chart?period=hourly', 'validation_failed'],
      ['dashboard/overview?days=0', 'validation_failed'],
      ['dashboard/overview?days=100000', 'validation_failed'],
      ['dashboard/overview?days=1.5', 'validation_failed'],
      ['dashboard/overview?summit=2024', 'validation_failed'],
      ['dashboard/orders?product=gold', 'validation_failed'],
      ['dashboard/orders?limit=1001', 'validation_failed'],
      ['dashboard/customers?limit=0', 'validation_failed'],
      ['dashboard/customers?skip=-1', 'validation_failed'],
      ['dashboard/customers?sort_by=name', 'unknown_field'],
      ['export/customers?days=x', 'validation_failed'],
    ]) {
      const response = await get(path!);
      expect({ path, status: response.status, code: (await read(response)).code }).toEqual({ path, status: 400, code });
    }
  });

  it('is for administrators', async () => {
    for (const path of ['dashboard/overview', 'analytics/funnel', 'export/customers', 'dashboard/customers'])
      expect((await running.fetch(`/api/admin/${path}`)).status).toBe(401);
    const put = await running.fetch('/api/admin/dashboard/orders/x/delivery', { ...json({}), method: 'PUT' });
    expect(put.status).toBe(401);
  });
});
