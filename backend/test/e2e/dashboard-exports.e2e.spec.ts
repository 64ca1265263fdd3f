import { randomUUID } from 'node:crypto';
import type { AuditLogRow, PageAnswer } from '@summit/contracts';
import { HOUR_MS } from '@summit/rules';
import { readCsv } from '../builders/read-csv.js';
import { signInAdmin } from '../harness/admin.js';
import { insertOrder } from '../harness/order-rows.js';
import { jobs, json, read, startApp, type RunningApp } from '../harness/running-app.js';

const NAMES = [
  '=HYPERLINK("http://evil.test","x")',
  '@SUM(1)',
  '+1',
  '-2+3',
  'Ann, "the" Smith',
  'Zoë',
  '\uff1d1+1',
  "O'Neill",
];
const CUSTOMERS = 4_321;

describe('the exports', () => {
  let running: RunningApp;
  let headers: { authorization: string };
  beforeAll(async () => {
    running = await startApp();
    headers = await signInAdmin(running);
    // Ten register in the same moment, so that batches end between equal times.
    await running.rows(
      `insert into signup (id, name, email, invite_token, created_at)
       select gen_random_uuid(), coalesce(($1::text[])[n], 'Person ' || n), 'p' || n || '@export.test', n::text,
         to_timestamp($2::float8 / 1000) - make_interval(hours => n / 10)
       from generate_series(1, $3::int) n`,
      [NAMES, running.clock.now(), CUSTOMERS],
    );
  });
  afterAll(() => running.stop());

  const get = (path: string) => running.fetch(`/api/admin/${path}`, { headers });

  //
  it('hand out every registrant once, in a file that no spreadsheet runs (S15)', async () => {
    const response = await get('export/customers');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="customers_99999days.csv"');
    const [head, ...rows] = readCsv(await response.text());
    expect(head).toEqual([
      'name',
      'email',
      'source',
      'affiliate_code',
      'affiliate_name',
      'total_spent',
      'signup_to_vip',
      'vip_to_implementation',
      'implementation_to_dfy',
      'signup_date',
    ]);
    expect(rows).toHaveLength(CUSTOMERS);
    expect(new Set(rows.map(([, email]) => email)).size).toBe(CUSTOMERS);
    const dates = rows.map((row) => row.at(-1)!);
    expect(dates).toEqual(dates.toSorted().toReversed());
    expect(rows.filter(([name]) => /^[=+\-@\uff1d]/.test(name!))).toEqual([]);
    for (const name of NAMES) expect(rows.map(([cell]) => cell!.replace(/^'/, ''))).toContain(name);
  });

  it('keep to the days that were asked for', async () => {
    const response = await get('export/customers?days=7');
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="customers_7days.csv"');
    const rows = readCsv(await response.text()).slice(1);
    const { total } = await read<PageAnswer<unknown>>(get('dashboard/customers?days=7'));
    expect(rows).toHaveLength(total);
    // From 10:00 on the 20th back to midnight of the 14th: 154 hours and the one that has begun, ten each but for the first.
    expect(rows).toHaveLength(1_549);
  });

  it('keep to what the list is searched for', async () => {
    const rows = readCsv(await (await get('export/customers?search=person 12')).text()).slice(1);
    const { total } = await read<PageAnswer<unknown>>(get('dashboard/customers?search=person 12'));
    expect(rows).toHaveLength(total);
    expect(rows.filter(([name]) => !name!.startsWith('Person 12'))).toEqual([]);
    expect(readCsv(await (await get('export/customers?affiliate_code=NOBODY')).text())).toHaveLength(1);
  });

  //
  it('have the cards as a file too', async () => {
    const response = await get('export/overview?days=30');
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="overview_30days.csv"');
    const figures: Record<string, string> = Object.fromEntries(
      readCsv(await response.text()).map(([metric, value]) => [metric, value]),
    );
    const { total } = await read<PageAnswer<unknown>>(get('dashboard/customers?days=30'));
    expect(figures).toMatchObject({
      metric: 'value',
      signups_total: `${total}`,
      revenue_total: '0',
      orders_completed: '0',
    });
  });

  // also in the hours of the first registrant, and before and after all of them.
  it('have whoever bought without registering in their place among the others', async () => {
    const hours = [-1, 3, 3, 200, 201, 431, 500];
    for (const [n, ago] of hours.entries())
      await insertOrder(running, { email: `buyer${n}@export.test`, paidAt: running.clock.now() - ago * HOUR_MS });
    const rows = readCsv(await (await get('export/customers')).text()).slice(1);
    const listed: string[] = [];
    for (let skip = 0; skip < CUSTOMERS + hours.length; skip += 1_000) {
      const page = await read<PageAnswer<{ email: string }>>(get(`dashboard/customers?limit=1000&skip=${skip}`));
      listed.push(...page.data.map(({ email }) => email));
    }
    expect(listed).toHaveLength(CUSTOMERS + hours.length);
    expect(rows.map(([, email]) => email)).toEqual(listed);
  });

  it('are written down, with who took what', async () => {
    const { data } = await read<PageAnswer<AuditLogRow>>(get('dashboard/audit-log'));
    expect(data).toContainEqual(
      expect.objectContaining({
        action: 'GET /api/admin/export/customers',
        admin_email: 'office@summit.test',
        status: 200,
      }),
    );
  });
});

describe('the delivery date of an order', () => {
  let running: RunningApp;
  let headers: { authorization: string };
  beforeAll(async () => {
    running = await startApp();
    headers = await signInAdmin(running);
  });
  afterAll(() => running.stop());

  const set = (id: string, delivered_at: unknown) =>
    running.fetch(`/api/admin/dashboard/orders/${id}/delivery`, { ...json({ delivered_at }, headers), method: 'PUT' });

  async function orderWithSessions(): Promise<string> {
    const id = await insertOrder(running, {
      product: 'implementation',
      email: `${randomUUID()}@example.com`,
      createdAt: Date.parse('2025-11-10T18:00:00Z'),
    });
    await running.rows(
      `insert into coaching_session (order_id, number, kind) values ($1, 1, 'included'), ($1, 2, 'purchased')`,
      [id],
    );
    await running.rows('update purchase_order set completed_at = paid_at where id = $1', [id]);
    return id;
  }

  async function shownOf(id: string): Promise<string | null> {
    const { data } = await read<PageAnswer<{ id: string; delivered_at: string | null }>>(
      running.fetch('/api/admin/dashboard/orders?limit=1000', { headers }),
    );
    return data.find((row) => row.id === id)!.delivered_at;
  }

  it('is replaced by nobody who was shown another one', async () => {
    const id = await orderWithSessions();
    const meet = (delivered_at: string, seen_delivered_at: string | null) =>
      running.fetch(`/api/admin/dashboard/orders/${id}/delivery`, {
        ...json({ delivered_at, seen_delivered_at }, headers),
        method: 'PUT',
      });
    await read(meet('2025-11-18T17:00:00.123Z', null));
    expect((await meet('2025-11-17T17:00:00.000Z', null)).status).toBe(409);
    await read(meet('2025-11-17T17:00:00.000Z', await shownOf(id)));
    expect(await shownOf(id)).toBe('2025-11-17T17:00:00.000Z');
  });

  it('can be set, corrected and taken back, and is told to whoever waits for it', async () => {
    const id = await orderWithSessions();
    expect(await shownOf(id)).toBeNull();
    for (const date of ['2025-11-18T17:00:00.000Z', '2025-11-17T17:00:00.000Z', null]) {
      expect(await read(set(id, date))).toEqual({ success: true });
      expect(await shownOf(id)).toBe(date);
      const told = await jobs(running, 'event/delivery.completed', { order_id: id, completed_at: date ?? '' });
      expect(told).toHaveLength(1);
    }
  });

  it('is refused where there is nothing to deliver, in the future, and for orders that are not there', async () => {
    const id = await orderWithSessions();
    const vip = await insertOrder(running, { email: 'vip@example.com' });
    for (const [order, date, status, code] of [
      [vip, '2025-11-18T17:00:00Z', 400, 'order_has_no_delivery'],
      [id, '2025-11-20T18:00:01Z', 400, 'delivery_date_invalid'],
      [id, '2015-11-18T17:00:00Z', 400, 'delivery_date_invalid'],
      [id, 'yesterday', 400, 'validation_failed'],
      [id, '2025-W46-1', 400, 'validation_failed'],
      [id, '2025-11-18T17Z', 400, 'validation_failed'],
      [id, '2025-11-18T17:00:00', 400, 'validation_failed'],
      [id, undefined, 400, 'validation_failed'],
      [randomUUID(), null, 404, 'not_found'],
      ['none', null, 404, 'not_found'],
    ] as const) {
      const response = await set(order, date);
      expect({ date, status: response.status, code: (await read(response)).code }).toEqual({ date, status, code });
    }
    expect(await shownOf(id)).toBeNull();
  });
});
