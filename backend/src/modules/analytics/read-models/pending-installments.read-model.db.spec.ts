import { insertOrder, type OrderRow } from '../../../../test/harness/order-rows.js';
import { startSqlDatabase, type SqlDatabase } from '../../../../test/harness/sql-database.js';
import { FixedClock } from '../../../platform/clock/clock.fake.js';
import { DashboardRollup } from '../rollup/dashboard-rollup.js';
import { RollupDrift } from '../rollup/rollup-drift.js';
import { ReportSql } from '../../../platform/database/report-sql.js';
import { OverviewReadModel } from './overview.read-model.js';
import { PendingInstallmentsReadModel } from './pending-installments.read-model.js';
import { ReportSettings } from './report-settings.js';

const ORIGINS = { funnel: 'http://funnel.test', member: 'http://member.test', admin: 'http://admin.test' };
const DUE = '2025-12-22T12:00:00.000Z';
/** Half of all ids are less. */
const HALF = '80000000-0000-0000-0000-000000000000';

/** What is listed, and in which order, said once more without any thought of how long it takes. `$1` tests count. */
const ONE_BY_ONE = `
  select id, status, case when ended_at is null and status in ('payment_plan_active', 'payment_plan_past_due')
      then case when status = 'payment_plan_past_due' then coalesce(next_attempt_at, due) else due end end as next
  from (
    select o.id, o.paid_at, p.ended_at, p.next_attempt_at, o.status as kept,
      case when o.status in ('partially_refunded', 'disputed')
        then case when cardinality(p.failed_invoices) > 0 then 'payment_plan_past_due' else 'payment_plan_active' end
        else o.status end as status,
      (select min(due_at) from plan_installment i where i.order_id = o.id and i.paid_at is null) as due
    from purchase_order o left join payment_plan p on p.order_id = o.id where o.plan and ($1 or not o.is_test)) plan
  where kept like 'payment_plan_%' or (kept in ('partially_refunded', 'disputed') and ended_at is null and due is not null)
  order by 3 nulls last, paid_at desc, id`;

