import { startSqlDatabase, type SqlDatabase } from '../../../test/harness/sql-database.js';
import { ReplicaPool } from './replica-pool.js';
import { ReportSql } from './report-sql.js';
import { statement } from './sql.js';

const REPORT = statement('report-of-the-db-spec', 'select 1 as one');

describe('a replica that is none', () => {
  let database: SqlDatabase;
  beforeAll(async () => (database = await startSqlDatabase()));
  afterAll(() => database.stop());

  it('is not read: nobody knows how old its rows are', async () => {
    const primary = { query: async () => [{ one: 'from the primary' }] as never[] };
    const replica = new ReplicaPool(database.database.applicationUrl, 2);
    const reports = new ReportSql(primary, replica, { info: () => undefined, warn: () => undefined });
    await reports.noting(async (oldest) => {
      expect(await reports.query(REPORT)).toEqual([{ one: 'from the primary' }]);
      expect(oldest()).toBeNull();
    });
    await reports.onModuleDestroy();
  });
});
