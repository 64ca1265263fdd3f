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
    overview = new OverviewReadModel(new ReportSql(database.sql, null, { warn: () => undefined }), settings);
    rollup = new DashboardRollup(database.sql, new FixedClock(Date.parse(DUE)));
    drift = new RollupDrift(database.sql);
  });
  afterAll(() => database.stop());
  beforeEach(() => database.rows('truncate purchase_order cascade'));

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

  it('are not listed once nothing is charged any more', async () => {
    await aPlan({ status: 'partially_refunded', refundedCents: 33_233 }, { ended: true });
    await aPlan({ status: 'partially_refunded', refundedCents: 33_233 }, { paid: 3 });
    await aPlan({ status: 'refunded', refundedCents: 83_233 });
    expect(await plans.page({})).toMatchObject({ data: [], total: 0 });
  });
});
