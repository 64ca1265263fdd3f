import type { MigrationInterface, QueryRunner } from 'typeorm';

export class DeskRefundKept1795902499334 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "desk_refund" ADD "kept_cents" integer`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "desk_refund" DROP COLUMN "kept_cents"`);
  }
}
