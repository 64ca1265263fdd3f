import type { MigrationInterface, QueryRunner } from 'typeorm';

export class SpeakerAccountSettings1795333320001 implements MigrationInterface {
  readonly whyNobodyWaits = 'one payout for each affiliate and month, and some dozens of mailed links';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "payout_method" ("id" uuid NOT NULL, "affiliate_id" uuid NOT NULL, "status" text NOT NULL, "sealed" text NOT NULL, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL, "decided_at" TIMESTAMP WITH TIME ZONE, CONSTRAINT "payout_method_decided" CHECK ((status = 'waiting') = (decided_at is null)), CONSTRAINT "payout_method_status" CHECK (status in ('waiting', 'approved', 'declined', 'replaced')), CONSTRAINT "PK_b90a23fbcc6be221b8c385cf6e2" PRIMARY KEY ("id"))`,
    );
    await runner.query(`CREATE INDEX "IDX_bbb7bc0f7a9c505126818686ff" ON "payout_method"  ("affiliate_id") `);
    await runner.query(
      `CREATE UNIQUE INDEX "payout_method_approved" ON "payout_method"  ("affiliate_id") WHERE status = 'approved'`,
    );
    await runner.query(
      `CREATE UNIQUE INDEX "payout_method_waiting" ON "payout_method"  ("affiliate_id") WHERE status = 'waiting'`,
    );
    await runner.query(`ALTER TABLE "affiliate" ADD "sale_mails" boolean NOT NULL DEFAULT true`);
    await runner.query(`ALTER TABLE "payout" ADD "method_id" uuid`);
    await runner.query(`ALTER TABLE "speaker_link" ADD "purpose" text NOT NULL DEFAULT 'invite'`);
    await runner.query(`ALTER TABLE "speaker_link" ADD "email" text`);
    await runner.query(
      `ALTER TABLE "speaker_link" ADD CONSTRAINT "speaker_link_email" CHECK ((purpose = 'email') = (email is not null))`,
    );
    await runner.query(
      `ALTER TABLE "payout_method" ADD CONSTRAINT "FK_bbb7bc0f7a9c505126818686ff1" FOREIGN KEY ("affiliate_id") REFERENCES "affiliate"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "payout" ADD CONSTRAINT "FK_b90a23fbcc6be221b8c385cf6e2" FOREIGN KEY ("method_id") REFERENCES "payout_method"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "payout" DROP CONSTRAINT "FK_b90a23fbcc6be221b8c385cf6e2"`);
    await runner.query(`ALTER TABLE "payout_method" DROP CONSTRAINT "FK_bbb7bc0f7a9c505126818686ff1"`);
    await runner.query(`ALTER TABLE "speaker_link" DROP CONSTRAINT "speaker_link_email"`);
    await runner.query(`ALTER TABLE "speaker_link" DROP COLUMN "email"`);
    await runner.query(`ALTER TABLE "speaker_link" DROP COLUMN "purpose"`);
    await runner.query(`ALTER TABLE "payout" DROP COLUMN "method_id"`);
    await runner.query(`ALTER TABLE "affiliate" DROP COLUMN "sale_mails"`);
    await runner.query(`DROP INDEX "public"."payout_method_waiting"`);
    await runner.query(`DROP INDEX "public"."payout_method_approved"`);
    await runner.query(`DROP INDEX "public"."IDX_bbb7bc0f7a9c505126818686ff"`);
    await runner.query(`DROP TABLE "payout_method"`);
  }
}
