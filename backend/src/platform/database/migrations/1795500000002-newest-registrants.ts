import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The back office lists registrants newest first and pages past thousands of a day: with the id in the index it reads no rows for that. */
export class NewestRegistrants1795500000002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX "signup_newest" ON "signup"  ("created_at", "id") ');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX "signup_newest"');
  }
}
