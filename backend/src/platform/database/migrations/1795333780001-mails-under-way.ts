import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Since when a mail is with the mail server, so that nobody sends a second copy before the first has been answered. */
export class MailsUnderWay1795333780001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "mail_message" ADD "handed_over_at" TIMESTAMP WITH TIME ZONE');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "mail_message" DROP COLUMN "handed_over_at"');
  }
}
