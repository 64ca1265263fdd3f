import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Where an order comes from, as a keyed hash: says how many open payments of one place keep scarce uses and spots (C-111). */
export class OrderBlocks1795333020001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "purchase_order" ADD "client_block" text');
    await runner.query(
      'CREATE INDEX "purchase_order_block" ON "purchase_order"  ("client_block") WHERE client_block is not null',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX "purchase_order_block"');
    await runner.query('ALTER TABLE "purchase_order" DROP COLUMN "client_block"');
  }
}
