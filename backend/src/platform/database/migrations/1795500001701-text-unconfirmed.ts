import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A text of which nobody knows whether it went out. Read and held by the next migration. */
export class TextUnconfirmed1795500001701 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE "sms_message" DROP CONSTRAINT "sms_message_state", ADD CONSTRAINT "sms_message_state" CHECK (state in ('sending', 'sent', 'refused', 'withheld', 'unconfirmed')) NOT VALID`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`UPDATE "sms_message" SET "state" = 'sent' WHERE "state" = 'unconfirmed'`);
    await runner.query(
      `ALTER TABLE "sms_message" DROP CONSTRAINT "sms_message_state", ADD CONSTRAINT "sms_message_state" CHECK (state in ('sending', 'sent', 'refused', 'withheld'))`,
    );
  }
}
