import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What was used of form tokens and proofs, which forms are attacked, and what became of presses. */
export class FormShield1795333520001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "spent_form_key" ("key" text NOT NULL, "expires_at" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "spent_form_key_pk" PRIMARY KEY ("key"))`,
    );
    await runner.query(`CREATE INDEX "spent_form_key_expires" ON "spent_form_key" ("expires_at")`);
    await runner.query(
      `CREATE TABLE "form_attack" ("form" text NOT NULL, "ends_at" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "form_attack_pk" PRIMARY KEY ("form"))`,
    );
    await runner.query(
      `CREATE TABLE "form_verdict_day" ("day" date NOT NULL, "form" text NOT NULL, "outcome" text NOT NULL, "presses" integer NOT NULL, CONSTRAINT "form_verdict_day_pk" PRIMARY KEY ("day", "form", "outcome"))`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE "form_verdict_day"');
    await runner.query('DROP TABLE "form_attack"');
    await runner.query('DROP TABLE "spent_form_key"');
  }
}
