import type { MigrationInterface, QueryRunner } from 'typeorm';

const APPEND_ONLY = ['closed_month', 'closed_booking'];
/** A booking by what its provider calls it: `stripe:re_1:2` is the second one of re_1. */
const REFERENCE_INDEX = `CREATE INDEX ledger_transaction_reference ON ledger_transaction (split_part(source_ref, ':', 2), split_part(source_ref, ':', 1))`;

/** What the providers' books say, where ours differs, and the months that were handed over. */
export class Reconciliation1795333510001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "closed_booking" ("transaction_id" bigint NOT NULL, "month" text NOT NULL, CONSTRAINT "PK_523f525feca0f371d581baad903" PRIMARY KEY ("transaction_id"))`,
    );
    await runner.query(
      `CREATE INDEX "IDX_ff0a684d47ff0dd6908a035eab" ON "closed_booking"  ("month", "transaction_id") `,
    );
    await runner.query(
      `CREATE TABLE "closed_month" ("month" text NOT NULL, "closed_at" TIMESTAMP WITH TIME ZONE NOT NULL, "closed_by" uuid NOT NULL, "bookings" integer NOT NULL, "late_bookings" integer NOT NULL, "lines" integer NOT NULL, "debit_cents" bigint NOT NULL, "totals" jsonb NOT NULL, "fingerprint" text NOT NULL, CONSTRAINT "closed_month_name" CHECK (month ~ '^[0-9]{4}-[0-9]{2}$'), CONSTRAINT "PK_1c426b926539bdd9cbc1aca9a78" PRIMARY KEY ("month"))`,
    );
    await runner.query(
      `CREATE TABLE "reconciliation_difference" ("id" uuid NOT NULL, "provider" text NOT NULL, "kind" text NOT NULL, "reference" text NOT NULL, "order_id" uuid, "our_cents" bigint, "their_cents" bigint, "currency" text NOT NULL, "occurred_at" TIMESTAMP WITH TIME ZONE NOT NULL, "cause" text NOT NULL, "state" text NOT NULL, "note" text, "decided_by" uuid, "decided_at" TIMESTAMP WITH TIME ZONE, "found_at" TIMESTAMP WITH TIME ZONE NOT NULL, "seen_in" uuid NOT NULL, "gone_at" TIMESTAMP WITH TIME ZONE, CONSTRAINT "reconciliation_difference_once" UNIQUE ("provider", "kind", "reference"), CONSTRAINT "reconciliation_difference_noted" CHECK (state <> 'accepted' or (note is not null and decided_at is not null)), CONSTRAINT "reconciliation_difference_state" CHECK (state in ('open', 'accepted', 'gone')), CONSTRAINT "PK_279c86d6b788934930d19700e0d" PRIMARY KEY ("id"))`,
    );
    await runner.query(
      `CREATE INDEX "IDX_52979774e683c9ee9a25b46035" ON "reconciliation_difference"  ("state", "occurred_at", "id") `,
    );
    await runner.query(
      `CREATE TABLE "reconciliation_line" ("provider" text NOT NULL, "line_id" text NOT NULL, "kind" text NOT NULL, "reference" text NOT NULL, "order_id" uuid, "amount_cents" bigint NOT NULL, "fee_cents" bigint NOT NULL, "currency" text NOT NULL, "at" TIMESTAMP WITH TIME ZONE NOT NULL, "read_in" uuid NOT NULL, CONSTRAINT "PK_526fba326dd992a1af6a2f14dbb" PRIMARY KEY ("provider", "line_id"))`,
    );
    await runner.query(`CREATE INDEX "IDX_b3b0384eb053541abec0557bfc" ON "reconciliation_line"  ("provider", "at") `);
    await runner.query(
      `CREATE INDEX "IDX_0d2d1e350c42dae6ce2e0bc0a7" ON "reconciliation_line"  ("provider", "reference") `,
    );
    await runner.query(
      `CREATE TABLE "reconciliation_run" ("id" uuid NOT NULL, "state" text NOT NULL, "asked_by" uuid, "span_from" TIMESTAMP WITH TIME ZONE NOT NULL, "span_until" TIMESTAMP WITH TIME ZONE NOT NULL, "started_at" TIMESTAMP WITH TIME ZONE NOT NULL, "ended_at" TIMESTAMP WITH TIME ZONE, "lines" integer NOT NULL DEFAULT '0', "fees_booked" integer NOT NULL DEFAULT '0', "differences" integer NOT NULL DEFAULT '0', "failure" text, CONSTRAINT "reconciliation_run_ended" CHECK ((state = 'running') = (ended_at is null)), CONSTRAINT "reconciliation_run_state" CHECK (state in ('running', 'done', 'failed')), CONSTRAINT "PK_4fa08b87bbb63890254c8cdcb57" PRIMARY KEY ("id"))`,
    );
    await runner.query(`CREATE INDEX "IDX_d8d65c54fa8dd8c4de513b677f" ON "reconciliation_run"  ("started_at") `);
    await runner.query(
      `ALTER TABLE "closed_booking" ADD CONSTRAINT "FK_523f525feca0f371d581baad903" FOREIGN KEY ("transaction_id") REFERENCES "ledger_transaction"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    for (const table of APPEND_ONLY)
      await runner.query(
        `CREATE TRIGGER ${table}_append_only BEFORE UPDATE OR DELETE ON ${table} FOR EACH STATEMENT EXECUTE FUNCTION append_only()`,
      );
    await runner.query(REFERENCE_INDEX);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX ledger_transaction_reference');
    for (const table of APPEND_ONLY) await runner.query(`DROP TRIGGER ${table}_append_only ON ${table}`);
    await runner.query(`ALTER TABLE "closed_booking" DROP CONSTRAINT "FK_523f525feca0f371d581baad903"`);
    await runner.query(`DROP INDEX "public"."IDX_d8d65c54fa8dd8c4de513b677f"`);
    await runner.query(`DROP TABLE "reconciliation_run"`);
    await runner.query(`DROP INDEX "public"."IDX_0d2d1e350c42dae6ce2e0bc0a7"`);
    await runner.query(`DROP INDEX "public"."IDX_b3b0384eb053541abec0557bfc"`);
    await runner.query(`DROP TABLE "reconciliation_line"`);
    await runner.query(`DROP INDEX "public"."IDX_52979774e683c9ee9a25b46035"`);
    await runner.query(`DROP TABLE "reconciliation_difference"`);
    await runner.query(`DROP TABLE "closed_month"`);
    await runner.query(`DROP INDEX "public"."IDX_ff0a684d47ff0dd6908a035eab"`);
    await runner.query(`DROP TABLE "closed_booking"`);
  }
}
