import type { MigrationInterface, QueryRunner } from 'typeorm';
import { REPORT_VIEWS, REPORT_VIEW_NAMES } from './dashboard-views.sql.js';

const FUNCTIONS = [
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

const TRIGGERS = [
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
      ...FUNCTIONS,
      ...TABLES,
      SEARCH,
      ...REPORT_VIEWS,
      ...TRIGGERS,
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
