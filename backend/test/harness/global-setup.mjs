// One PostgreSQL for all database and end-to-end tests. A migrated template is made once; each test file clones it in
// milliseconds (test/harness/test-database.ts).
import pg from 'pg';
import { DataSource } from 'typeorm';
import { startEmbeddedPostgres } from '@summit/embedded-postgres';
import { ENTITIES } from '../../dist/entities.js';
import { dataSourceOptions } from '../../dist/platform/database/data-source.js';
import { migrate } from '../../dist/platform/database/migrate.js';

const TEMPLATE = 'summit_template';

export default async function setUp() {
  const server = await startServer();
  const admin = new pg.Client({ connectionString: server.url });
  await admin.connect();
  // Left behind by a run that was killed.
  const leftovers = await admin.query(`select datname from pg_database where datname like 'summit_%'`);
  for (const { datname } of leftovers.rows) await admin.query(`drop database if exists ${datname} with (force)`);
  await admin.query(`create database ${TEMPLATE}`);
  await admin.end();

  const url = new URL(server.url);
  url.pathname = `/${TEMPLATE}`;
  const dataSource = await new DataSource(dataSourceOptions({ url: url.href, poolSize: 2 }, ENTITIES)).initialize();
  await migrate(dataSource, url.href);
  await dataSource.destroy();

  process.env.TEST_DATABASE_ADMIN_URL = server.url;
  globalThis.stopTestPostgres = server.stop;
}

async function startServer() {
  if (process.env.TEST_DATABASE_URL) return { url: process.env.TEST_DATABASE_URL, stop: async () => undefined };
  return startEmbeddedPostgres({ dir: '.data/test-postgres', port: 0, database: 'tests', durable: false });
}
