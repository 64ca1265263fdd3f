import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The states of all texts are of the new list. */
export class TextStatesHeld1795500001702 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "sms_message" VALIDATE CONSTRAINT "sms_message_state"`);
  }

  async down(): Promise<void> {
    // The one before takes the constraint back.
  }
}
