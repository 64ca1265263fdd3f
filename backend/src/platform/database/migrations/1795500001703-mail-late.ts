import type { MigrationInterface, QueryRunner } from 'typeorm';

/** From when on a mail would say what is no longer so. */
export class MailLate1795500001703 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "mail_message" ADD "late_at" TIMESTAMP WITH TIME ZONE`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "mail_message" DROP COLUMN "late_at"`);
  }
}
