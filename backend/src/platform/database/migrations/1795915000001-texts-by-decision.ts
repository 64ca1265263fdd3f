import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The indexes that the ones before take the place of. */
export class TextsByDecision1795915000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX "sms_message_decided"`);
    await runner.query(`DROP INDEX "sms_message_recipient"`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE INDEX "sms_message_recipient" ON "sms_message" ("recipient", "decided_at")`);
    await runner.query(`CREATE INDEX "sms_message_decided" ON "sms_message" ("decided_at")`);
  }
}
