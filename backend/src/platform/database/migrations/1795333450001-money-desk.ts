import type { MigrationInterface, QueryRunner } from 'typeorm';

export class MoneyDesk1795333450001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "desk_finding" ("id" uuid NOT NULL, "kind" text NOT NULL, "order_id" uuid NOT NULL, "subject" text NOT NULL, "detail" text NOT NULL, "since" TIMESTAMP WITH TIME ZONE NOT NULL, "found_at" TIMESTAMP WITH TIME ZONE NOT NULL, "repaired_at" TIMESTAMP WITH TIME ZONE, CONSTRAINT "desk_finding_once" UNIQUE ("order_id", "kind", "subject"), CONSTRAINT "PK_5b210dbcd401d81d1e12035a971" PRIMARY KEY ("id"))`,
    );
    await runner.query(`CREATE INDEX "IDX_18573ea9710250c2d28845c914" ON "desk_finding"  ("kind", "since") `);
    await runner.query(`CREATE INDEX "IDX_9178815bf1800a0e6f6ed483cf" ON "desk_finding"  ("since", "id") `);
    await runner.query(
      `CREATE TABLE "desk_refund" ("id" uuid NOT NULL, "order_id" uuid NOT NULL, "amount_cents" integer NOT NULL, "reason" text NOT NULL, "state" text NOT NULL, "asked_by" uuid NOT NULL, "asked_at" TIMESTAMP WITH TIME ZONE NOT NULL, "decided_by" uuid, "decided_at" TIMESTAMP WITH TIME ZONE, CONSTRAINT "desk_refund_decided" CHECK ((state = 'waiting') = (decided_at is null)), CONSTRAINT "desk_refund_amount" CHECK (amount_cents > 0), CONSTRAINT "desk_refund_state" CHECK (state in ('waiting', 'approved', 'declined')), CONSTRAINT "PK_05ccaff5d70e04599680a93bd5b" PRIMARY KEY ("id"))`,
    );
    await runner.query(`CREATE INDEX "IDX_316367e0dd78fe8774af5a805d" ON "desk_refund"  ("state", "asked_at") `);
    await runner.query(`CREATE INDEX "IDX_89795ebfb5d33b616684d114ed" ON "desk_refund"  ("order_id") `);
    await runner.query(
      `CREATE UNIQUE INDEX "desk_refund_waits" ON "desk_refund"  ("order_id") WHERE state = 'waiting'`,
    );
    await runner.query(`ALTER TABLE "dispute" ADD "respond_by" TIMESTAMP WITH TIME ZONE`);
    await runner.query(`ALTER TABLE "provider_event" ADD "came_by" text NOT NULL DEFAULT 'notification'`);
    await runner.query(`ALTER TABLE "provider_event" ADD "body" text`);
    await runner.query(`ALTER TABLE "provider_event" ADD "tries" integer NOT NULL DEFAULT '0'`);
    await runner.query(`ALTER TABLE "provider_event" ADD "failure" text`);
    await runner.query(`ALTER TABLE "provider_event" ADD "replayed_at" TIMESTAMP WITH TIME ZONE`);
    await runner.query(`CREATE INDEX "provider_event_subject" ON "provider_event"  ("subject_ref") `);
    await runner.query(`CREATE INDEX "provider_event_id" ON "provider_event"  ("event_id") `);
    await runner.query(
      `CREATE INDEX "provider_event_failed" ON "provider_event"  ("received_at") WHERE handled_at is null and failure is not null`,
    );
    await runner.query(
      `CREATE INDEX "provider_event_listed" ON "provider_event"  ("received_at") WHERE came_by = 'list'`,
    );
    await runner.query(`CREATE INDEX "provider_event_newest" ON "provider_event"  ("received_at", "event_id") `);
    await runner.query(
      `ALTER TABLE "desk_finding" ADD CONSTRAINT "FK_c294fddbd1c795bf7c18c1fee52" FOREIGN KEY ("order_id") REFERENCES "purchase_order"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "desk_refund" ADD CONSTRAINT "FK_89795ebfb5d33b616684d114ed2" FOREIGN KEY ("order_id") REFERENCES "purchase_order"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "desk_refund" DROP CONSTRAINT "FK_89795ebfb5d33b616684d114ed2"`);
    await runner.query(`ALTER TABLE "desk_finding" DROP CONSTRAINT "FK_c294fddbd1c795bf7c18c1fee52"`);
    await runner.query(`DROP INDEX "public"."provider_event_newest"`);
    await runner.query(`DROP INDEX "public"."provider_event_listed"`);
    await runner.query(`DROP INDEX "public"."provider_event_failed"`);
    await runner.query(`DROP INDEX "public"."provider_event_id"`);
    await runner.query(`DROP INDEX "public"."provider_event_subject"`);
    await runner.query(`ALTER TABLE "provider_event" DROP COLUMN "replayed_at"`);
    await runner.query(`ALTER TABLE "provider_event" DROP COLUMN "failure"`);
    await runner.query(`ALTER TABLE "provider_event" DROP COLUMN "tries"`);
    await runner.query(`ALTER TABLE "provider_event" DROP COLUMN "body"`);
    await runner.query(`ALTER TABLE "provider_event" DROP COLUMN "came_by"`);
    await runner.query(`ALTER TABLE "dispute" DROP COLUMN "respond_by"`);
    await runner.query(`DROP INDEX "public"."desk_refund_waits"`);
    await runner.query(`DROP INDEX "public"."IDX_89795ebfb5d33b616684d114ed"`);
    await runner.query(`DROP INDEX "public"."IDX_316367e0dd78fe8774af5a805d"`);
    await runner.query(`DROP TABLE "desk_refund"`);
    await runner.query(`DROP INDEX "public"."IDX_9178815bf1800a0e6f6ed483cf"`);
    await runner.query(`DROP INDEX "public"."IDX_18573ea9710250c2d28845c914"`);
    await runner.query(`DROP TABLE "desk_finding"`);
  }
}
