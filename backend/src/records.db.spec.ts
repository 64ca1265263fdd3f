import { DataSource } from 'typeorm';
import { createTestDatabase, type TestDatabase } from '../test/harness/test-database.js';
import { dataSourceOptions } from './platform/database/data-source.js';
import { Sql } from './platform/database/sql.js';
import { REMOVABLE_RECORDS } from './records.js';

/** What accounting, safety and the audit need. */
const NEVER =
  /^(ledger_|audit_|admin_|commission|payout|invoice|sign_in|second_factor|backup_code|passkey|provider_event|setting|member$)/;

describe('the records that the data tools may remove', () => {
  let database: TestDatabase;
  let dataSource: DataSource;
  beforeAll(async () => {
    database = await createTestDatabase();
    dataSource = await new DataSource(dataSourceOptions({ url: database.url, poolSize: 2 }, [])).initialize();
  });
  afterAll(async () => {
    await dataSource.destroy();
    await database.drop();
  });

  const sets = REMOVABLE_RECORDS.flatMap((module) => module.sets);
  const kept = REMOVABLE_RECORDS.flatMap(({ keepsOrders = [] }) => keepsOrders).join(' ');

  it('never hold administrators, audit log or books (A-213)', () => {
    expect(sets.map(({ table }) => table).filter((table) => NEVER.test(table))).toEqual([]);
  });

  it('hold everything that refers to them, or keep what is referred to', async () => {
    const references = await new Sql(dataSource).query<{ child: string; parent: string }>({
      name: '',
      text: `select conrelid::regclass::text as child, confrelid::regclass::text as parent from pg_constraint where contype = 'f'`,
    });
    const removable = new Set(sets.map(({ table }) => table));
    const dangling = references.filter(
      ({ child, parent }) => removable.has(parent) && !removable.has(child) && !kept.includes(`from ${child} `),
    );
    expect(dangling).toEqual([]);
    expect(references.length).toBeGreaterThan(20);
  });
});
