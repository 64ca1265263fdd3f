import type { QueryResultRow } from 'pg';
import { DataSource } from 'typeorm';
import { dataSourceOptions } from '../../src/platform/database/data-source.js';
import { Sql } from '../../src/platform/database/sql.js';
import { createTestDatabase } from './test-database.js';

export interface SqlDatabase {
  sql: Sql;
  /** Rows of one hand-written query. */
  rows<Row extends QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>;
  stop(): Promise<void>;
}

/** A database of its own for repositories that are tested without an application. */
export async function startSqlDatabase(poolSize = 10): Promise<SqlDatabase> {
  const database = await createTestDatabase();
  const dataSource = await new DataSource(dataSourceOptions({ url: database.url, poolSize }, [])).initialize();
  const sql = new Sql(dataSource);
  return {
    sql,
    rows: (text, values = []) => sql.query({ name: '', text }, values),
    stop: async () => {
      await dataSource.destroy();
      await database.drop();
    },
  };
}
