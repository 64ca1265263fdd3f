import type { MigrationInterface, QueryRunner } from 'typeorm';

const SIGNATURE = `FUNCTION ensure_page_view_partition(month date) RETURNS void LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp`;
const NAMES = `starts timestamptz := month::timestamp AT TIME ZONE 'UTC';
    ends timestamptz := (month + interval '1 month')::timestamp AT TIME ZONE 'UTC';
    partition text := 'page_view_' || to_char(month, 'YYYY_MM');`;
const CREATE = `EXECUTE format('CREATE TABLE %I (LIKE page_view INCLUDING DEFAULTS)', partition);
    EXECUTE format('WITH moved AS (DELETE FROM page_view_default WHERE viewed_at >= %L AND viewed_at < %L RETURNING *) INSERT INTO %I SELECT * FROM moved', starts, ends, partition);
    EXECUTE format('ALTER TABLE page_view ATTACH PARTITION %I FOR VALUES FROM (%L) TO (%L)', partition, starts, ends);`;

/**
 * PostgreSQL attaches a partition beside running queries: one that had begun knew the default partition, waited for it, and found it
 * empty. So whoever reads waits while views move. A month without views is prepared beside everybody, as before.
 */
export class PageViewsMoveAlone1795333581001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE OR REPLACE ${SIGNATURE} SET lock_timeout = '2s' AS $$
  DECLARE
    ${NAMES}
  BEGIN
    PERFORM pg_advisory_xact_lock(7259016);
    IF to_regclass(partition) IS NOT NULL THEN
      RETURN;
    END IF;
    IF EXISTS (SELECT FROM page_view WHERE viewed_at >= starts AND viewed_at < ends) THEN
      LOCK TABLE page_view IN ACCESS EXCLUSIVE MODE;
    END IF;
    ${CREATE}
  END $$`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE OR REPLACE ${SIGNATURE} AS $$
  DECLARE
    ${NAMES}
  BEGIN
    PERFORM pg_advisory_xact_lock(7259016);
    IF to_regclass(partition) IS NOT NULL THEN
      RETURN;
    END IF;
    ${CREATE}
  END $$`);
  }
}
