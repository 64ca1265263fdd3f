import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@summit/rules';
import { insertAffiliate, insertOrder } from '../../../../test/harness/order-rows.js';
import { startSqlDatabase, type SqlDatabase } from '../../../../test/harness/sql-database.js';
import { FixedClock } from '../../../platform/clock/clock.fake.js';
import { DashboardRollup } from '../rollup/dashboard-rollup.js';
import { RollupDrift } from '../rollup/rollup-drift.js';
import { CustomersReadModel } from './customers.read-model.js';
import { ReportSettings } from './report-settings.js';

const NOW = Date.parse('2025-11-20T18:00:00Z');
const ORIGINS = { funnel: 'http://funnel.test', member: 'http://member.test', admin: 'http://admin.test' };

/** Who came by `$1`, or everybody, from the tables alone: registrants by their registration, others by their first order. `$2` tests count. */
const PLAIN = `
  select id from (
    select s.id, s.created_at as at, r.affiliate_id from signup s left join referred_signup r on r.signup_id = s.id
    union all
    select o.id, o.paid_at, t.affiliate_id from (
      select distinct on (email) * from purchase_order o
      where paid_at is not null and not exists (select from signup s where s.email = o.email)
      order by email, is_test, paid_at, id) o
    left join order_attribution t on t.order_id = o.id where $2 or not o.is_test) c
  where ($1 = '' or affiliate_id = (select id from affiliate where code = $1)) and ($3::timestamptz is null or at >= $3)
  order by at desc, id desc`;

