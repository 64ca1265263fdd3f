import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Counting the texts that went to a number, or on a day, read all that were withheld, too. */
export class TextsThatWent1795915000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE INDEX "sms_message_number" ON "sms_message" ("recipient", "template", "state", "decided_at")`,
    );
    await runner.query(
      `CREATE INDEX "sms_message_day" ON "sms_message" ("decided_at") WHERE state in ('sending', 'sent', 'unconfirmed')`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX "sms_message_day"`);
    await runner.query(`DROP INDEX "sms_message_number"`);
  }
}
