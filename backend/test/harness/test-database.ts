import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

const TEMPLATE = 'summit_template';

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
export async function createTestDatabase(): Promise<TestDatabase> {
  const name = `summit_${randomBytes(6).toString('hex')}`;
  await asAdmin((client) => client.query(`create database ${name} template ${TEMPLATE}`));
  return testDatabase(name);
}

/** An empty database, for what is about migrating. */
export async function createEmptyDatabase(): Promise<TestDatabase> {
  const name = `summit_${randomBytes(6).toString('hex')}`;
  await asAdmin((client) => client.query(`create database ${name}`));
  return testDatabase(name);
}

function testDatabase(name: string): TestDatabase {
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
