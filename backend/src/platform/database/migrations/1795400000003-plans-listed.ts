import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The index before it holds the same and more. Dropped by itself: behind the lock of a new index, settlements and the drop would wait for each other. */
export class PlansListed1795400000003 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX "purchase_order_plan_count"');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'CREATE INDEX "purchase_order_plan_count" ON "purchase_order"  ("status", "is_test") WHERE plan',
    );
  }
}
