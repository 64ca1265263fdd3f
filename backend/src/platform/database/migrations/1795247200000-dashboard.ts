import type { MigrationInterface, QueryRunner } from 'typeorm';

export const REPORT_FUNCTIONS = [
  `CREATE FUNCTION pacific_day(at timestamptz) RETURNS date LANGUAGE sql IMMUTABLE PARALLEL SAFE AS
     $$ SELECT (at AT TIME ZONE 'America/Los_Angeles')::date $$`,
  // Midnight that starts the day. Not to be had by adding 24 hours: two days a year have 23 and 25.
  `CREATE FUNCTION pacific_midnight(day date) RETURNS timestamptz LANGUAGE sql IMMUTABLE PARALLEL SAFE AS
     $$ SELECT day::timestamp AT TIME ZONE 'America/Los_Angeles' $$`,
  // The path that a page view counts for, without query and slash at the end.
  `CREATE FUNCTION viewed_page(page text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS
     $$ SELECT coalesce(nullif(rtrim(left(split_part(split_part(page, '?', 1), '#', 1), 200), '/'), ''), '/') $$`,
  // Host of a referring address without www, or direct.
  `CREATE FUNCTION referrer_host(referrer text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS
     $$ SELECT coalesce(nullif(left(regexp_replace(lower(substring(referrer from '^[a-zA-Z][a-zA-Z0-9+.-]*://(?:[^/?#@]*@)?([^/?#:]+)')), '^www\\.', ''), 100), ''), 'direct') $$`,
];

/**
 * Rollups by Pacific day, and for each order and registrant what it has added to them (`order_part`, `customer_part`), so that a
 * change can take its old share out. None of them is an entity: they are derived, written by hand-made SQL only, and can be built
 * again at any time (modules/analytics/rollup).
 */
const TABLES = [
  `CREATE TABLE sales_day (day date, product text, provider text, is_test boolean, net_cents bigint NOT NULL, purchases integer NOT NULL,
     completed integer NOT NULL, open_plans integer NOT NULL, PRIMARY KEY (day, product, provider, is_test))`,
  `CREATE TABLE affiliate_day (affiliate_id uuid, day date, product text, is_test boolean, net_cents bigint NOT NULL, purchases integer NOT NULL,
     commission_cents bigint NOT NULL, PRIMARY KEY (day, affiliate_id, product, is_test))`,
  `CREATE TABLE order_part (order_id uuid NOT NULL, day date NOT NULL, email text, product text NOT NULL, provider text NOT NULL, is_test boolean NOT NULL,
     affiliate_id uuid, net_cents bigint NOT NULL, purchases integer NOT NULL, completed integer NOT NULL, open_plans integer NOT NULL,
     commission_cents bigint NOT NULL)`,
  'CREATE INDEX order_part_order ON order_part (order_id)',
  'CREATE TABLE customer_day (day date PRIMARY KEY, signups integer NOT NULL, vip integer NOT NULL, vip_real integer NOT NULL)',
  'CREATE TABLE affiliate_signup_day (affiliate_id uuid, day date, signups integer NOT NULL, PRIMARY KEY (day, affiliate_id))',
  `CREATE TABLE customer_part (email text PRIMARY KEY, signup_id uuid NOT NULL, day date NOT NULL, affiliate_id uuid, vip integer NOT NULL, vip_real integer NOT NULL, words text NOT NULL)`,
  'CREATE TABLE page_view_day (day date, page text, views integer NOT NULL, PRIMARY KEY (day, page))',
  'CREATE TABLE referrer_day (day date, referrer text, views integer NOT NULL, PRIMARY KEY (day, referrer))',
  // Page views from this transaction on are not in the rollup yet.
  `CREATE TABLE rollup_mark (name text PRIMARY KEY, mark xid8 NOT NULL)`,
  `INSERT INTO rollup_mark VALUES ('page_view', '0')`,
  // What has changed since the last roll, written in the transaction of the change.
  'CREATE TABLE order_change (order_id uuid NOT NULL)',
  'CREATE TABLE customer_change (email text NOT NULL)',
];

/** Part of a name or address in milliseconds. Without the extension (a server without contrib) the search reads every row. */
const SEARCH = `
  DO $$ BEGIN
    CREATE EXTENSION IF NOT EXISTS pg_trgm;
    CREATE INDEX customer_part_words ON customer_part USING gin (words gin_trgm_ops);
    CREATE INDEX order_part_email ON order_part USING gin (email gin_trgm_ops);
  EXCEPTION WHEN insufficient_privilege OR undefined_file OR feature_not_supported THEN
    RAISE NOTICE 'pg_trgm is not available: searching the dashboard reads every row';
  END $$`;

