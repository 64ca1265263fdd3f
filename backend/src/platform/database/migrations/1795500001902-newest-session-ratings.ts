import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The list of the back office reads the newest from it. */
export class NewestSessionRatings1795500001902 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX "session_rating_newest" ON "session_rating"  ("rated_at", "id") ');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX "session_rating_newest"');
  }
}
