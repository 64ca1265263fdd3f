import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Large payouts are approved by one owner and sent by another (C-020). */
export class PayoutApproval1795333430001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "payout" ADD "approved_by" uuid, ADD "approved_at" TIMESTAMP WITH TIME ZONE');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "payout" DROP COLUMN "approved_at", DROP COLUMN "approved_by"');
  }
}
