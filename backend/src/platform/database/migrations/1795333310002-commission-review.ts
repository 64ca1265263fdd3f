import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Commissions that a person looks at before they are paid out, and every code that a known browser came with. */
export class CommissionReview1795333310002 implements MigrationInterface {
  readonly whyNobodyWaits = 'jobs write commissions and wait themselves; clicks of known browsers are those of 45 days';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE "commission" ADD "review" text, ADD "suspicions" text array, ADD "held_at" TIMESTAMP WITH TIME ZONE',
    );
    await runner.query(
      `ALTER TABLE "commission" ADD CONSTRAINT "commission_review" CHECK (review in ('held', 'released', 'denied'))`,
    );
    await runner.query(`CREATE INDEX "commission_held" ON "commission"  ("held_at") WHERE review = 'held'`);
    await runner.query(`
      ALTER TABLE "buyer_click" DROP CONSTRAINT "buyer_click_pkey",
        ADD CONSTRAINT "buyer_click_pkey" PRIMARY KEY ("buyer_id", "code")`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `DELETE FROM buyer_click b USING buyer_click newer
       WHERE newer.buyer_id = b.buyer_id AND (newer.clicked_at, newer.code) > (b.clicked_at, b.code)`,
    );
    await runner.query(`
      ALTER TABLE "buyer_click" DROP CONSTRAINT "buyer_click_pkey",
        ADD CONSTRAINT "buyer_click_pkey" PRIMARY KEY ("buyer_id")`);
    await runner.query(`DROP INDEX "public"."commission_held"`);
    await runner.query('ALTER TABLE "commission" DROP CONSTRAINT "commission_review"');
    await runner.query(
      'ALTER TABLE "commission" DROP COLUMN "held_at", DROP COLUMN "suspicions", DROP COLUMN "review"',
    );
  }
}
