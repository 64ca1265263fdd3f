import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Mails that lead into an account have a daily limit of their own, and what an administrator sends has none (D-96). */
export class CountedMails1795333370001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "mail_message" ADD "counted_as" text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "mail_message" DROP COLUMN "counted_as"');
  }
}
