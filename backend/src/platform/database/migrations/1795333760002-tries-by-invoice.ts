import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Of two installments that are overdue each is tried again at its own time and paid at its own page. What was known before stands for all. */
export class TriesByInvoice1795333760002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "payment_plan" ADD "invoice_tries" jsonb NOT NULL DEFAULT '{}'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "payment_plan" DROP COLUMN "invoice_tries"');
  }
}
