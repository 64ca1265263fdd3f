import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which installation a line of a provider's book belongs to, where it says so. */
export class LinesWithMarks1795500001301 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "reconciliation_line" ADD "installation" text`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "reconciliation_line" DROP COLUMN "installation"`);
  }
}
