import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Plans are listed by the date of their next payment, and counted by their status. */
export class NextInstallments1795333340004 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'CREATE INDEX "plan_installment_unpaid" ON "plan_installment"  ("due_at", "order_id") WHERE paid_at is null',
    );
    await runner.query(
      'CREATE INDEX "purchase_order_plan_count" ON "purchase_order"  ("status", "is_test") WHERE plan',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX "purchase_order_plan_count"');
    await runner.query('DROP INDEX "plan_installment_unpaid"');
  }
}
