import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AffiliateApplications1795333080001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "affiliate_application" ("id" uuid NOT NULL, "email" text NOT NULL, "name" text NOT NULL, "promotion" text NOT NULL, "status" text NOT NULL DEFAULT 'pending', "applied_at" TIMESTAMP WITH TIME ZONE NOT NULL, "decided_at" TIMESTAMP WITH TIME ZONE, "affiliate_id" uuid, CONSTRAINT "UQ_1928ab5f73030b7a4a6ae5054a8" UNIQUE ("email"), CONSTRAINT "affiliate_application_decided" CHECK ((status = 'pending') = (decided_at is null)), CONSTRAINT "affiliate_application_status" CHECK (status in ('pending', 'approved', 'declined')), CONSTRAINT "PK_9df11e07507acb1074ee5d7a206" PRIMARY KEY ("id"))`,
    );
    await runner.query(
      `CREATE INDEX "IDX_9580156fc19b5d7316a1af7bca" ON "affiliate_application"  ("status", "applied_at") `,
    );
    await runner.query(
      `ALTER TABLE "affiliate_application" ADD CONSTRAINT "FK_3d95f6273fd81be760ce187fa7a" FOREIGN KEY ("affiliate_id") REFERENCES "affiliate"("id") ON DELETE SET NULL ON UPDATE NO ACTION`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "affiliate_application" DROP CONSTRAINT "FK_3d95f6273fd81be760ce187fa7a"`);
    await runner.query(`DROP INDEX "public"."IDX_9580156fc19b5d7316a1af7bca"`);
    await runner.query(`DROP TABLE "affiliate_application"`);
  }
}
