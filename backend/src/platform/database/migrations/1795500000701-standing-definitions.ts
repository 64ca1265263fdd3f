import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The definitions that stand at this moment count as applied, too. */
export class StandingDefinitions1795500000701 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `UPDATE "repeatable_schema" SET "applied" = array["fingerprint"] WHERE "fingerprint" <> '' AND "applied" = '{}'`,
    );
  }

  async down(): Promise<void> {
    // The column goes with the migration that made it.
  }
}
