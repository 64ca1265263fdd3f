import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Remembers what the last night has forgotten, for the owners. */
export class RetentionRuns1795333770001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "retention_run" ("setting" text NOT NULL, "slot" TIMESTAMP WITH TIME ZONE NOT NULL, "ran_at" TIMESTAMP WITH TIME ZONE NOT NULL, "days" integer NOT NULL, "forgotten" bigint NOT NULL, CONSTRAINT "retention_run_pk" PRIMARY KEY ("setting"))`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE "retention_run"');
  }
}
