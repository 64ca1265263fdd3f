import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Of all ratings the few whose comment the pages show. */
export class ShownSessionComments1795500001903 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'CREATE INDEX "session_rating_shown" ON "session_rating"  ("session_id", "rated_at") WHERE display_publicly and comment is not null',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX "session_rating_shown"');
  }
}
