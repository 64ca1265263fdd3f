import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Rows of an offer window know the network block that they began in, and are forgotten after 30 days (C-110). */
export class TimerBlocks1795331000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "timer_session" ADD "client_block" text');
    await runner.query('CREATE INDEX "timer_session_started" ON "timer_session"  ("started_at") ');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX "public"."timer_session_started"');
    await runner.query('ALTER TABLE "timer_session" DROP COLUMN "client_block"');
  }
}
