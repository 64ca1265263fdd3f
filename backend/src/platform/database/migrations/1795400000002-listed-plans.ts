import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Plans are put in order and counted from the index alone. */
export class ListedPlans1795400000002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'CREATE INDEX "purchase_order_plan_list" ON "purchase_order"  ("status", "is_test", "paid_at", "id") WHERE plan',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX "purchase_order_plan_list"');
  }
}
