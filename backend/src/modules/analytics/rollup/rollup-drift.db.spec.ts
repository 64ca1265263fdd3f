import { DataSource } from 'typeorm';
import { startSqlDatabase, type SqlDatabase } from '../../../../test/harness/sql-database.js';
import { dataSourceOptions } from '../../../platform/database/data-source.js';
import { Sql } from '../../../platform/database/sql.js';
import { RollupDrift } from './rollup-drift.js';

/** What a page may take where this test runs, and a check that takes longer. */
const PAGE_TIMEOUT_MS = 1_000;
const CHECK_SECONDS = 1.5;

/** Sees days of signups as slowly as a million of them are seen. */
const SLOW_SIGNUPS = `alter view customer_day_now rename to quick_customer_day_now;
  create view customer_day_now as with waited as materialized (select pg_sleep(${CHECK_SECONDS})) select q.* from waited, quick_customer_day_now q`;

describe('RollupDrift', () => {
  let database: SqlDatabase;
  let impatient: DataSource;
  beforeEach(async () => {
    database = await startSqlDatabase();
    const options = dataSourceOptions({ url: database.database.url, poolSize: 2 }, []);
    impatient = await new DataSource({ ...options, extra: { statement_timeout: PAGE_TIMEOUT_MS } }).initialize();
  });
  afterEach(async () => {
    await impatient.destroy();
    await database.stop();
  });

  it('may take longer than a page: it reads all that there is', async () => {
    await database.rows(SLOW_SIGNUPS);
    const sql = new Sql(impatient);
    await expect(sql.query({ name: '', text: 'select count(*) from customer_day_now' })).rejects.toThrow(
      /statement timeout/,
    );
    expect(await new RollupDrift(sql).inspect()).toEqual([]);
  });
});
