import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How a mail ended, who has unsubscribed, and text messages that are decided on before they are sent. */
export class MailStates1795332000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "mail_message" ADD "state" text NOT NULL DEFAULT 'waiting'`);
    await runner.query(`UPDATE "mail_message" SET "state" = 'sent' WHERE "sent_at" IS NOT NULL`);
    await runner.query(`ALTER TABLE "mail_message" ADD "refusal" text`);
    await runner.query(`ALTER TABLE "mail_message" ADD "handovers" integer NOT NULL DEFAULT '0'`);
    await runner.query(
      `ALTER TABLE "mail_message" ADD CONSTRAINT "mail_message_state" CHECK (state in ('waiting', 'sent', 'refused', 'unconfirmed'))`,
    );
    await runner.query(
      `ALTER TABLE "mail_message" ADD CONSTRAINT "mail_message_sent" CHECK ((state = 'sent') = (sent_at is not null))`,
    );
    await runner.query(`CREATE INDEX "mail_message_waiting" ON "mail_message"  ("created_at") WHERE state = 'waiting'`);
    await runner.query(
      `CREATE TABLE "mail_opt_out" ("email" text NOT NULL, "id" uuid NOT NULL DEFAULT gen_random_uuid(), "at" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "mail_opt_out_id" UNIQUE ("id"), CONSTRAINT "mail_opt_out_pkey" PRIMARY KEY ("email"))`,
    );
    await runner.query(`ALTER TABLE "sms_message" ADD "state" text NOT NULL DEFAULT 'sent'`);
    await runner.query(`ALTER TABLE "sms_message" ALTER COLUMN "state" DROP DEFAULT`);
    await runner.query(`ALTER TABLE "sms_message" RENAME COLUMN "sent_at" TO "decided_at"`);
    await runner.query(`ALTER TABLE "sms_message" ALTER COLUMN "decided_at" DROP DEFAULT`);
    await runner.query(
      `ALTER TABLE "sms_message" ADD CONSTRAINT "sms_message_state" CHECK (state in ('sending', 'sent', 'refused', 'withheld'))`,
    );
    await runner.query(`CREATE INDEX "sms_message_recipient" ON "sms_message"  ("recipient", "decided_at") `);
    await runner.query(`CREATE INDEX "sms_message_decided" ON "sms_message"  ("decided_at") `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX "public"."sms_message_decided"`);
    await runner.query(`DROP INDEX "public"."sms_message_recipient"`);
    await runner.query(`ALTER TABLE "sms_message" DROP CONSTRAINT "sms_message_state"`);
    // The old table knows only messages that went out.
    await runner.query(`DELETE FROM "sms_message" WHERE "state" <> 'sent'`);
    await runner.query(`ALTER TABLE "sms_message" ALTER COLUMN "decided_at" SET DEFAULT now()`);
    await runner.query(`ALTER TABLE "sms_message" RENAME COLUMN "decided_at" TO "sent_at"`);
    await runner.query(`ALTER TABLE "sms_message" DROP COLUMN "state"`);
    await runner.query(`DROP TABLE "mail_opt_out"`);
    await runner.query(`DROP INDEX "public"."mail_message_waiting"`);
    await runner.query(`ALTER TABLE "mail_message" DROP CONSTRAINT "mail_message_sent"`);
    await runner.query(`ALTER TABLE "mail_message" DROP CONSTRAINT "mail_message_state"`);
    await runner.query(`ALTER TABLE "mail_message" DROP COLUMN "handovers"`);
    await runner.query(`ALTER TABLE "mail_message" DROP COLUMN "refusal"`);
    await runner.query(`ALTER TABLE "mail_message" DROP COLUMN "state"`);
  }
}
