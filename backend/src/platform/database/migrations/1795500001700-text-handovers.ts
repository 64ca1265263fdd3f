import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How often a text was given to the gateway, and since when it has it. */
export class TextHandovers1795500001700 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE "sms_message" ADD "handovers" integer NOT NULL DEFAULT '0', ADD "handed_over_at" TIMESTAMP WITH TIME ZONE`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "sms_message" DROP COLUMN "handed_over_at", DROP COLUMN "handovers"`);
  }
}
