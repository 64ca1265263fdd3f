import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Addresses of deleted members, so that what is kept of them can still be erased. */
export class RemovedMemberEmails1795500001800 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "removed_member_email" ("email" text NOT NULL, "member_id" uuid NOT NULL, "until" TIMESTAMP WITH TIME ZONE NOT NULL, "moved" boolean NOT NULL, CONSTRAINT "removed_member_email_normal" CHECK (email = lower(btrim(email))), CONSTRAINT "removed_member_email_pk" PRIMARY KEY ("email", "member_id"))`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE "removed_member_email"');
  }
}
