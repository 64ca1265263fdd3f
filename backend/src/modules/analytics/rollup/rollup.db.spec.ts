import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { pino } from 'pino';
import { DAY_MS } from '@summit/rules';
import { insertOrder } from '../../../../test/harness/order-rows.js';
import { startSqlDatabase, type SqlDatabase } from '../../../../test/harness/sql-database.js';
import { FixedClock } from '../../../platform/clock/clock.fake.js';
import { PageViewWriter } from '../page-view-writer.js';
import { DashboardRollup } from './dashboard-rollup.js';
import { RollupDrift } from './rollup-drift.js';
import { RollupJob } from './rollup.job.js';

const NO_SCHEDULE = { every: () => undefined, nightly: () => undefined };
const NOW = Date.parse('2025-11-20T18:00:00Z');
const VIEW = { url: '', referrer: 'direct', affiliateCode: null, userAgent: '', visitorId: null };
/** Raw rows and what reports read, in one snapshot. */
const COMPARED = `select (select count(*)::int from page_view) as views, (select coalesce(sum(views), 0)::int from page_view_day_now) as seen_views,
  (select count(*)::int from signup) as signups, (select coalesce(sum(signups), 0)::int from customer_day_now) as seen_signups,
  (select count(*)::int from purchase_order where status = 'completed' and completed_at is not null) as orders,
  (select coalesce(sum(completed), 0)::int from sales_day_now) as seen_orders`;

interface Compared {
  views: number;
  seen_views: number;
  signups: number;
  seen_signups: number;
  orders: number;
  seen_orders: number;
}

