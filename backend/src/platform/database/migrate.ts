import { runMigrations as runQueueMigrations } from 'graphile-worker';
import type { DataSource } from 'typeorm';

/** Any number that nothing else in this database locks. */
const MIGRATION_LOCK = 7_259_015;

/**
 * Brings the schema and the job queue's tables up to date, one process at a time: TypeORM's own `migrationsRun` fails where
 * several processes start at once. Answers the names of the migrations that ran.
 */
export async function migrate(dataSource: DataSource, databaseUrl: string): Promise<string[]> {
  const runner = dataSource.createQueryRunner();
  await runner.connect();
  try {
    // A waiting process may have to sit out a long migration of another one.
    await runner.query('set statement_timeout = 0');
    await runner.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await runQueueMigrations({ connectionString: databaseUrl });
    return (await dataSource.runMigrations({ transaction: 'each' })).map((migration) => migration.name);
  } finally {
    await runner.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => undefined);
    await runner.query('reset statement_timeout').catch(() => undefined);
    await runner.release();
  }
}
