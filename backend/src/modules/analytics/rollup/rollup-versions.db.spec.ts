import { randomUUID } from 'node:crypto';
import { insertAffiliate, insertOrder } from '../../../../test/harness/order-rows.js';
import { startSqlDatabase, type SqlDatabase } from '../../../../test/harness/sql-database.js';
import { FixedClock } from '../../../platform/clock/clock.fake.js';
import { migrate } from '../../../platform/database/migrate.js';
import { view, type RepeatableSchema } from '../../../platform/database/repeatable-schema.js';
import { REPEATABLE_SCHEMAS } from '../../../schemas.js';
import { ANALYTICS_SCHEMA } from '../schema/analytics-schema.js';
import { DashboardRollup } from './dashboard-rollup.js';
import { RollupDrift } from './rollup-drift.js';

const NOW = Date.parse('2025-11-20T18:00:00Z');

/** The version before buyers counted for affiliates: its two views of them, and how it rolled customers. */
const EACH = `CROSS JOIN LATERAL (VALUES (p.day), ('-infinity'::date)) AS counted (day)`;
const CHANGED = 'email = ANY(array(SELECT email FROM changed_customer))';
const OLD_VIEWS = [
  view(
    'customer_part_live',
    `SELECT c.email, c.signup_id, pacific_day(c.created_at) AS day, r.affiliate_id,
       (c.signup_id IS NOT NULL)::integer AS signups, (c.signup_id IS NULL)::integer AS buyers,
       (c.signup_id IS NULL AND NOT c.tests_only)::integer AS buyers_real,
       0 AS vip, 0 AS vip_real, c.name || chr(10) || c.email AS words
     FROM customer c LEFT JOIN referred_signup r ON r.signup_id = c.signup_id`,
  ),
  view(
    'affiliate_signup_day_now',
    `SELECT affiliate_id, day, signups FROM affiliate_signup_day
     UNION ALL SELECT affiliate_id, counted.day, -1 FROM customer_part p ${EACH} WHERE affiliate_id IS NOT NULL AND ${CHANGED}
     UNION ALL SELECT affiliate_id, counted.day, 1 FROM customer_part_live p ${EACH} WHERE affiliate_id IS NOT NULL AND ${CHANGED}`,
  ),
];
const OLD: RepeatableSchema = {
  name: 'analytics',
  objects: ANALYTICS_SCHEMA.objects.map((object) => OLD_VIEWS.find(({ drop }) => drop === object.drop) ?? object),
  afterChange: [
    'INSERT INTO order_change SELECT id FROM purchase_order WHERE paid_at IS NOT NULL',
    'INSERT INTO customer_change SELECT email FROM signup',
    'INSERT INTO customer_change SELECT email FROM customer WHERE signup_id IS NULL',
  ],
};
const OLD_ROLL = [
  'insert into customer_change select o.email from order_change c join purchase_order o on o.id = c.order_id',
  'delete from order_change',
  `insert into affiliate_signup_day as d (affiliate_id, day, signups)
   select affiliate_id, counted.day, sum(signups)::integer from (
     select day, affiliate_id, signups from customer_part_live where email in (select email from customer_change)
     union all
     select day, affiliate_id, -signups from customer_part where email in (select email from customer_change)) p ${EACH}
   where affiliate_id is not null group by affiliate_id, counted.day having sum(signups) <> 0
   on conflict (day, affiliate_id) do update set signups = d.signups + excluded.signups`,
  'delete from customer_part where email in (select email from customer_change)',
  `insert into customer_part (email, signup_id, day, affiliate_id, signups, vip, vip_real, buyers, buyers_real, words)
   select email, signup_id, day, affiliate_id, signups, vip, vip_real, buyers, buyers_real, words
   from customer_part_live where email in (select email from customer_change)`,
  'delete from customer_change',
];

describe('customers of affiliates, where an older version runs for a while', () => {
  let database: SqlDatabase;
  let rollup: DashboardRollup;
  let affiliate: string;
  beforeAll(async () => {
    database = await startSqlDatabase();
    rollup = new DashboardRollup(database.sql, new FixedClock(NOW));
    affiliate = await insertAffiliate(database, { code: 'ONE' });
  });
  afterAll(() => database.stop());

  const start = (schemas: readonly RepeatableSchema[]) =>
    migrate(database.database.url, schemas, { applicationUrl: database.database.applicationUrl });
  const sums = (columns: string) =>
    database.rows(
      `select ${columns} from affiliate_signup_day_now where affiliate_id = $1 group by day > '-infinity' order by day > '-infinity'`,
      [affiliate],
    );
  const buy = async (email: string) => {
    const id = await insertOrder(database, { email, paidAt: NOW, createdAt: NOW });
    await database.rows(
      `insert into order_attribution (order_id, code, affiliate_id, source, outcome, decided_at) values ($1, '', $2, 'order', 'credited', $3)`,
      [id, affiliate, new Date(NOW)],
    );
  };
  const register = async (email: string) => {
    const id = randomUUID();
    await database.rows(`insert into signup (id, name, email, invite_token, created_at) values ($1, $2, $2, $2, $3)`, [
      id,
      email,
      new Date(NOW),
    ]);
    await database.rows(
      `insert into referred_signup (signup_id, code, affiliate_id, outcome, referred_at) values ($1, '', $2, 'credited', $3)`,
      [id, affiliate, new Date(NOW)],
    );
  };

  it('count once, for the older version and for the newer one after it', async () => {
    await start(REPEATABLE_SCHEMAS);
    await register('registered@example.com');
    for (const name of ['first', 'second', 'third']) await buy(`${name}@example.com`);
    const counted = 'sum(signups)::int as signups, sum(buyers)::int as buyers, sum(buyers_real)::int as real';
    const newer = async (signups: number, buyers: number) => {
      const both = { signups, buyers, real: buyers };
      expect(await sums(counted)).toEqual([both, both]);
    };
    const older = async (signups: number) =>
      expect(await sums('sum(signups)::int as signups')).toEqual([{ signups }, { signups }]);
    await rollup.roll();
    expect(await database.rows('select from customer_part')).toHaveLength(4);
    await newer(1, 3);

    await start([OLD]);
    await older(1);
    await buy('fourth@example.com');
    await register('second@example.com');
    await older(2);
    for (const step of OLD_ROLL) await database.rows(step);
    await older(2);
    await database.rows(`delete from purchase_order where email = 'third@example.com'`);
    for (const step of OLD_ROLL) await database.rows(step);

    await start(REPEATABLE_SCHEMAS);
    // Whom the older version has counted is counted by the next rolls.
    await newer(2, 0);
    await rollup.roll();
    await newer(2, 2);
    expect((await new RollupDrift(database.sql).inspect()).filter(({ what }) => what.endsWith('affiliates'))).toEqual(
      [],
    );
  });
});
