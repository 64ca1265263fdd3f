import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Passkeys of staff and members, the questions that browsers answer with them, and whether one proved the owner of a sign-in. */
export class Passkeys1795333530001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "passkey_question" ("handle_hash" text NOT NULL, "role" text NOT NULL, "purpose" text NOT NULL, "sign_in_id" uuid, "challenge" text NOT NULL, "expires_at" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "PK_5ba686712e25599ec506fc22874" PRIMARY KEY ("handle_hash"))`,
    );
    await runner.query(`CREATE INDEX "IDX_ce268ce06402209795429ce813" ON "passkey_question"  ("expires_at") `);
    await runner.query(
      `CREATE TABLE "passkey" ("id" uuid NOT NULL, "role" text NOT NULL, "subject_id" uuid NOT NULL, "credential_id" text NOT NULL, "public_key" bytea NOT NULL, "counter" bigint NOT NULL, "transports" text array NOT NULL, "device_type" text NOT NULL, "backed_up" boolean NOT NULL, "label" text NOT NULL, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL, "last_used_at" TIMESTAMP WITH TIME ZONE, CONSTRAINT "UQ_192d857208b2315375852a6e373" UNIQUE ("credential_id"), CONSTRAINT "PK_783e2060d8025abd6a6ca45d2c7" PRIMARY KEY ("id"))`,
    );
    await runner.query(`CREATE INDEX "IDX_e1904da1afee125b1f831e8680" ON "passkey"  ("role", "subject_id") `);
    await runner.query(`ALTER TABLE "sign_in" ADD "passkey_at" TIMESTAMP WITH TIME ZONE`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "sign_in" DROP COLUMN "passkey_at"`);
    await runner.query(`DROP INDEX "public"."IDX_e1904da1afee125b1f831e8680"`);
    await runner.query(`DROP TABLE "passkey"`);
    await runner.query(`DROP INDEX "public"."IDX_ce268ce06402209795429ce813"`);
    await runner.query(`DROP TABLE "passkey_question"`);
  }
}
