import { DataSource, type MigrationInterface, type ObjectLiteral } from 'typeorm';
import { ENTITIES } from '../../src/entities.js';
import { dataSourceOptions } from '../../src/platform/database/data-source.js';
import { createMigratedDatabase } from './test-database.js';

export interface MigratedDatabase {
  /** Of the application's role, with its rights on what there is after all migrations. */
  applicationUrl: string;
  rows<Row extends ObjectLiteral>(text: string, values?: unknown[]): Promise<Row[]>;
  /** One migration again, or back, in a transaction as the product runs it. */
  run(migration: MigrationInterface, way: 'up' | 'down'): Promise<void>;
  stop(): Promise<void>;
}

/** A database that every migration has run on, without the definitions of reports: for what a single migration does with rows. */
export async function startMigratedDatabase(): Promise<MigratedDatabase> {
  const database = await createMigratedDatabase();
  const owner = await new DataSource(dataSourceOptions({ url: database.url, poolSize: 2 }, ENTITIES)).initialize();
  return {
    applicationUrl: database.applicationUrl,
    rows: (text, values) => owner.query(text, values),
    run: async (migration, way) => {
      const runner = owner.createQueryRunner();
      await runner.startTransaction();
      try {
        await migration[way](runner);
        await runner.commitTransaction();
      } finally {
        await runner.release();
      }
    },
    stop: async () => {
      await owner.destroy();
      await database.drop();
    },
  };
}
