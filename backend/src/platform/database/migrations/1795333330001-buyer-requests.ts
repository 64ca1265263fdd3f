import type { MigrationInterface, QueryRunner } from 'typeorm';

export class BuyerRequests1795333330001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "buyer_request" ("id" uuid NOT NULL, "order_id" uuid NOT NULL, "kind" text NOT NULL, "state" text NOT NULL DEFAULT 'pending', "reason" text NOT NULL, "new_email" text, "guarantee_until" TIMESTAMP WITH TIME ZONE, "asked_at" TIMESTAMP WITH TIME ZONE NOT NULL, "decided_at" TIMESTAMP WITH TIME ZONE, "answer" text, "amount_cents" integer, CONSTRAINT "buyer_request_email" CHECK ((kind = 'email') = (new_email is not null)), CONSTRAINT "buyer_request_decided" CHECK ((state = 'pending') = (decided_at is null)), CONSTRAINT "buyer_request_state" CHECK (state in ('pending', 'approved', 'declined')), CONSTRAINT "buyer_request_kind" CHECK (kind in ('refund', 'email')), CONSTRAINT "PK_e3995df97bcba0704e99a1e1569" PRIMARY KEY ("id"))`,
    );
    await runner.query(`CREATE INDEX "IDX_220d1934c377ab21451f457823" ON "buyer_request"  ("order_id") `);
    await runner.query(
      `CREATE UNIQUE INDEX "buyer_request_waits" ON "buyer_request"  ("order_id", "kind") WHERE state = 'pending'`,
    );
    await runner.query(`CREATE INDEX "IDX_0e5f381f614bc37bd63457b2f8" ON "buyer_request"  ("state", "asked_at") `);
    await runner.query(
      `ALTER TABLE "buyer_request" ADD CONSTRAINT "FK_220d1934c377ab21451f4578236" FOREIGN KEY ("order_id") REFERENCES "purchase_order"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "buyer_request" DROP CONSTRAINT "FK_220d1934c377ab21451f4578236"`);
    await runner.query(`DROP INDEX "public"."IDX_0e5f381f614bc37bd63457b2f8"`);
    await runner.query(`DROP INDEX "public"."buyer_request_waits"`);
    await runner.query(`DROP INDEX "public"."IDX_220d1934c377ab21451f457823"`);
    await runner.query(`DROP TABLE "buyer_request"`);
  }
}
