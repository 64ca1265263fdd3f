import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What an operator has to know, and which providers do not answer. */
export class OperatorAlerts1795333460001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "operator_alert" ("id" uuid NOT NULL, "kind" text NOT NULL, "subject" text NOT NULL, "summary" text NOT NULL, "urgent" boolean NOT NULL, "raised_at" TIMESTAMP WITH TIME ZONE NOT NULL, "ended_at" TIMESTAMP WITH TIME ZONE, "told_at" TIMESTAMP WITH TIME ZONE, CONSTRAINT "operator_alert_pk" PRIMARY KEY ("id"))`,
    );
    await runner.query(
      `CREATE UNIQUE INDEX "operator_alert_standing" ON "operator_alert" ("kind", "subject") WHERE ended_at is null`,
    );
    await runner.query(`CREATE INDEX "operator_alert_ended" ON "operator_alert" ("ended_at")`);
    await runner.query(
      `CREATE TABLE "provider_pause" ("provider" text NOT NULL, "seen_at" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "provider_pause_pk" PRIMARY KEY ("provider"))`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE "provider_pause"');
    await runner.query('DROP TABLE "operator_alert"');
  }
}
