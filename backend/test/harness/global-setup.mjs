// One PostgreSQL for all database and end-to-end tests. A migrated template is made once; each test file clones it in
// milliseconds (test/harness/test-database.ts).
import pg from 'pg';
import { startEmbeddedPostgres } from '@summit/embedded-postgres';
import { migrate } from '../../dist/platform/database/migrate.js';
import { REPEATABLE_SCHEMAS } from '../../dist/schemas.js';

const TEMPLATE = 'summit_template';
/** Has the password of the owner, and the rights that the application has in production. */
const APPLICATION_ROLE = 'summit_app';

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
  const application = new URL(url);
  application.username = APPLICATION_ROLE;
  await migrate(url.href, REPEATABLE_SCHEMAS, { applicationUrl: application.href });

  process.env.TEST_DATABASE_ADMIN_URL = server.url;
  globalThis.stopTestPostgres = server.stop;
}

async function startServer() {
  if (process.env.TEST_DATABASE_URL) return { url: process.env.TEST_DATABASE_URL, stop: async () => undefined };
  return startEmbeddedPostgres({ dir: '.data/test-postgres', port: 0, database: 'tests', durable: false });
}
