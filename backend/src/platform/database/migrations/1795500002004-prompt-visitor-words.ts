import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Visits of the library are found by a part of the address. As in the reports, a server without pg_trgm reads every row. */
export class PromptVisitorWords1795500002004 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`DO $$ BEGIN
      CREATE INDEX prompt_visitor_words ON prompt_visitor USING gin (email gin_trgm_ops);
    EXCEPTION WHEN undefined_object THEN
      RAISE NOTICE 'pg_trgm is not available: searching visits of the prompts reads every row';
    END $$`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX IF EXISTS prompt_visitor_words');
  }
}
