import { insertOrder } from '../../../../test/harness/order-rows.js';
import { startSqlDatabase, type SqlDatabase } from '../../../../test/harness/sql-database.js';
import { FixedClock } from '../../../platform/clock/clock.fake.js';
import { migrate } from '../../../platform/database/migrate.js';
import type { RepeatableSchema } from '../../../platform/database/repeatable-schema.js';
import { REPEATABLE_SCHEMAS } from '../../../schemas.js';
import { ANALYTICS_SCHEMA } from '../schema/analytics-schema.js';
import { DashboardRollup } from './dashboard-rollup.js';
import { RollupDrift } from './rollup-drift.js';

const NOW = Date.parse('2025-11-20T18:00:00Z');
/** More than one bite. */
const ORDERS = 2_500;
/** Definitions before: the same by another text. */
const BEFORE: RepeatableSchema = {
  ...ANALYTICS_SCHEMA,
  objects: ANALYTICS_SCHEMA.objects.map((object) => ({ ...object, create: `${object.create} ` })),
};

describe('sums by day after a change of definitions', () => {
  let database: SqlDatabase;
  let rollup: DashboardRollup;
  beforeEach(async () => {
    database = await startSqlDatabase();
    rollup = new DashboardRollup(database.sql, new FixedClock(NOW));
    await sell(ORDERS);
    await start([BEFORE]);
    await start(REPEATABLE_SCHEMAS);
    while ((await waiting()).changes > 0) await rollup.roll();
  });
  afterEach(() => database.stop());

  const start = (schemas: readonly RepeatableSchema[]) =>
    migrate(database.database.url, schemas, { applicationUrl: database.database.applicationUrl });
  const sell = (count: number) =>
    database.rows(
      `with sold as (
         insert into purchase_order (id, session_id, product, provider, email, name, status, bump_keys, coaching_sessions, plan, fingerprint, quote,
           total_cents, captured_cents, refunded_cents, is_test, created_at, updated_at, paid_at, completed_at)
         select gen_random_uuid(), gen_random_uuid(), 'vip', 'stripe', 'buyer' || n || '@example.com', 'Buyer', 'completed', '{}', 0, false, '', '{}',
           3700, 3700, 0, false, $2, $2, $2, $2 from generate_series(1, $1::int) n returning id
       ), booked as (
         insert into ledger_transaction (kind, source_ref, order_id, occurred_at) select 'payment', id::text, id, $2 from sold returning id)
       insert into ledger_line (transaction_id, account, amount_cents) select booked.id, side.account, side.cents
       from booked, (values ('cash:stripe', 3700), ('revenue:vip', -3700)) as side (account, cents)`,
      [count, new Date(NOW)],
    );
  const waiting = async () =>
    (
      await database.rows<{ changes: number; recounts: number }>(
        `select (select count(*)::int from order_change) + (select count(*)::int from customer_change) as changes,
           (select count(*)::int from rollup_recount) as recounts`,
      )
    )[0]!;
  const revenue = async () =>
    (await database.rows<{ n: number }>('select sum(net_cents)::int as n from sales_day_now'))[0]!.n;
  const buyers = async () =>
    (await database.rows<{ n: number }>('select sum(buyers)::int as n from customer_day_now'))[0]!.n;
  /** What is stored as definitions before would have counted it: nobody has changed anything since. */
  const countedOtherwise = async () => {
    await database.rows('update order_part set net_cents = 2 * net_cents');
    await database.rows('update sales_day set net_cents = 2 * net_cents');
    await database.rows('update customer_part set buyers = 3 * buyers');
    await database.rows('update customer_day set buyers = 3 * buyers');
    await start([BEFORE]);
    await start(REPEATABLE_SCHEMAS);
  };
  const rollToTheEnd = async () => {
    while ((await waiting()).recounts > 0) await rollup.roll();
  };

  it('are those of the old ones, at the price of any other day, until rolls have counted all by the new ones', async () => {
    expect([await revenue(), await buyers()]).toEqual([ORDERS * 3_700, ORDERS]);
    await countedOtherwise();
    expect(await waiting()).toEqual({ changes: 0, recounts: 2 });
    expect([await revenue(), await buyers()]).toEqual([ORDERS * 7_400, ORDERS * 3]);
    await rollToTheEnd();
    expect([await revenue(), await buyers()]).toEqual([ORDERS * 3_700, ORDERS]);
    expect(await new RollupDrift(database.sql).inspect()).toEqual([]);
  });

  it('have what changes meanwhile at once, and once', async () => {
    await countedOtherwise();
    await sell(1);
    expect(await revenue()).toBe(ORDERS * 7_400 + 3_700);
    await database.rows(`update purchase_order set name = 'Somebody' where email = 'buyer7@example.com'`);
    expect(await revenue()).toBe(ORDERS * 7_400);
    await rollToTheEnd();
    expect(await revenue()).toBe((ORDERS + 1) * 3_700);
    expect(await new RollupDrift(database.sql).inspect()).toEqual([]);
  });

  it('are right in the end where rows came, went and stopped being plans unseen', async () => {
    await insertOrder(database, { email: 'unseen@example.com', paidAt: NOW, createdAt: NOW });
    await database.rows(
      `insert into plan_part select id, '2025-11-20', false, null, $1, 'payment_plan_active' from purchase_order limit 1`,
      [new Date(NOW)],
    );
    await database.rows(`insert into plan_day values ('2025-11-20', false, 1)`);
    await database.rows('delete from order_change');
    await database.rows('delete from customer_change');
    await countedOtherwise();
    await rollToTheEnd();
    while ((await waiting()).changes > 0) await rollup.roll();
    expect(await new RollupDrift(database.sql).inspect()).toEqual([]);
  });

  it('go on where they stopped when a process ends half way, and are begun anew by the next change', async () => {
    await countedOtherwise();
    const after = async () =>
      (await database.rows<{ after: string }>(`select after from rollup_recount where name = 'order'`))[0]?.after;
    const [bite] = await database.rows<{ id: string }>('select id from purchase_order order by id offset 1999 limit 1');
    await database.rows(`update rollup_recount set after = $1 where name = 'order'`, [bite!.id]);
    await rollup.roll();
    expect(await after()).not.toBe(bite!.id);
    expect(await revenue()).toBe(2_000 * 7_400 + (ORDERS - 2_000) * 3_700);
    await start([BEFORE]);
    await start(REPEATABLE_SCHEMAS);
    await rollToTheEnd();
    expect(await revenue()).toBe(ORDERS * 3_700);
  });
});
