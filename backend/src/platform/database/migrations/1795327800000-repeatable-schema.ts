import type { MigrationInterface, QueryRunner } from 'typeorm';
import { REPORT_FUNCTIONS, REPORT_TRIGGERS, REPORT_VIEWS } from './1795247200000-dashboard.js';

/** What the dashboard's migration made of views, functions and triggers, in the order in which it can be dropped. */
const DROPS_OF_DASHBOARD = [
  ...[
    'dashboard_order_new ON purchase_order',
    'dashboard_order_set ON purchase_order',
    'dashboard_order_gone ON purchase_order',
    'dashboard_booking ON ledger_transaction',
    'dashboard_attribution ON order_attribution',
    'dashboard_commission ON commission_entry',
    'dashboard_signup ON signup',
    'dashboard_referral ON referred_signup',
  ].map((trigger) => `DROP TRIGGER IF EXISTS ${trigger}`),
  'DROP FUNCTION IF EXISTS note_order(), note_order_row(), note_signup(), note_referral()',
  `DROP VIEW IF EXISTS sales_day_now, affiliate_day_now, customer_day_now, affiliate_signup_day_now, page_view_day_now, referrer_day_now,
     changed_customer, order_part_live, customer_part_live`,
  'DROP FUNCTION IF EXISTS page_view_tail(), pacific_day(timestamptz), pacific_midnight(date), viewed_page(text), referrer_host(text)',
];

/**
 * From here on views, functions and triggers of reports are no part of migrations: they are applied after them, from the modules
 * that own them, whenever their text changes (../repeatable-schema.ts).
 */
export class RepeatableSchema1795327800000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE repeatable_schema (name text PRIMARY KEY, fingerprint text NOT NULL, drops text[] NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())`,
    );
    await runner.query(`INSERT INTO repeatable_schema (name, fingerprint, drops) VALUES ('analytics', '', $1)`, [
      DROPS_OF_DASHBOARD,
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    const standing = (await runner.query('SELECT drops FROM repeatable_schema')) as { drops: string[] }[];
    for (const { drops } of standing) for (const drop of drops) await runner.query(drop);
    await runner.query('DROP TABLE repeatable_schema');
    for (const text of [...REPORT_FUNCTIONS, ...REPORT_VIEWS, ...REPORT_TRIGGERS]) await runner.query(text);
  }
}
