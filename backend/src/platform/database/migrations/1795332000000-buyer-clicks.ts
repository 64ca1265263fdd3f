import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The last click of each known browser, for orders that carry no code (F-124), and own orders of speakers by code (C-058). */
export class BuyerClicks1795332000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "buyer_click" ("buyer_id" uuid NOT NULL, "code" text NOT NULL, "clicked_at" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "buyer_click_pkey" PRIMARY KEY ("buyer_id"))`,
    );
    await runner.query('CREATE INDEX "buyer_click_clicked" ON "buyer_click"  ("clicked_at") ');
    await runner.query(
      `CREATE INDEX "order_attribution_own" ON "order_attribution"  ("code") WHERE outcome = 'self_referral'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX "public"."order_attribution_own"');
    await runner.query('DROP TABLE "buyer_click"');
  }
}
