import { Client } from 'pg';
import { startApiProcess, endAllApiProcesses } from '../../../test/harness/api-process.js';
import { createEmptyDatabase, type TestDatabase } from '../../../test/harness/test-database.js';
import { eventually, json } from '../../../test/harness/running-app.js';
import { REPEATABLE_SCHEMAS } from '../../schemas.js';
import { migrate } from './migrate.js';

describe('the role of the application', () => {
  let database: TestDatabase;
  let url: string;
  let client: Client;
  beforeAll(async () => {
    database = await createEmptyDatabase();
    const own = new URL(database.url);
    own.username = 'summit_app';
    url = own.href;
    await migrate(database.url, REPEATABLE_SCHEMAS, { applicationUrl: url });
    client = new Client({ connectionString: url });
    await client.connect();
  });
  afterAll(async () => {
    await client.end();
    await endAllApiProcesses();
    await database.drop();
  });

  // reliability.md S14
  it('is no superuser and owns nothing', async () => {
    const { rows } = await client.query(
      `select rolsuper or rolcreaterole or rolcreatedb or rolbypassrls as powerful,
         (select count(*)::int from pg_class where relowner = r.oid) as owned from pg_roles r where rolname = current_user`,
    );
    expect(rows).toEqual([{ powerful: false, owned: 0 }]);
  });

  it.each([
    'update ledger_line set amount_cents = 0',
    'delete from ledger_transaction',
    'truncate ledger_line cascade',
    'update audit_entry set action = $$x$$',
    'delete from audit_entry',
    'truncate audit_entry',
    'delete from audit_checkpoint',
    'delete from commission_entry',
    'update attribution_step set code = null',
    'delete from schema_migration',
    'create table own (id int)',
    'drop table signup',
  ])('may not: %s', async (text) => {
    await expect(client.query(text)).rejects.toMatchObject({ code: '42501' });
  });

  it.each(['alter table audit_entry disable trigger all', 'drop trigger ledger_line_append_only on ledger_line'])(
    'is not the owner that may: %s',
    async (text) => {
      await expect(client.query(text)).rejects.toThrow('must be owner');
    },
  );

  it('makes the months of page views, with the rights of their owner', async () => {
    await client.query(`select ensure_page_view_partition('2031-05-01')`);
    const { rows } = await client.query(`select to_regclass('page_view_2031_05') is not null as made`);
    expect(rows).toEqual([{ made: true }]);
  });

  it('runs the whole product: a start without the rights of the owner, a signup and its jobs', async () => {
    const api = await startApiProcess(url, { ROLE: 'all' });
    const signup = await fetch(`${api.url}/api/signup`, json({ name: 'Zoe Lind', email: 'zoe@example.com' }));
    expect(signup.status).toBe(200);
    await eventually(async () => {
      const { rows } = await client.query(`select 1 from mail_message where recipient = 'zoe@example.com'`);
      return rows.length > 0;
    });
    await api.end('SIGTERM');
  });

  it('starts again where the definitions of a newer version stand, which it may not take away', async () => {
    const newer = REPEATABLE_SCHEMAS.map((schema) => ({ ...schema, afterChange: [...schema.afterChange, 'select 1'] }));
    await migrate(database.url, newer, { applicationUrl: url });
    const api = await startApiProcess(url);
    expect((await fetch(`${api.url}/api/health/ready`)).status).toBe(200);
    await api.end('SIGTERM');
    expect(await migrate(database.url, newer, { applicationUrl: url })).toEqual([]);
    expect(await migrate(database.url, REPEATABLE_SCHEMAS, { applicationUrl: url })).toHaveLength(
      REPEATABLE_SCHEMAS.length,
    );
  });

  it('gets its rights again, and nothing else changes, where all is up to date', async () => {
    expect(await migrate(database.url, REPEATABLE_SCHEMAS, { applicationUrl: url })).toEqual([]);
  });

  it('is let in with the password that its address has now, and no longer with the one before', async () => {
    const name = `summit_rotated_${process.pid}`;
    const address = (password: string) => {
      const own = new URL(database.url);
      own.username = name;
      own.password = password;
      return own.href;
    };
    const comesIn = async (password: string) => {
      const rotated = new Client({ connectionString: address(password) });
      await rotated.connect();
      await rotated.end();
    };
    const owner = new Client({ connectionString: database.url });
    await owner.connect();
    try {
      await migrate(database.url, REPEATABLE_SCHEMAS, { applicationUrl: address('first') });
      await comesIn('first');
      await migrate(database.url, REPEATABLE_SCHEMAS, { applicationUrl: address('second') });
      await comesIn('second');
      await expect(comesIn('first')).rejects.toMatchObject({ code: '28P01' });
    } finally {
      await owner.query(`drop owned by ${name}; drop role ${name}`);
      await owner.end();
    }
  });
});
