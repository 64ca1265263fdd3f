import type { MigrationInterface, QueryRunner } from 'typeorm';

export class SpeakerAccounts1795247100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "speaker_account" ("affiliate_id" uuid NOT NULL, "password_hash" text NOT NULL, "password_set_at" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "PK_0b2e563224cf8e8b5f794f86304" PRIMARY KEY ("affiliate_id"))`,
    );
    await runner.query(
      `CREATE TABLE "speaker_link" ("token_hash" text NOT NULL, "affiliate_id" uuid NOT NULL, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL, "expires_at" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "PK_00e22ac1715c28d9025d816449a" PRIMARY KEY ("token_hash"))`,
    );
    await runner.query(`CREATE INDEX "IDX_f03ae6b21111a9a5f510ff3069" ON "speaker_link"  ("affiliate_id") `);
    await runner.query(`CREATE INDEX "IDX_41e830d0a298ffb807f55aad2b" ON "order_attribution"  ("affiliate_id") `);
    await runner.query(
      `ALTER TABLE "speaker_account" ADD CONSTRAINT "FK_0b2e563224cf8e8b5f794f86304" FOREIGN KEY ("affiliate_id") REFERENCES "affiliate"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "speaker_link" ADD CONSTRAINT "FK_f03ae6b21111a9a5f510ff30690" FOREIGN KEY ("affiliate_id") REFERENCES "affiliate"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "speaker_link" DROP CONSTRAINT "FK_f03ae6b21111a9a5f510ff30690"`);
    await runner.query(`ALTER TABLE "speaker_account" DROP CONSTRAINT "FK_0b2e563224cf8e8b5f794f86304"`);
    await runner.query(`DROP INDEX "public"."IDX_41e830d0a298ffb807f55aad2b"`);
    await runner.query(`DROP INDEX "public"."IDX_f03ae6b21111a9a5f510ff3069"`);
    await runner.query(`DROP TABLE "speaker_link"`);
    await runner.query(`DROP TABLE "speaker_account"`);
  }
}