describe('customers, and those of an affiliate', () => {
  let database: SqlDatabase;
  let rollup: DashboardRollup;
  let drift: RollupDrift;
  beforeAll(async () => {
    database = await startSqlDatabase();
    rollup = new DashboardRollup(database.sql, new FixedClock(NOW));
    drift = new RollupDrift(database.sql);
  });
  afterAll(() => database.stop());

  const customers = (tests: boolean) =>
    new CustomersReadModel(
      database.sql,
      new ReportSettings({ now: () => NOW }, { paymentsAreTest: tests, origins: ORIGINS }),
    );

  async function signup(email: string, at: number, affiliate: string | null): Promise<void> {
    const id = randomUUID();
    await database.rows(`insert into signup (id, name, email, invite_token, created_at) values ($1, $2, $2, $2, $3)`, [
      id,
      email,
      new Date(at),
    ]);
    if (affiliate)
      await database.rows(
        `insert into referred_signup (signup_id, code, affiliate_id, outcome, referred_at) values ($1, '', $2, 'credited', $3)`,
        // Credited a day after: the list goes by the registration.
        [id, affiliate, new Date(at + DAY_MS)],
      );
  }
  async function order(
    email: string,
    at: number,
    { affiliate, isTest = false }: { affiliate: string | null; isTest?: boolean },
  ) {
    const id = await insertOrder(database, { email, paidAt: at, createdAt: at, isTest });
    if (affiliate)
      await database.rows(
        `insert into order_attribution (order_id, code, affiliate_id, source, outcome, decided_at) values ($1, '', $2, 'order', 'credited', $3)`,
        [id, affiliate, new Date(at)],
      );
    return id;
  }

  /** All pages of each size hold what the tables say, and so do the days of a window. */
  async function expectExact(code: string): Promise<number> {
    let most = 0;
    for (const tests of [false, true])
      for (const days of [undefined, 5]) {
        const since = days === undefined ? null : '2025-11-16T08:00:00Z';
        const plain = (await database.rows<{ id: string }>(PLAIN, [code, tests, since])).map(({ id }) => id);
        most = Math.max(most, plain.length);
        for (const limit of [1, 3, 50])
          for (let skip = 0; skip <= plain.length; skip += limit) {
            const page = await customers(tests).page({ affiliate_code: code, limit, skip, ...(days && { days }) });
            expect([page.total, page.data.map(({ id }) => id)]).toEqual([
              plain.length,
              plain.slice(skip, skip + limit),
            ]);
          }
      }
    return most;
  }

  it('are those of the tables, in the same order, whatever was rolled', async () => {
    const one = await insertAffiliate(database, { code: 'ONE' });
    const two = await insertAffiliate(database, { code: 'TWO' });
    const affiliateOf = (n: number) => [one, two, null][n % 3]!;
    for (let n = 0; n < 12; n++) {
      const at = NOW - n * (DAY_MS * 0.7);
      await signup(`registered-${n}@example.com`, at, affiliateOf(n));
      await order(`registered-${n}@example.com`, at, { affiliate: affiliateOf(n + 1) });
      await order(`stranger-${n}@example.com`, at - 1_000, { affiliate: affiliateOf(n), isTest: n % 4 === 3 });
      if (n % 2) await order(`stranger-${n}@example.com`, at + 1_000, { affiliate: affiliateOf(n + 1) });
    }
    expect(await expectExact('ONE')).toBe(8);
    expect(await expectExact('')).toBe(24);
    await rollup.roll();
    expect(await drift.inspect()).toEqual([]);
    await expectExact('ONE');
    await expectExact('TWO');

    // One moves to another affiliate, one registers after all, one is gone, one is new.
    await database.rows(
      `update referred_signup set affiliate_id = $1 where signup_id = (select id from signup where email = 'registered-0@example.com')`,
      [two],
    );
    await signup('stranger-0@example.com', NOW, two);
    await database.rows(`delete from purchase_order where email = 'stranger-6@example.com'`);
    await order('stranger-new@example.com', NOW - 2 * DAY_MS, { affiliate: one });
    await database.rows(
      `update order_attribution set affiliate_id = $1 where order_id in (select id from purchase_order where email = 'stranger-1@example.com')`,
      [one],
    );
    for (const prepared of [() => Promise.resolve(), () => rollup.roll(), () => rollup.rebuild()]) {
      await prepared();
      await expectExact('ONE');
      await expectExact('TWO');
      await expectExact('');
    }
    expect(await drift.inspect()).toEqual([]);
    expect(await customers(true).page({ affiliate_code: 'NOBODY' })).toEqual({ success: true, data: [], total: 0 });
  });

  it('are all in the file, whatever the days have counted', async () => {
    const filed = async (code: string): Promise<string[]> => {
      const ids: string[] = [];
      for await (const rows of customers(true).all({ affiliate_code: code })) ids.push(...rows.map(({ id }) => id));
      return ids;
    };
    await rollup.roll();
    await database.rows('delete from affiliate_signup_day');
    for (const code of ['ONE', 'TWO', '']) {
      const plain = (await database.rows<{ id: string }>(PLAIN, [code, true, null])).map(({ id }) => id);
      expect(plain.length).toBeGreaterThan(5);
      expect(await filed(code)).toEqual(plain);
    }
    await rollup.rebuild();
  });

  it.each(['customer_change', 'order_change'])(
    'are the same while a new version has listed everybody: %s',
    async (list) => {
      await database.rows(
        `insert into ${list} select ${list === 'order_change' ? 'gen_random_uuid()' : `'nobody-' || n`} from generate_series(1, 2000) n`,
      );
      await order('stranger-late@example.com', NOW - DAY_MS, { affiliate: null });
      await expectExact('');
      await rollup.rebuild();
    },
  );

  it.each(['before it is known what all addresses share', 'afterwards'])(
    'are found by a word among them: %s',
    async (when) => {
      if (when === 'afterwards') await database.rows('analyze customer_part');
      const expected = (await database.rows<{ id: string }>(PLAIN, ['TWO', true, null])).map(({ id }) => id);
      for (const word of ['registered-', 'Registered-1', 'stranger-4@example.com', 'example', 'nobody']) {
        const { data, total } = await customers(true).page({ affiliate_code: 'TWO', search: word });
        const holders = await database.rows<{ id: string }>(
          `select id from customer where email ilike '%' || $1 || '%'`,
          [word],
        );
        const known = new Set(holders.map(({ id }) => id));
        expect([word, data.map(({ id }) => id)]).toEqual([word, expected.filter((id) => known.has(id))]);
        expect(total).toBe(data.length);
        if (word === 'example') expect(total).toBeGreaterThan(2);
      }
    },
  );
});