export const REPORT_TRIGGERS = [
  `CREATE FUNCTION note_order() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     INSERT INTO order_change VALUES (CASE TG_OP WHEN 'DELETE' THEN OLD.id ELSE NEW.id END);
     IF TG_OP <> 'INSERT' AND OLD.email IS NOT NULL THEN
       INSERT INTO customer_change VALUES (OLD.email);
     END IF;
     RETURN NULL;
   END $$`,
  `CREATE FUNCTION note_order_row() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     INSERT INTO order_change SELECT CASE TG_OP WHEN 'DELETE' THEN OLD.order_id ELSE NEW.order_id END
     WHERE CASE TG_OP WHEN 'DELETE' THEN OLD.order_id ELSE NEW.order_id END IS NOT NULL;
     RETURN NULL;
   END $$`,
  `CREATE FUNCTION note_signup() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     IF TG_OP <> 'DELETE' THEN INSERT INTO customer_change VALUES (NEW.email); END IF;
     IF TG_OP <> 'INSERT' THEN INSERT INTO customer_change VALUES (OLD.email); END IF;
     RETURN NULL;
   END $$`,
  `CREATE FUNCTION note_referral() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     INSERT INTO customer_change SELECT email FROM signup WHERE id = CASE TG_OP WHEN 'DELETE' THEN OLD.signup_id ELSE NEW.signup_id END;
     RETURN NULL;
   END $$`,
  'CREATE TRIGGER dashboard_order_new AFTER INSERT ON purchase_order FOR EACH ROW WHEN (NEW.paid_at IS NOT NULL) EXECUTE FUNCTION note_order()',
  `CREATE TRIGGER dashboard_order_set AFTER UPDATE ON purchase_order FOR EACH ROW
     WHEN ((OLD.paid_at IS NOT NULL OR NEW.paid_at IS NOT NULL) AND OLD IS DISTINCT FROM NEW) EXECUTE FUNCTION note_order()`,
  'CREATE TRIGGER dashboard_order_gone AFTER DELETE ON purchase_order FOR EACH ROW WHEN (OLD.paid_at IS NOT NULL) EXECUTE FUNCTION note_order()',
  'CREATE TRIGGER dashboard_booking AFTER INSERT OR DELETE ON ledger_transaction FOR EACH ROW EXECUTE FUNCTION note_order_row()',
  'CREATE TRIGGER dashboard_attribution AFTER INSERT OR UPDATE OR DELETE ON order_attribution FOR EACH ROW EXECUTE FUNCTION note_order_row()',
  'CREATE TRIGGER dashboard_commission AFTER INSERT OR DELETE ON commission_entry FOR EACH ROW EXECUTE FUNCTION note_order_row()',
  'CREATE TRIGGER dashboard_signup AFTER INSERT OR DELETE OR UPDATE OF email, name, created_at ON signup FOR EACH ROW EXECUTE FUNCTION note_signup()',
  'CREATE TRIGGER dashboard_referral AFTER INSERT OR UPDATE OR DELETE ON referred_signup FOR EACH ROW EXECUTE FUNCTION note_referral()',
];

const TRIGGER_TABLES = [
  ['dashboard_order_new', 'purchase_order'],
  ['dashboard_order_set', 'purchase_order'],
  ['dashboard_order_gone', 'purchase_order'],
  ['dashboard_booking', 'ledger_transaction'],
  ['dashboard_attribution', 'order_attribution'],
  ['dashboard_commission', 'commission_entry'],
  ['dashboard_signup', 'signup'],
  ['dashboard_referral', 'referred_signup'],
];

const CHANGED_ORDERS = 'array(SELECT order_id FROM order_change)';
const CHANGED_CUSTOMERS = 'array(SELECT email FROM changed_customer)';

/** Accounts of the book that make revenue: money received, less what went back (C-099). A liability is none of it. */
const IS_REVENUE = `(l.account LIKE 'revenue:%' OR l.account LIKE 'refund:%' OR l.account LIKE 'dispute_lost:%')`;

