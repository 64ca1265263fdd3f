import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Customers of an affiliate are listed day by day. */
export class DaysOfAffiliates1795400000004 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX affiliate_signup_day_affiliate ON affiliate_signup_day (affiliate_id, day)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX affiliate_signup_day_affiliate');
  }
}
