import type { MigrationInterface, QueryRunner } from 'typeorm';
import { dropRepeatable } from '../repeatable-schema.js';

/** Buyers who never registered count for the affiliate of their first order. */
export class BuyersOfAffiliates1795400000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE affiliate_signup_day ADD buyers integer NOT NULL DEFAULT 0, ADD buyers_real integer NOT NULL DEFAULT 0',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropRepeatable(runner, 'analytics');
    await runner.query('ALTER TABLE affiliate_signup_day DROP COLUMN buyers, DROP COLUMN buyers_real');
  }
}
