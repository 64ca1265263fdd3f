import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

/** test/harness/global-setup.mjs makes both. */
const TEMPLATE = 'summit_template';
const MIGRATED = 'summit_migrated';

/** The role that the product runs as (application-role.ts); test/harness/global-setup.mjs makes it. */
const APPLICATION_ROLE = 'summit_app';

export interface TestDatabase {
  /** Of the owner: for setting up and looking. */
  url: string;
  /** Of the application's role: what product code runs with. */
  applicationUrl: string;
  drop(): Promise<void>;
}

/** A database of its own for one test file: a clone of the migrated template. */
export const createTestDatabase = (): Promise<TestDatabase> => createDatabase(clone(TEMPLATE));

/** One that every migration has run on, without the definitions of reports: for what migrations do with what is there. */
export const createMigratedDatabase = (): Promise<TestDatabase> => createDatabase(clone(MIGRATED));

/** An empty database, for what is about migrating. */
export const createEmptyDatabase = (): Promise<TestDatabase> => createDatabase('');

const clone = (template: string): string =>
  `template ${template} strategy ${process.env.TEST_DATABASE_STRATEGY ?? 'wal_log'}`;

async function createDatabase(options: string): Promise<TestDatabase> {
  const name = `summit_${randomBytes(6).toString('hex')}`;
  await asAdmin((client) => client.query(`create database ${name} ${options}`));
  const url = new URL(adminUrl());
  url.pathname = `/${name}`;
  const application = new URL(url);
  application.username = APPLICATION_ROLE;
  const drop = () => asAdmin((client) => client.query(`drop database ${name} with (force)`));
  return { url: url.href, applicationUrl: application.href, drop };
}

function adminUrl(): string {
  const url = process.env.TEST_DATABASE_ADMIN_URL;
  if (!url) throw new Error('Run these tests with `npm run database`: the PostgreSQL for them is not running.');
  return url;
}

async function asAdmin(work: (client: Client) => Promise<unknown>): Promise<void> {
  const client = new Client({ connectionString: adminUrl() });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
