import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The queue's functions join its table by key. Their plans are cached per connection, and one that was made while the table was
 * empty scans it whole: adding a job then costs more with every job that waits. Statistics that follow sooner keep plans right.
 */
export class QueueStatistics1795240000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE graphile_worker._private_jobs SET (autovacuum_analyze_scale_factor = 0, autovacuum_analyze_threshold = 500)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE graphile_worker._private_jobs RESET (autovacuum_analyze_scale_factor, autovacuum_analyze_threshold)',
    );
  }
}
