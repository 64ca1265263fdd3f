import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Addresses that affiliates had before, and links that take one of them back. */
export class SpeakerFormerEmails1795333390001 implements MigrationInterface {
  readonly whyNobodyWaits = 'a few mailed links of speakers, each kept for days';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'CREATE TABLE "affiliate_former_email" ("affiliate_id" uuid NOT NULL, "email" text NOT NULL, "changed_at" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "PK_931e2f6a9f27719a8b73303d5e0" PRIMARY KEY ("affiliate_id", "email"))',
    );
    await runner.query('CREATE INDEX "IDX_51470cf7519990585dc52f3198" ON "affiliate_former_email" ("email")');
    await runner.query(
      'ALTER TABLE "affiliate_former_email" ADD CONSTRAINT "FK_3470e12b0a69a4ddaa8b23e2a36" FOREIGN KEY ("affiliate_id") REFERENCES "affiliate"("id") ON DELETE CASCADE ON UPDATE NO ACTION',
    );
    await runner.query('ALTER TABLE "speaker_link" DROP CONSTRAINT "speaker_link_email"');
    await runner.query(
      `ALTER TABLE "speaker_link" ADD CONSTRAINT "speaker_link_email" CHECK ((purpose in ('email', 'take_back')) = (email is not null))`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM "speaker_link" WHERE purpose = 'take_back'`);
    await runner.query('ALTER TABLE "speaker_link" DROP CONSTRAINT "speaker_link_email"');
    await runner.query(
      `ALTER TABLE "speaker_link" ADD CONSTRAINT "speaker_link_email" CHECK ((purpose = 'email') = (email is not null))`,
    );
    await runner.query('ALTER TABLE "affiliate_former_email" DROP CONSTRAINT "FK_3470e12b0a69a4ddaa8b23e2a36"');
    await runner.query('DROP INDEX "public"."IDX_51470cf7519990585dc52f3198"');
    await runner.query('DROP TABLE "affiliate_former_email"');
  }
}
