import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Columns that held the address of an administrator where all others hold the id. */
const COLUMNS = [
  ['landing_page', 'updated_by'],
  ['landing_page_version', 'saved_by'],
  ['experiment', 'started_by'],
  ['experiment', 'stopped_by'],
] as const;

/** Who saved is an id everywhere. An address that no account has any more stays: it is all that is known. */
export class SaversById1795333610001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const [table, column] of COLUMNS)
      await runner.query(
        `UPDATE "${table}" t SET "${column}" = a.id::text FROM admin_account a WHERE a.email = t."${column}"`,
      );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [table, column] of COLUMNS)
      await runner.query(
        `UPDATE "${table}" t SET "${column}" = a.email FROM admin_account a WHERE a.id::text = t."${column}"`,
      );
  }
}
