// One PostgreSQL for all database and end-to-end tests. Migrated templates are made once; each test file clones one in
// milliseconds (test/harness/test-database.ts).
import pg from 'pg';
import { startEmbeddedPostgres } from '@summit/embedded-postgres';
import { migrate } from '../../dist/platform/database/migrate.js';
import { REPEATABLE_SCHEMAS } from '../../dist/schemas.js';
import { foldersInMemory } from './memory.mjs';

/** After all migrations, without the definitions of reports: for what a single migration does. */
const MIGRATED = 'summit_migrated';
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

  const url = new URL(server.url);
  const application = new URL(url);
  application.username = APPLICATION_ROLE;
  /** @param {string} name @param {Parameters<typeof migrate>[1]} repeatable */
  const bringUpToDate = (name, repeatable) => {
    url.pathname = application.pathname = `/${name}`;
    return migrate(url.href, repeatable, { applicationUrl: application.href });
  };
  await admin.query(`create database ${MIGRATED}`);
  await bringUpToDate(MIGRATED, []);
  await admin.query(`create database ${TEMPLATE} template ${MIGRATED}`);
  await bringUpToDate(TEMPLATE, REPEATABLE_SCHEMAS);
  await admin.end();

  process.env.TEST_DATABASE_ADMIN_URL = server.url;
  process.env.TEST_DATABASE_STRATEGY = server.strategy;
  globalThis.stopTestPostgres = server.stop;
}

async function startServer() {
  const memory = await foldersInMemory();
  // What os.tmpdir() answers.
  if (memory) process.env.TMPDIR = memory.files;
  const remove = () => memory?.remove();
  // How a clone is made: by writing its pages to the log, or by copying files, which is cheap only where they lie in memory.
  const url = process.env.TEST_DATABASE_URL;
  if (url) return { url, strategy: 'wal_log', stop: remove };
  const dir = memory?.database ?? '.data/test-postgres';
  const server = await startEmbeddedPostgres({ dir, port: 0, database: 'tests', durable: false });
  const stop = () => server.stop().then(remove);
  return { url: server.socketUrl ?? server.url, strategy: memory ? 'file_copy' : 'wal_log', stop };
}
