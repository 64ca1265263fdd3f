import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How many mails an address had today is asked before each one that anybody can ask for. */
export class MailsOfAddress1795333020002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX "mail_message_recipient" ON "mail_message"  ("recipient", "created_at")');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX "mail_message_recipient"');
  }
}
