import type { MigrationInterface, QueryRunner } from 'typeorm';
import { dropRepeatable } from '../repeatable-schema.js';

const ADD = [
  `ALTER TABLE affiliate_signup_day ADD buyers integer NOT NULL DEFAULT 0, ADD buyers_real integer NOT NULL DEFAULT 0`,
  'CREATE INDEX affiliate_signup_day_affiliate ON affiliate_signup_day (affiliate_id, day)',
  'CREATE INDEX customer_part_affiliate ON customer_part (affiliate_id, day, email) WHERE affiliate_id IS NOT NULL',
];
const REMOVE = [
  // The old definitions count rows of registrants only.
  'UPDATE customer_part SET affiliate_id = NULL WHERE signup_id IS NULL',
  'DROP INDEX customer_part_affiliate',
  'DROP INDEX affiliate_signup_day_affiliate',
  'ALTER TABLE affiliate_signup_day DROP COLUMN buyers, DROP COLUMN buyers_real',
];

/** Customers of an affiliate are listed day by day, so buyers who never registered count for the affiliate of their first order. */
export class CustomersOfAffiliates1795400000001 implements MigrationInterface {
  readonly whyNobodyWaits = 'a job writes what customers have added, and waits itself';

  async up(runner: QueryRunner): Promise<void> {
    for (const change of ADD) await runner.query(change);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropRepeatable(runner, 'analytics');
    for (const change of REMOVE) await runner.query(change);
  }
}
