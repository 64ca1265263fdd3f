import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The desk lists failed mails among many that were only not sent because somebody has unsubscribed. */
export class FailedMails1795333671401 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE INDEX "mail_message_failed" ON "mail_message" ("created_at") WHERE state in ('refused', 'unconfirmed') and refusal is distinct from 'unsubscribed'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX "mail_message_failed"');
  }
}
