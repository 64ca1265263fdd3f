import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The application owns no table, so months of page views are made with the rights of whoever owns them. */
export class PartitionsByOwner1795330700000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER FUNCTION ensure_page_view_partition(date) SECURITY DEFINER SET search_path = public, pg_temp',
    );
    await runner.query('REVOKE EXECUTE ON FUNCTION ensure_page_view_partition(date) FROM PUBLIC');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('GRANT EXECUTE ON FUNCTION ensure_page_view_partition(date) TO PUBLIC');
    await runner.query('ALTER FUNCTION ensure_page_view_partition(date) SECURITY INVOKER RESET search_path');
  }
}
