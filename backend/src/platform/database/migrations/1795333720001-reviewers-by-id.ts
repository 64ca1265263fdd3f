import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who decided on a rating is an id, as everywhere. An address that no account has any more stays: it is all that is known. */
export class ReviewersById1795333720001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `UPDATE "session_rating" r SET "reviewed_by" = a.id::text FROM admin_account a WHERE a.email = r."reviewed_by"`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `UPDATE "session_rating" r SET "reviewed_by" = a.email FROM admin_account a WHERE a.id::text = r."reviewed_by"`,
    );
  }
}
