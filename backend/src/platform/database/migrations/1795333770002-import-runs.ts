import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How far an import is, for whoever comes back to it (A-146, C-097). */
export class ImportRuns1795333770002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "import_run" ("kind" text NOT NULL, "state" text NOT NULL, "started_at" TIMESTAMP WITH TIME ZONE NOT NULL, "ended_at" TIMESTAMP WITH TIME ZONE, "done" integer NOT NULL, "total" integer, "done_pages" integer, "total_pages" integer, "imported" integer, "skipped" integer, "failure" text, CONSTRAINT "import_run_pk" PRIMARY KEY ("kind"))`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE "import_run"');
  }
}
