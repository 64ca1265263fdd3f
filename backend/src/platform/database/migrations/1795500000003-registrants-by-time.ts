import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The index of NewestRegistrants holds the same and more. Dropped by itself: behind the lock of a new index, registrations would wait. */
export class RegistrantsByTime1795500000003 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX "IDX_fcec33dec07ce11674b56af53e"');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX "IDX_fcec33dec07ce11674b56af53e" ON "signup"  ("created_at") ');
  }
}