/** What an order adds to each day, from the ledger and its own state. The only definition of it: rolling and rebuilding both read this. */
const ORDER_PART_LIVE = `
  CREATE VIEW order_part_live AS
  SELECT o.id AS order_id, part.day, o.email, o.product, o.provider, o.is_test, a.affiliate_id,
    sum(part.net_cents)::bigint AS net_cents, sum(part.purchases)::integer AS purchases, sum(part.completed)::integer AS completed,
    sum(part.open_plans)::integer AS open_plans, sum(part.commission_cents)::bigint AS commission_cents
  FROM purchase_order o
  LEFT JOIN order_attribution a ON a.order_id = o.id
  CROSS JOIN LATERAL (
    SELECT pacific_day(t.occurred_at) AS day, -l.amount_cents AS net_cents, 0 AS purchases, 0 AS completed, 0 AS open_plans, 0 AS commission_cents
    FROM ledger_transaction t JOIN ledger_line l ON l.transaction_id = t.id WHERE t.order_id = o.id AND ${IS_REVENUE}
    UNION ALL
    SELECT pacific_day(o.paid_at), 0, (o.captured_cents > o.refunded_cents)::integer, 0,
      (o.status IN ('payment_plan_active', 'payment_plan_past_due'))::integer, 0 WHERE o.paid_at IS NOT NULL
    UNION ALL
    SELECT pacific_day(o.completed_at), 0, 0, 1, 0, 0 WHERE o.status = 'completed' AND o.completed_at IS NOT NULL
    UNION ALL
    SELECT pacific_day(e.booked_at), 0, 0, 0, 0, e.amount_cents FROM commission_entry e WHERE e.order_id = o.id
  ) part
  GROUP BY o.id, part.day, a.affiliate_id`;

/** What a registrant adds: the day, the affiliate, and whether a VIP order is held (`vip_real`: one that is no test). */
const CUSTOMER_PART_LIVE = `
  CREATE VIEW customer_part_live AS
  SELECT s.email, s.id AS signup_id, pacific_day(s.created_at) AS day, r.affiliate_id,
    coalesce(held.vip, 0) AS vip, coalesce(held.vip_real, 0) AS vip_real, s.name || chr(10) || s.email AS words
  FROM signup s
  LEFT JOIN referred_signup r ON r.signup_id = s.id
  LEFT JOIN LATERAL (
    SELECT max(1) AS vip, max((NOT o.is_test)::integer) AS vip_real FROM purchase_order o
    WHERE o.email = s.email AND o.product = 'vip' AND o.paid_at IS NOT NULL AND o.captured_cents > o.refunded_cents
  ) held ON true`;

/** Each row also counts for all time, which is kept under this day: two hundred affiliates of a year are as fast as those of a day. */
const EACH_DAY_AND_EVER = `CROSS JOIN LATERAL (VALUES (p.day), ('-infinity'::date)) AS counted (day)`;

/** Columns of a rollup with the changed rows' old share taken out and the new one put in: exact at every moment. */
const now = (view: string, parts: { columns: string; sums: string[]; rollup: string; part: string; where: string }) => {
  const minus = parts.sums.map((sum) => `-${sum} AS ${sum}`).join(', ');
  const plus = parts.sums.join(', ');
  return `
  CREATE VIEW ${view} AS
  SELECT ${parts.columns}, ${plus} FROM ${parts.rollup}
  UNION ALL SELECT ${parts.columns}, ${minus} FROM ${parts.part} WHERE ${parts.where}
  UNION ALL SELECT ${parts.columns}, ${plus} FROM ${parts.part}_live WHERE ${parts.where}`;
};

const ORDER_CHANGED = `order_id = ANY(${CHANGED_ORDERS})`;
const CUSTOMER_CHANGED = `email = ANY(${CHANGED_CUSTOMERS})`;

/**
 * Page views that are not rolled up yet. A function, because PostgreSQL takes a comparison with an unknown mark for a third of the table and
 * plans for millions of rows over all partitions; it is stable, so it sees the moment that its query sees.
 */
const PAGE_VIEW_TAIL = `
  CREATE FUNCTION page_view_tail() RETURNS TABLE (day date, page text, referrer text) LANGUAGE plpgsql STABLE ROWS 1000 AS $$
  BEGIN
    RETURN QUERY SELECT pacific_day(v.viewed_at), viewed_page(v.page), referrer_host(v.referrer) FROM page_view v
      WHERE v.txid >= (SELECT mark FROM rollup_mark WHERE name = 'page_view');
  END $$`;

