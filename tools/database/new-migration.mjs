// npm run db:migration -- <name>: writes the migration that brings a database from the last migration to the entities as they are
// now. Read what it wrote: TypeORM knows columns and indexes, but not what data needs on the way.
import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DataSource } from 'typeorm';
import { startEmbeddedPostgres } from '@summit/embedded-postgres';
import { ENTITIES } from '../../backend/dist/entities.js';
import { dataSourceOptions } from '../../backend/dist/platform/database/data-source.js';
import { migrate } from '../../backend/dist/platform/database/migrate.js';
import { REPEATABLE_SCHEMAS } from '../../backend/dist/schemas.js';

const FOLDER = 'backend/src/platform/database/migrations';

const name = process.argv[2];
if (!/^[a-z][a-z0-9-]+$/.test(name ?? '')) {
  console.error('Usage: npm run build && npm run db:migration -- add-something (lower case, hyphens)');
  process.exit(2);
}

const dir = await mkdtemp(path.join(tmpdir(), 'summit-migration-'));
// As root PostgreSQL runs as another user, who must be able to enter.
await chmod(dir, 0o755);
const postgres = await startEmbeddedPostgres({ dir, port: 0, database: 'migration' });
try {
  await migrate(postgres.url, REPEATABLE_SCHEMAS);
  const dataSource = await new DataSource(dataSourceOptions({ url: postgres.url, poolSize: 2 }, ENTITIES)).initialize();
  const { upQueries, downQueries } = await dataSource.driver.createSchemaBuilder().log();
  await dataSource.destroy();
  if (upQueries.length === 0) {
    console.log('The entities and the migrations agree: nothing to write.');
  } else {
    const file = await writeMigration(name, upQueries, downQueries);
    console.log(`Wrote ${file}. Read it, then run the database tests.`);
  }
} finally {
  await postgres.stop();
  await rm(dir, { recursive: true, force: true });
}

async function writeMigration(title, up, down) {
  const stamp = Date.now();
  const className = `${title.replace(/(^|-)([a-z0-9])/g, (_, __, letter) => letter.toUpperCase())}${stamp}`;
  const lines = (queries) => queries.map(({ query }) => `    await runner.query(\`${query.replaceAll('`', '\\`')}\`);`);
  const file = `${FOLDER}/${stamp}-${title}.ts`;
  await writeFile(
    file,
    [
      `import type { MigrationInterface, QueryRunner } from 'typeorm';`,
      ``,
      `export class ${className} implements MigrationInterface {`,
      `  async up(runner: QueryRunner): Promise<void> {`,
      ...lines(up),
      `  }`,
      ``,
      `  async down(runner: QueryRunner): Promise<void> {`,
      ...lines(down.reverse()),
      `  }`,
      `}`,
      ``,
    ].join('\n'),
  );
  await writeIndex();
  return file;
}

async function writeIndex() {
  const files = (await readdir(FOLDER)).filter((one) => /^\d+-[a-z0-9-]+\.ts$/.test(one)).sort();
  const names = await Promise.all(
    files.map(async (one) => /export class (\w+)/.exec(await readFile(path.join(FOLDER, one), 'utf8'))[1]),
  );
  const imports = files.map((one, i) => `import { ${names[i]} } from './${one.replace(/\.ts$/, '.js')}';`);
  await writeFile(
    `${FOLDER}/index.ts`,
    [
      ...imports,
      ``,
      `/** In the order in which they run. Written by \`npm run db:migration\`. */`,
      `export const MIGRATIONS = [${names.join(', ')}];`,
      ``,
    ].join('\n'),
  );
}
