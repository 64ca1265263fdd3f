import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Fingerprints of all definitions that ever stood: who has one of them, and not the last, is an older version. */
export class ReplacedDefinitions1795500000700 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "repeatable_schema" ADD "applied" text[] NOT NULL DEFAULT '{}'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "repeatable_schema" DROP COLUMN "applied"');
  }
}
