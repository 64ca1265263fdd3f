import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Remembers of which lines the provider was asked for the order, so that strangers do not use up every night's questions. */
export class OrdersAsked1795333750001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "reconciliation_line" ADD "order_asked" boolean NOT NULL DEFAULT false');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "reconciliation_line" DROP COLUMN "order_asked"');
  }
}
