import type { MigrationInterface, QueryRunner } from 'typeorm';

export class SummitBundles1795333420001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "summit_bundle" ("id" uuid NOT NULL, "state" text NOT NULL, "file" text NOT NULL, "done_rows" bigint NOT NULL DEFAULT '0', "total_rows" bigint, "size" bigint, "digest" text, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL, "ended_at" TIMESTAMP WITH TIME ZONE, CONSTRAINT "summit_bundle_state" CHECK (state in ('writing', 'ready', 'failed')), CONSTRAINT "PK_4bd1350a61123bcf8120776aa37" PRIMARY KEY ("id"))`,
    );
    await runner.query(
      `CREATE UNIQUE INDEX "summit_bundle_writing" ON "summit_bundle"  ("state") WHERE state = 'writing'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE "summit_bundle"`);
  }
}
