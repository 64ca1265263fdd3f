import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Events between their cause and their jobs. Rows live for a moment, so what they leave is cleaned by their number. */
export class EventOutbox1795333590001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "event_outbox" ("id" bigint GENERATED ALWAYS AS IDENTITY, "name" text NOT NULL, "payload" json NOT NULL, "flags" text[], "written_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "event_outbox_pk" PRIMARY KEY ("id"))
       WITH (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 1000)`,
    );
  }

  /** What waits goes on as the jobs that earlier versions write and do, in its order. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('LOCK TABLE "event_outbox" IN ACCESS EXCLUSIVE MODE');
    await runner.query(
      `SELECT graphile_worker.add_job('event/' || name, payload, run_at => written_at, max_attempts => 25, flags => flags)
       FROM "event_outbox" ORDER BY id`,
    );
    await runner.query('DROP TABLE "event_outbox"');
  }
}
