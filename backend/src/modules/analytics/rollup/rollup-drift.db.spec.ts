import { DataSource } from 'typeorm';
import { insertAffiliate, insertOrder } from '../../../../test/harness/order-rows.js';
import { startSqlDatabase, type SqlDatabase } from '../../../../test/harness/sql-database.js';
import { dataSourceOptions } from '../../../platform/database/data-source.js';
import { FixedClock } from '../../../platform/clock/clock.fake.js';
import { Sql } from '../../../platform/database/sql.js';
import { DashboardRollup } from './dashboard-rollup.js';
import { RollupDrift } from './rollup-drift.js';

/** What a page may take where this test runs, and a check that takes longer. */
const PAGE_TIMEOUT_MS = 1_000;
const CHECK_SECONDS = 1.5;

/** Sees days of signups as slowly as a million of them are seen. */
const SLOW_SIGNUPS = `alter view customer_day_now rename to quick_customer_day_now;
  create view customer_day_now as with waited as materialized (select pg_sleep(${CHECK_SECONDS})) select q.* from waited, quick_customer_day_now q`;

describe('RollupDrift', () => {
  let database: SqlDatabase;
  let impatient: DataSource;
  beforeEach(async () => {
    database = await startSqlDatabase();
    const options = dataSourceOptions({ url: database.database.url, poolSize: 2 }, []);
    impatient = await new DataSource({ ...options, extra: { statement_timeout: PAGE_TIMEOUT_MS } }).initialize();
  });
  afterEach(async () => {
    await impatient.destroy();
    await database.stop();
  });

  it('may take longer than a page: it reads all that there is', async () => {
    await database.rows(SLOW_SIGNUPS);
    const sql = new Sql(impatient);
    await expect(sql.query({ name: '', text: 'select count(*) from customer_day_now' })).rejects.toThrow(
      /statement timeout/,
    );
    expect(await new RollupDrift(sql).inspect()).toEqual([]);
  });

  it('holds each affiliate and each sum against its rows, though all of them together agree', async () => {
    const at = Date.parse('2025-11-20T18:00:00Z');
    const [one, two] = [
      await insertAffiliate(database, { code: 'ONE' }),
      await insertAffiliate(database, { code: 'TWO' }),
    ];
    const order = await insertOrder(database, { email: 'stranger@example.com', paidAt: at, createdAt: at });
    await database.rows(
      `insert into order_attribution (order_id, code, affiliate_id, source, outcome, decided_at) values ($1, '', $2, 'order', 'credited', $3)`,
      [order, one, new Date(at)],
    );
    await new DashboardRollup(database.sql, new FixedClock(at)).roll();
    const drift = new RollupDrift(database.sql);
    expect(await drift.inspect()).toEqual([]);
    const found = async () =>
      (await drift.inspect()).map(({ what, day, source, rollup }) => [what, day, source, rollup].join(' '));

    await database.rows(`update affiliate_signup_day set affiliate_id = $1 where day > '-infinity'`, [two]);
    expect((await found()).sort()).toEqual([
      'buyers-of-affiliates 2025-11-20 0 1',
      'buyers-of-affiliates 2025-11-20 1 0',
      'real-buyers-of-affiliates 2025-11-20 0 1',
      'real-buyers-of-affiliates 2025-11-20 1 0',
    ]);

    await database.rows(`update affiliate_signup_day set affiliate_id = $1, signups = buyers, buyers = signups`, [one]);
    expect(await found()).toEqual([
      'buyers-of-affiliates -infinity 1 0',
      'signups-of-affiliates -infinity 0 1',
      'buyers-of-affiliates 2025-11-20 1 0',
      'signups-of-affiliates 2025-11-20 0 1',
    ]);
  });
});
