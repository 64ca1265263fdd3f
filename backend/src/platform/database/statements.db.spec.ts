import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import { createTestDatabase, type TestDatabase } from '../../../test/harness/test-database.js';
import { declaredStatements, type Statement } from './sql.js';

const SOURCE = path.resolve(import.meta.dirname ?? __dirname, '../..');
/** What the server can prepare; the rest (SET, ANALYZE, CREATE) is run and rolled back. */
const PREPARABLE = /^\s*(select|insert|update|delete|with)\b/i;

async function loadAll(): Promise<void> {
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.ts$/.test(file) && !/\.(spec|d)\.ts$/.test(file))
    .map((file) => path.join(SOURCE, file))
    .filter((file) => /\bstatement\(/.test(readFileSync(file, 'utf8')));
  for (const file of files) await import(file);
}

describe('every statement', () => {
  let database: TestDatabase;
  let client: Client;
  beforeAll(async () => {
    database = await createTestDatabase();
    client = new Client({ connectionString: database.applicationUrl });
    await client.connect();
    await loadAll();
  });
  afterAll(async () => {
    await client.end();
    await database.drop();
  });

  /** What the server says against the statements. In one transaction, because some read a temporary table that an earlier one makes. */
  async function refusals(statements: Statement[]): Promise<string[]> {
    const found: string[] = [];
    await client.query('begin');
    // Isolation can only be set as the first thing.
    const first = statements.filter(({ text }) => /^set transaction/i.test(text));
    for (const [index, { name, text }] of [...first, ...statements.filter((one) => !first.includes(one))].entries()) {
      if (index >= first.length) await client.query('savepoint before');
      try {
        await client.query(PREPARABLE.test(text) ? `prepare "checked ${index}" as ${text}` : text);
      } catch (error) {
        found.push(`${name}: ${(error as Error).message}`);
        await client.query('rollback to savepoint before');
      }
    }
    await client.query('rollback');
    await client.query('deallocate all');
    return found;
  }

  it('is one that the migrated database understands', async () => {
    const all = declaredStatements();
    expect(all.length).toBeGreaterThan(200);
    expect(await refusals(all)).toEqual([]);
  });

  it('would be found with a wrong table, column or type', async () => {
    const broken = [
      { name: 'table', text: 'select 1 from signups' },
      { name: 'column', text: 'update signup set mail = $1' },
      { name: 'type', text: 'select created_at + 1 from signup' },
      { name: 'fine', text: 'select email from signup where id = $1' },
    ];
    expect((await refusals(broken)).map((line) => line.split(':')[0])).toEqual(['table', 'column', 'type']);
  });
});
