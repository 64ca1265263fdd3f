import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How far the sums by day have been counted by changed definitions (modules/analytics/schema): one row for each count under way. */
export class RollupRecounts1795500001400 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE "rollup_recount" ("name" text PRIMARY KEY, "after" text NOT NULL)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE "rollup_recount"');
  }
}
