import { Client } from 'pg';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { migrate } from '../../src/platform/database/migrate.js';
import { MIGRATIONS } from '../../src/platform/database/migrations/index.js';
import { REPEATABLE_SCHEMAS } from '../../src/schemas.js';
import { endAllApiProcesses, startApiProcess } from '../harness/api-process.js';
import { eventually } from '../harness/eventually.js';
import { LOAD_IS_NO_ATTACK, startSignupLoad } from '../harness/load.js';
import { createTestDatabase, type TestDatabase } from '../harness/test-database.js';

const MANY = 60_000;
let tries = 0;

/** What a next version does: a column and an index on a table that every visitor writes. */
class SignupHeardFrom1999999999999 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    tries += 1;
    await runner.query(`ALTER TABLE "signup" ADD "heard_from" text NOT NULL DEFAULT 'direct'`);
    await runner.query(`CREATE INDEX "signup_heard_from" ON "signup" ("heard_from")`);
  }
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "signup" DROP COLUMN "heard_from"`);
  }
}

describe('a migration of the signup table under a load of signups (C12)', () => {
  let database: TestDatabase;
  let client: Client;
  let report: Client;
  beforeAll(async () => {
    database = await createTestDatabase();
    [client, report] = [database, database].map(({ url }) => new Client({ connectionString: url })) as [Client, Client];
    await Promise.all([client.connect(), report.connect()]);
    await client.query(
      `insert into signup (id, name, email, invite_token, created_at)
       select gen_random_uuid(), 'Old', 'old-' || n || '@load.test', 'old-' || n, now() from generate_series(1, ${MANY}) n`,
    );
  });
  afterAll(async () => {
    await endAllApiProcesses();
    await Promise.all([client.end(), report.end()]);
    await database.drop();
  });

  it('gives way to a long report, comes again, and fails no signup', async () => {
    const api = await startApiProcess(database.url);
    await client.query(LOAD_IS_NO_ATTACK);
    const load = startSignupLoad(() => api.url);
    try {
      await load.acknowledges(20);
      const startedAt = Date.now();
      // The report holds a lock that the migration needs, and whoever comes after the migration waits behind it.
      await report.query('begin');
      await report.query('select count(*) from signup');
      const [done] = await Promise.all([
        migrate(database.url, REPEATABLE_SCHEMAS, { migrations: [...MIGRATIONS, SignupHeardFrom1999999999999] }),
        eventually(async () => tries > 1).finally(() => report.query('commit')),
      ]);
      const migratedAt = Date.now();
      await load.acknowledges(20);
      const outcomes = await load.stop();

      expect(done).toEqual(['SignupHeardFrom1999999999999']);
      // A refusal is one that the page repeats by itself: it says when, and nothing of it was stored.
      const refused = outcomes.filter(({ status }) => status !== 200);
      expect(refused.filter(({ status, retryAfter }) => status !== 503 || Number(retryAfter) !== 2)).toEqual([]);
      expect(outcomes.some(({ status, at }) => status === 200 && at > startedAt && at < migratedAt)).toBe(true);
      const after = outcomes.filter(({ at }) => at > migratedAt);
      expect(after.length).toBeGreaterThan(0);

      const { rows } = await client.query<{ email: string; heard_from: string }>(
        `select email, heard_from from signup where name = 'Load'`,
      );
      const acknowledged = outcomes.filter(({ status }) => status === 200).map(({ email }) => email);
      expect(rows.map(({ email }) => email).sort()).toEqual(acknowledged.sort());
      expect(new Set(rows.map(({ heard_from }) => heard_from))).toEqual(new Set(['direct']));
    } finally {
      await load.stop();
    }
    await api.end('SIGTERM');
  });
});
