import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The mail desk lists mails by their state and opt-outs by their time. */
export class MailDesk1795333340003 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX "mail_message_newest" ON "mail_message"  ("state", "created_at")');
    await runner.query('CREATE INDEX "mail_opt_out_at" ON "mail_opt_out"  ("at")');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX "mail_opt_out_at"');
    await runner.query('DROP INDEX "mail_message_newest"');
  }
}
