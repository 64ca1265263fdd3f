import type { MigrationInterface, QueryRunner } from 'typeorm';
import { dropRepeatable } from '../repeatable-schema.js';

/** The affiliate of whoever never registered: in a column that older versions don't read, since they count registrants only. */
export class AffiliatesOfBuyers1795400000005 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE customer_part ADD buyer_affiliate_id uuid');
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropRepeatable(runner, 'analytics');
    await runner.query('ALTER TABLE customer_part DROP COLUMN buyer_affiliate_id');
  }
}
