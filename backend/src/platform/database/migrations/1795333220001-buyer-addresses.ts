import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A mailed offer link marks the browser that opens it as one of the address (C-110). */
export class BuyerAddresses1795333220001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "buyer_address" ("buyer_id" uuid NOT NULL, "email" text NOT NULL, "proven_at" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "buyer_address_pk" PRIMARY KEY ("buyer_id", "email"))`,
    );
    await runner.query('CREATE INDEX "buyer_address_email" ON "buyer_address"  ("email") ');
    await runner.query('CREATE INDEX "buyer_address_proven" ON "buyer_address"  ("proven_at") ');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX "public"."buyer_address_proven"');
    await runner.query('DROP INDEX "public"."buyer_address_email"');
    await runner.query('DROP TABLE "buyer_address"');
  }
}