describe('DashboardRollup', () => {
  let database: SqlDatabase;
  let views: PageViewWriter;
  let drift: RollupDrift;
  let sut: DashboardRollup;
  beforeEach(async () => {
    database = await startSqlDatabase(20);
    views = new PageViewWriter(database.sql);
    drift = new RollupDrift(database.sql);
    sut = new DashboardRollup(database.sql, new FixedClock(NOW));
  });
  afterEach(() => database.stop());

  const see = (page: string, count = 1, viewedAt = NOW) =>
    views.write(Array.from({ length: count }, () => ({ ...VIEW, page, viewedAt })));
  const signUp = (email: string) =>
    database.rows(
      'insert into signup (id, name, email, invite_token, created_at) values (gen_random_uuid(), $1, $1, $1, to_timestamp($2::float8 / 1000))',
      [email, NOW],
    );
  async function order(): Promise<void> {
    const id = await insertOrder(database, { email: `${randomUUID()}@example.com` });
    await database.rows('update purchase_order set completed_at = paid_at where id = $1', [id]);
  }

  /** Rolls until no view is left over: a transaction that is open in any database of the server holds views back for a while. */
  async function rollAll(): Promise<void> {
    for (;;) {
      await sut.roll();
      const [tail] = await database.rows<{ n: number }>('select count(*)::int as n from page_view_tail()');
      if (tail!.n === 0) return;
      await pause(10);
    }
  }

  /** A writer that holds its transaction open while others come and go. */
  async function slowly(write: string, milliseconds: number): Promise<void> {
    await database.sql.transaction(async (tx) => {
      await tx.query({ name: '', text: write });
      await tx.query({ name: '', text: `select pg_sleep(${milliseconds / 1_000})` });
    });
  }

  it('shows every row once at every moment, while fast and slow writers and two rollers are at work', async () => {
    const deadline = performance.now() + 1_500;
    const until = async (work: (n: number) => Promise<unknown>) => {
      for (let n = 0; performance.now() < deadline; n++) await work(n);
    };
    let looked = 0;
    await Promise.all([
      until(() => see('/', 3)),
      until(() => see('/vip', 1)),
      until((n) => signUp(`fast${n}@example.com`)),
      until(order),
      until((n) =>
        slowly(
          `insert into page_view (page, url, referrer, user_agent, viewed_at) select '/slow', '', 'direct', '', '2025-11-20' from generate_series(1, ${1 + (n % 5)})`,
          120,
        ),
      ),
      until((n) =>
        slowly(
          `insert into signup (id, name, email, invite_token, created_at) values (gen_random_uuid(), 'x', 'slow${n}@example.com', 'slow${n}', '2025-11-20')`,
          90,
        ),
      ),
      until(() => sut.roll()),
      until(() => sut.roll()),
      until(async () => {
        const [compared] = await database.rows<Compared>(COMPARED);
        const { views: raw, signups, orders, ...seen } = compared!;
        looked += 1;
        expect(seen).toEqual({ seen_views: raw, seen_signups: signups, seen_orders: orders });
      }),
    ]);
    expect(looked).toBeGreaterThan(10);
    await rollAll();
    const [end] = await database.rows<{ views: number; rolled: number; waiting: number }>(
      `select (select count(*)::int from page_view) as views, (select sum(views)::int from page_view_day) as rolled,
         (select count(*)::int from order_change) + (select count(*)::int from customer_change) as waiting`,
    );
    expect(end!.rolled).toBe(end!.views);
    expect(end!.waiting).toBe(0);
    expect(await drift.inspect()).toEqual([]);
  });

  it('follows what is changed and deleted', async () => {
    await signUp('one@example.com');
    const id = await insertOrder(database, { email: 'one@example.com' });
    await sut.roll();
    const vip = async () =>
      (await database.rows<{ vip: number }>('select sum(vip)::int as vip from customer_day_now'))[0]!.vip;
    expect(await vip()).toBe(1);
    await database.rows(
      `update purchase_order set status = 'refunded', refunded_cents = captured_cents where id = $1`,
      [id],
    );
    expect(await vip()).toBe(0);
    await sut.roll();
    expect(await vip()).toBe(0);
    await database.rows(`update purchase_order set refunded_cents = 0, email = 'other@example.com' where id = $1`, [
      id,
    ]);
    await database.rows(`update signup set email = 'other@example.com'`);
    expect(await vip()).toBe(1);
    await sut.roll();
    expect(await vip()).toBe(1);
    await database.rows('delete from purchase_order where id = $1', [id]);
    await database.rows('delete from signup');
    await sut.roll();
    expect(await database.rows('select * from order_part')).toEqual([]);
    expect(await database.rows('select * from customer_part')).toEqual([]);
    expect(await drift.inspect()).toEqual([]);
  });

  it('folds rare pages of days that are over, but never those of the funnel', async () => {
    const old = NOW - 3 * DAY_MS;
    for (let n = 0; n < 130; n++) await see(`/odd-${n}`, n < 120 ? 2 : 1, old);
    await see('/dfy', 1, old);
    for (let n = 0; n < 130; n++) await see(`/odd-${n}`, 1, NOW - DAY_MS);
    await rollAll();
    await sut.compact();
    const rows = await database.rows<{ day: string; pages: number; views: number; folded: number; dfy: number }>(
      `select day::text as day, count(*)::int as pages, sum(views)::int as views,
         sum(views) filter (where page = '(other)')::int as folded, sum(views) filter (where page = '/dfy')::int as dfy
       from page_view_day group by day order by day`,
    );
    expect(rows).toEqual([
      { day: '2025-11-17', pages: 102, views: 251, folded: 50, dfy: 1 },
      { day: '2025-11-19', pages: 130, views: 130, folded: null, dfy: null },
    ]);
    await sut.rebuild();
    expect(await database.rows('select count(*)::int as n from page_view_day')).toEqual([{ n: 232 }]);
    expect(await drift.inspect()).toEqual([]);
  });

  it('is left to processes whose definitions stand, while those of another version end', async () => {
    const [stands] = await database.rows<{ fingerprint: string }>(
      `select fingerprint from repeatable_schema where name = 'analytics'`,
    );
    const stand = (fingerprint: string) =>
      database.rows(`update repeatable_schema set fingerprint = $1 where name = 'analytics'`, [fingerprint]);
    const rolled = async () => (await database.rows('select from order_part')).length;
    await order();
    await stand('of another version');
    await sut.roll();
    await sut.rebuild();
    expect(await rolled()).toBe(0);
    expect(await database.rows(COMPARED)).toMatchObject([{ orders: 1, seen_orders: 1 }]);
    expect(await sut.isOwnSchema()).toBe(false);
    await stand(stands!.fingerprint);
    await sut.roll();
    expect(await rolled()).toBe(1);
  });

  it('is built anew by the daily check where it differs, and the log says so', async () => {
    await signUp('one@example.com');
    await see('/', 4);
    await rollAll();
    await database.rows('update customer_day set signups = signups + 1');
    await database.rows('update page_view_day set views = 3');
    expect(await drift.inspect()).toEqual([
      { what: 'signups', day: '2025-11-20', source: 1, rollup: 2 },
      { what: 'page-views', day: '2025-11-20', source: 4, rollup: 3 },
    ]);
    const lines: string[] = [];
    const logger = pino({ level: 'error' }, { write: (line: string) => void lines.push(line) });
    const job = new RollupJob(NO_SCHEDULE, sut, drift, logger);
    await job.check();
    expect(await drift.inspect()).toEqual([]);
    expect(lines).toHaveLength(1);
    await job.check();
    expect(lines).toHaveLength(1);
  });

  it('starts again after a restore from another server, whose transactions have other numbers', async () => {
    await see('/', 2);
    await rollAll();
    await database.rows(`update rollup_mark set mark = '999999999999'`);
    await see('/', 3);
    await sut.roll();
    expect(await database.rows('select sum(views)::int as views from page_view_day_now')).toEqual([{ views: 5 }]);
  });

  it('keeps days whose raw views are gone', async () => {
    await see('/', 2, NOW - 400 * DAY_MS);
    await see('/', 3);
    await rollAll();
    await database.rows(`delete from page_view where viewed_at < '2025-06-01'`);
    await sut.rebuild();
    expect(await database.rows('select sum(views)::int as views from page_view_day_now')).toEqual([{ views: 5 }]);
    await database.rows('delete from page_view');
    await sut.rebuild();
    expect(await database.rows('select * from page_view_day')).toEqual([]);
  });
});
