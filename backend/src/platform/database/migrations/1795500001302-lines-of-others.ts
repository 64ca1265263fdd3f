import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How many lines a comparison passed over, because they belong to other installations. */
export class LinesOfOthers1795500001302 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "reconciliation_run" ADD "lines_of_others" integer NOT NULL DEFAULT 0`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "reconciliation_run" DROP COLUMN "lines_of_others"`);
  }
}
