import { setTimeout as pause } from 'node:timers/promises';
import { runMigrations as runQueueMigrations } from 'graphile-worker';
import { DataSource } from 'typeorm';
import { migrationOptions, type Migrations } from './data-source.js';
import { grantApplicationRole } from './application-role.js';
import { MIGRATIONS } from './migrations/index.js';
import { applyRepeatable, type RepeatableSchema } from './repeatable-schema.js';

/** Any number that nothing else in this database locks. */
const MIGRATION_LOCK = 7_259_015;
/** A step that can't get its lock in time gives way to the traffic before it, and comes again (reliability.md C12). */
const LOCK_TRIES = 60;
const LOCK_PAUSE_MS = 500;
/** Lock timeout and deadlock: the step waited too long, or the step and the traffic waited for each other. */
const LOCK_FAILURES: readonly unknown[] = ['55P03', '40P01'];

interface MigrateOptions {
  applicationUrl?: string;
  migrations?: Migrations;
  leaveNewer?: boolean;
  connectTimeoutMs?: number;
}

/**
 * Brings the schema, the job queue's tables and the repeatable definitions up to date, one process at a time: TypeORM's own
 * `migrationsRun` fails where several processes start at once. `url` is the owner's; `applicationUrl` names the role that the
 * application connects as, where that is another; `migrations` are those of the product. `leaveNewer`: definitions stay where a newer
 * version has replaced those of this one, as when one of its processes starts again during a deployment. Answers the names of what it did.
 */
export async function migrate(
  url: string,
  repeatable: readonly RepeatableSchema[],
  { applicationUrl = url, migrations = MIGRATIONS, leaveNewer = false, connectTimeoutMs }: MigrateOptions = {},
): Promise<string[]> {
  const dataSource = await new DataSource(migrationOptions(url, { migrations, connectTimeoutMs })).initialize();
  try {
    const runner = dataSource.createQueryRunner();
    await runner.connect();
    // The lock ends with the connection. A waiting process may have to sit out a long migration of another one.
    await runner.query(`set lock_timeout = 0`);
    await runner.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await runner.query('reset lock_timeout');
    const done = await bringUpToDate(
      dataSource,
      (schema) => applyRepeatable(runner, schema, { leaveNewer }),
      repeatable,
    );
    await grantApplicationRole(runner, applicationUrl);
    return done;
  } finally {
    await dataSource.destroy();
  }
}

async function bringUpToDate(
  dataSource: DataSource,
  apply: (schema: RepeatableSchema) => Promise<boolean>,
  repeatable: readonly RepeatableSchema[],
): Promise<string[]> {
  await runQueueMigrations({ connectionString: (dataSource.options as { url: string }).url });
  const done: string[] = [];
  await untilLocked(async () => {
    for (const { name } of await dataSource.runMigrations({ transaction: 'each' })) done.push(name);
  });
  for (const schema of repeatable) if (await untilLocked(() => apply(schema))) done.push(`${schema.name} definitions`);
  return done;
}

/** Does work whose statements wait for locks only shortly; again, as often as they did not get them. */
async function untilLocked<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries++) {
    try {
      return await work();
    } catch (error) {
      if (!LOCK_FAILURES.includes((error as { code?: string }).code) || tries >= LOCK_TRIES) throw error;
      await pause(LOCK_PAUSE_MS);
    }
  }
}
