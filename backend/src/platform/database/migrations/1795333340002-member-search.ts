import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Members are found by a part of their name or address. As in the reports, a server without pg_trgm reads every row. */
export class MemberSearch1795333340002 implements MigrationInterface {
  readonly whyNobodyWaits = 'members are bought one by one: some thousands are indexed in a fraction of a second';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`DO $$ BEGIN
      CREATE INDEX member_words ON member USING gin (name gin_trgm_ops, email gin_trgm_ops);
    EXCEPTION WHEN undefined_object THEN
      RAISE NOTICE 'pg_trgm is not available: searching members reads every row';
    END $$`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX IF EXISTS member_words');
  }
}