describe('plans that still owe something', () => {
  let database: SqlDatabase;
  let plans: PendingInstallmentsReadModel;
  let overview: OverviewReadModel;
  let rollup: DashboardRollup;
  let drift: RollupDrift;
  beforeAll(async () => {
    database = await startSqlDatabase();
    const settings = new ReportSettings({ now: () => 0 }, { paymentsAreTest: true, origins: ORIGINS });
    plans = new PendingInstallmentsReadModel(database.sql, settings);
    overview = new OverviewReadModel(
      new ReportSql(database.sql, null, { info: () => undefined, warn: () => undefined }),
      settings,
    );
    rollup = new DashboardRollup(database.sql, new FixedClock(Date.parse(DUE)));
    drift = new RollupDrift(database.sql);
  });
  afterAll(() => database.stop());
  beforeEach(async () => {
    await database.rows('truncate purchase_order cascade');
    await rollup.rebuild();
  });

  async function aPlan(given: OrderRow, state: { failed?: boolean; ended?: boolean; paid?: number } = {}) {
    const { failed = false, ended = false, paid = 1 } = state;
    const id = await insertOrder(database, { product: 'dfy', plan: true, capturedCents: 83_233, ...given });
    await database.rows(
      `insert into payment_plan (order_id, subscription_ref, failed_invoices, ended_at, next_attempt_at)
       values ($1::uuid, 'sub_' || $1::text, $2::text[], $3::timestamptz, null)`,
      [id, failed ? ['in_2'] : [], ended ? DUE : null],
    );
    await database.rows(
      `insert into plan_installment (order_id, number, amount_cents, due_at, paid_at)
       select $1::uuid, n, 83233, $2::timestamptz, case when n <= $3::int then now() end from generate_series(1, 3) n`,
      [id, DUE, paid],
    );
    return id;
  }

  /** All pages of several sizes, with tests and without. */
  async function expectSamePages(): Promise<void> {
    for (const tests of [true, false]) {
      const model = new PendingInstallmentsReadModel(
        database.sql,
        new ReportSettings({ now: () => 0 }, { paymentsAreTest: tests, origins: ORIGINS }),
      );
      const plain = await database.rows<{ id: string; status: string; next: Date | null }>(ONE_BY_ONE, [tests]);
      const expected = plain.map(({ id, status, next }) => [id, status, next?.toISOString() ?? null]);
      expect(expected.length).toBeGreaterThan(400);
      for (const [limit, skips] of [
        [50, [0, 50, 140, 150, 151, 200, 250, expected.length - 50, expected.length - 20, expected.length]],
        [7, [0, 7, 190, 193, 194, 201]],
        [1_000, [0]],
      ] as const)
        for (const skip of skips) {
          const page = await model.page({ limit, skip });
          const data = page.data.map(({ id, status, next_payment_date }) => [id, status, next_payment_date]);
          expect([page.total, data]).toEqual([expected.length, expected.slice(skip, skip + limit)]);
        }
    }
  }

  it('are listed while they are charged, also when a part was paid back or a payment is disputed', async () => {
    const back = await aPlan({ status: 'partially_refunded', refundedCents: 33_233 });
    const disputed = await aPlan({ status: 'disputed' }, { failed: true });
    const { data: rows } = await plans.page({});
    expect(rows.find(({ id }) => id === back)).toMatchObject({
      status: 'payment_plan_active',
      installments_paid: 1,
      next_amount: 832.33,
      next_payment_date: DUE,
      payments_failed: 0,
    });
    expect(rows.find(({ id }) => id === disputed)).toMatchObject({
      status: 'payment_plan_past_due',
      next_payment_date: DUE,
      payments_failed: 1,
    });
  });

  it('say how many of their payments failed', async () => {
    const id = await aPlan({ status: 'payment_plan_past_due' }, { failed: true });
    await database.rows(`update payment_plan set failed_invoices = '{in_2,in_3}' where order_id = $1`, [id]);
    expect((await plans.page({})).data[0]).toMatchObject({ payments_failed: 2, next_payment_date: DUE });
  });

  it('are active plans of the overview just as long, before and after the roll', async () => {
    const count = async () => (await overview.read({ days: 99_999 })).orders.payment_plans_active;
    const back = await aPlan({ status: 'partially_refunded', refundedCents: 33_233 });
    const disputed = await aPlan({ status: 'disputed' });
    const late = await aPlan({ status: 'payment_plan_past_due' }, { failed: true });
    await aPlan({ status: 'partially_refunded', refundedCents: 33_233 }, { ended: true });
    await aPlan({ status: 'disputed' }, { paid: 3 });
    await aPlan({ status: 'refunded', refundedCents: 83_233 });
    expect(await count()).toBe(3);
    await rollup.roll();
    expect(await count()).toBe(3);

    await database.rows('update payment_plan set ended_at = $2 where order_id = $1', [back, DUE]);
    expect(await count()).toBe(2);
    await database.rows('update plan_installment set paid_at = now() where order_id = $1', [disputed]);
    expect(await count()).toBe(1);
    await rollup.roll();
    expect(await count()).toBe(1);
    expect((await plans.page({})).data.map(({ id }) => id)).toEqual([late]);
    expect(await drift.inspect()).toEqual([]);
  });

  it('come in the order of their dates, those without one last, whatever the size of the pages', async () => {
    const due = (id: string, date: string) =>
      database.rows('update plan_installment set due_at = $2 where order_id = $1 and paid_at is null', [id, date]);
    const expected: string[] = [];
    for (const [index, status] of [
      'payment_plan_active',
      'payment_plan_past_due',
      'disputed',
      'payment_plan_active',
    ].entries()) {
      const id = await aPlan({ status: status as never, email: `plan-${index}@example.com` });
      await due(id, `2026-01-0${index + 1}T00:00:00Z`);
      expected.push(id);
    }
    const undated = [
      await aPlan({ status: 'payment_plan_active', paidAt: 5_000 }, { ended: true }),
      await aPlan({ status: 'payment_plan_defaulted', paidAt: 4_000 }, { ended: true }),
      await aPlan({ status: 'payment_plan_canceled', paidAt: 3_000 }, { ended: true }),
    ];
    const all = [...expected, ...undated];
    for (const limit of [1, 2, 3, 10])
      for (let skip = 0; skip <= all.length; skip += 1) {
        const page = await plans.page({ limit, skip });
        expect([page.total, page.data.map(({ id }) => id)]).toEqual([all.length, all.slice(skip, skip + limit)]);
      }
  });

  it('are the same, page by page, as all of them looked at one by one, near the beginning and far behind it', async () => {
    // Many of one date, of one payment, tests, late ones, ended ones, and such as owe nothing.
    await database.rows(
      `insert into purchase_order (id, session_id, product, provider, email, name, status, bump_keys, coaching_sessions, plan, fingerprint, quote,
         total_cents, captured_cents, refunded_cents, is_test, created_at, updated_at, paid_at)
       select md5('plan' || n)::uuid, n::text, 'dfy', 'stripe', 'plan-' || n || '@example.com', 'Zoe', (array['payment_plan_active', 'payment_plan_active',
           'payment_plan_past_due', 'payment_plan_defaulted', 'payment_plan_active', 'disputed', 'payment_plan_active'])[1 + n % 7],
         '{}', 0, true, '', '{}', 249700, 83233, 0, n % 11 = 3, $1::timestamptz, $1, $1::timestamptz + make_interval(mins => n % 5)
       from generate_series(1, 700) n`,
      [DUE],
    );
    await database.rows(
      `insert into payment_plan (order_id, subscription_ref, failed_invoices, ended_at, next_attempt_at)
       select id, 'sub_' || id, case when status = 'payment_plan_past_due' then '{in_2}'::text[] else '{}' end,
         case when session_id::int % 13 = 5 then $1::timestamptz end,
         case when status = 'payment_plan_past_due' then $1::timestamptz + make_interval(mins => session_id::int % 9) end
       from purchase_order where session_id::int % 17 <> 0`,
      [DUE],
    );
    await database.rows(
      `insert into plan_installment (order_id, number, amount_cents, due_at, paid_at)
       select id, i, 83233, $1::timestamptz + make_interval(mins => session_id::int % 40 + i * (session_id::int % 3 - 1)),
         case when i = 1 or session_id::int % 19 = 2 then $1::timestamptz end
       from purchase_order, generate_series(1, 3) i`,
      [DUE],
    );
    await expectSamePages();
    await rollup.roll();
    await expectSamePages();

    // A new version has listed every order.
    await database.rows(
      `insert into order_change select id from purchase_order union all select gen_random_uuid() from generate_series(1, 2000)`,
    );
    await expectSamePages();
    await database.rows('delete from plan_part');
    await database.rows('delete from plan_day');
    await expectSamePages();
    await rollup.roll();
    await expectSamePages();

    await database.rows(
      `update payment_plan set next_attempt_at = next_attempt_at + interval '1 day' where order_id < $1`,
      [HALF],
    );
    await database.rows(`update payment_plan set failed_invoices = '{in_9}' where order_id > $1`, [HALF]);
    await database.rows(
      `update plan_installment set due_at = due_at - interval '40 days' where order_id > $1 and number = 3`,
      [HALF],
    );
    await database.rows(`update purchase_order set is_test = not is_test where session_id::int % 23 = 0`);
    await database.rows(`update purchase_order set status = 'disputed' where session_id::int % 29 = 0`);
    await database.rows(
      `delete from plan_installment where order_id in (select id from purchase_order where session_id::int % 31 = 0)`,
    );
    for (const prepared of [() => Promise.resolve(), () => rollup.roll(), () => rollup.rebuild()]) {
      await prepared();
      await expectSamePages();
      expect((await drift.inspect()).filter(({ what }) => what === 'plans')).toEqual([]);
    }
    await database.rows('update plan_day set plans = plans + 1');
    expect((await drift.inspect()).some(({ what }) => what === 'plans')).toBe(true);
  });

  it('are found behind any number of plans that were given up, whose payments are due for ever', async () => {
    const first = await aPlan({ status: 'payment_plan_active', email: 'first@example.com' });
    const second = await aPlan({ status: 'payment_plan_active', email: 'second@example.com' });
    await database.rows(`update plan_installment set due_at = due_at + interval '1 day' where order_id = $1`, [second]);
    await database.rows(
      `with dead as (
         insert into purchase_order (id, session_id, product, provider, email, name, status, bump_keys, coaching_sessions, plan, fingerprint, quote,
           total_cents, captured_cents, refunded_cents, is_test, created_at, updated_at, paid_at)
         select md5('dead' || n)::uuid, 'dead' || n, 'dfy', 'stripe', 'dead-' || n || '@example.com', 'Zoe', 'payment_plan_defaulted',
           '{}', 0, true, '', '{}', 249700, 83233, 0, false, $1::timestamptz, $1, $1 from generate_series(1, 1500) n returning id)
       insert into plan_installment (order_id, number, amount_cents, due_at)
       select id, i, 83233, $1::timestamptz - interval '1 year' from dead, generate_series(2, 3) i`,
      [DUE],
    );
    for (const [limit, skip, expected] of [
      [1, 0, [first]],
      [2, 0, [first, second]],
      [1, 1, [second]],
    ] as const) {
      const page = await plans.page({ limit, skip });
      expect([page.total, page.data.map(({ id }) => id)]).toEqual([1_502, expected]);
    }
    // Nothing is put in order where the page is full before.
    await database.rows(
      `delete from plan_installment where order_id in (select id from purchase_order where email like 'dead-%' offset 900)`,
    );
    expect((await plans.page({ limit: 2 })).data.map(({ id }) => id)).toEqual([first, second]);
  });

  it('are not listed once nothing is charged any more', async () => {
    await aPlan({ status: 'partially_refunded', refundedCents: 33_233 }, { ended: true });
    await aPlan({ status: 'partially_refunded', refundedCents: 33_233 }, { paid: 3 });
    await aPlan({ status: 'refunded', refundedCents: 83_233 });
    expect(await plans.page({})).toMatchObject({ data: [], total: 0 });
  });
});
