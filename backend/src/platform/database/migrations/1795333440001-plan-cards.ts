import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The card that a buyer gave for the rest of a plan. */
export class PlanCards1795333440001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "payment_plan" ADD "card_ref" text');
    await runner.query('ALTER TABLE "payment_plan" ADD "card_last4" text');
    await runner.query('ALTER TABLE "payment_plan" ADD "card_given_at" TIMESTAMP WITH TIME ZONE');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "payment_plan" DROP COLUMN "card_given_at"');
    await runner.query('ALTER TABLE "payment_plan" DROP COLUMN "card_last4"');
    await runner.query('ALTER TABLE "payment_plan" DROP COLUMN "card_ref"');
  }
}