/** As they were made here; those of today are in modules/analytics/schema. */
export const REPORT_VIEWS = [
  PAGE_VIEW_TAIL,
  ORDER_PART_LIVE,
  CUSTOMER_PART_LIVE,
  `CREATE VIEW changed_customer AS
   SELECT email FROM customer_change
   UNION SELECT o.email FROM purchase_order o WHERE o.id = ANY(${CHANGED_ORDERS}) AND o.email IS NOT NULL`,
  now('sales_day_now', {
    columns: 'day, product, provider, is_test',
    sums: ['net_cents', 'purchases', 'completed', 'open_plans'],
    rollup: 'sales_day',
    part: 'order_part',
    where: ORDER_CHANGED,
  }),
  `CREATE VIEW affiliate_day_now AS
   SELECT affiliate_id, day, product, is_test, net_cents, purchases, commission_cents FROM affiliate_day
   UNION ALL SELECT affiliate_id, counted.day, product, is_test, -net_cents, -purchases, -commission_cents
   FROM order_part p ${EACH_DAY_AND_EVER} WHERE affiliate_id IS NOT NULL AND ${ORDER_CHANGED}
   UNION ALL SELECT affiliate_id, counted.day, product, is_test, net_cents, purchases, commission_cents
   FROM order_part_live p ${EACH_DAY_AND_EVER} WHERE affiliate_id IS NOT NULL AND ${ORDER_CHANGED}`,
  `CREATE VIEW customer_day_now AS
   SELECT day, signups, vip, vip_real FROM customer_day
   UNION ALL SELECT day, -1, -vip, -vip_real FROM customer_part WHERE ${CUSTOMER_CHANGED}
   UNION ALL SELECT day, 1, vip, vip_real FROM customer_part_live WHERE ${CUSTOMER_CHANGED}`,
  `CREATE VIEW affiliate_signup_day_now AS
   SELECT affiliate_id, day, signups FROM affiliate_signup_day
   UNION ALL SELECT affiliate_id, counted.day, -1 FROM customer_part p ${EACH_DAY_AND_EVER} WHERE affiliate_id IS NOT NULL AND ${CUSTOMER_CHANGED}
   UNION ALL SELECT affiliate_id, counted.day, 1 FROM customer_part_live p ${EACH_DAY_AND_EVER} WHERE affiliate_id IS NOT NULL AND ${CUSTOMER_CHANGED}`,
  `CREATE VIEW page_view_day_now AS
   SELECT day, page, views FROM page_view_day UNION ALL SELECT day, page, 1 FROM page_view_tail()`,
  `CREATE VIEW referrer_day_now AS
   SELECT day, referrer, views FROM referrer_day UNION ALL SELECT day, referrer, 1 FROM page_view_tail()`,
];

const REPORT_VIEW_NAMES = [
  'sales_day_now',
  'affiliate_day_now',
  'customer_day_now',
  'affiliate_signup_day_now',
  'page_view_day_now',
  'referrer_day_now',
  'changed_customer',
  'order_part_live',
  'customer_part_live',
];

/** Rows that were there before the triggers: the first rolls take them in. */
const BACKLOG = [
  'INSERT INTO order_change SELECT id FROM purchase_order WHERE paid_at IS NOT NULL',
  'INSERT INTO customer_change SELECT email FROM signup',
];

const SIGNUP_SOURCE = [
  'ALTER TABLE "signup" ADD "source" text',
  `ALTER TABLE "signup" ADD CONSTRAINT "signup_source" CHECK (source in ('facebook', 'google'))`,
];

const INDEXES = [
  `CREATE INDEX "purchase_order_completed" ON "purchase_order"  ("completed_at", "id") WHERE status = 'completed'`,
  `CREATE INDEX "purchase_order_paid" ON "purchase_order"  ("product", "paid_at", "id") WHERE paid_at is not null`,
  `CREATE INDEX "purchase_order_plans" ON "purchase_order"  ("status", "paid_at") WHERE plan`,
];

/** What the dashboard reads, at ten million page views as fast as at ten (scale.md 3). */
export class Dashboard1795247200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const text of [
      ...SIGNUP_SOURCE,
      ...INDEXES,
      ...REPORT_FUNCTIONS,
      ...TABLES,
      SEARCH,
      ...REPORT_VIEWS,
      ...REPORT_TRIGGERS,
      ...BACKLOG,
    ])
      await runner.query(text);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [trigger, table] of TRIGGER_TABLES) await runner.query(`DROP TRIGGER ${trigger} ON ${table}`);
    await runner.query('DROP FUNCTION note_order(), note_order_row(), note_signup(), note_referral()');
    await runner.query(`DROP VIEW ${REPORT_VIEW_NAMES.join(', ')}`);
    await runner.query(
      'DROP TABLE sales_day, affiliate_day, order_part, customer_day, affiliate_signup_day, customer_part, page_view_day, referrer_day, rollup_mark, order_change, customer_change',
    );
    await runner.query(
      'DROP FUNCTION page_view_tail(), pacific_day(timestamptz), pacific_midnight(date), viewed_page(text), referrer_host(text)',
    );
    await runner.query('ALTER TABLE "signup" DROP CONSTRAINT "signup_source"');
    await runner.query('ALTER TABLE "signup" DROP COLUMN "source"');
    for (const index of ['purchase_order_completed', 'purchase_order_paid', 'purchase_order_plans'])
      await runner.query(`DROP INDEX "public"."${index}"`);
  }
}
