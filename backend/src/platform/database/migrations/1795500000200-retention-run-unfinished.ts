import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Remembers that a night could not forget everything. */
export class RetentionRunUnfinished1795500000200 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "retention_run" ADD "unfinished" boolean NOT NULL DEFAULT false');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "retention_run" DROP COLUMN "unfinished"');
  }
}
