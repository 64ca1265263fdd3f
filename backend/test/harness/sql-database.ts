import type { QueryResultRow } from 'pg';
import { DataSource } from 'typeorm';
import { COMMAND_CONNECT_TIMEOUT_MS, dataSourceOptions } from '../../src/platform/database/data-source.js';
import { Sql } from '../../src/platform/database/sql.js';
import { createTestDatabase, type TestDatabase } from './test-database.js';

export interface SqlDatabase {
  database: TestDatabase;
  /** What product code gets: connections of the application's role. */
  sql: Sql;
  /** Rows of one hand-written query, as the owner. */
  rows<Row extends QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>;
  stop(): Promise<void>;
}

/** Rows of hand-written queries, as the owner of the database. */
export async function ownerRows(database: TestDatabase): Promise<Pick<SqlDatabase, 'rows' | 'stop'>> {
  const owner = await new DataSource(dataSourceOptions({ url: database.url, poolSize: 2 }, [])).initialize();
  const sql = new Sql(owner);
  return { rows: (text, values = []) => sql.query({ name: '', text }, values), stop: () => owner.destroy() };
}

/** A database for repositories that are tested without an application: one of its own, or that of another process. */
export async function startSqlDatabase(poolSize = 10, shared?: TestDatabase): Promise<SqlDatabase> {
  const database = shared ?? (await createTestDatabase());
  const url = database.applicationUrl;
  // Many that ask at once wait as long as a busy machine needs (D-150).
  const patient = { url, poolSize, connectTimeoutMs: COMMAND_CONNECT_TIMEOUT_MS };
  const application = await new DataSource(dataSourceOptions(patient, [])).initialize();
  const owner = await ownerRows(database);
  return {
    database,
    sql: new Sql(application),
    rows: owner.rows,
    stop: async () => {
      await application.destroy();
      await owner.stop();
      if (!shared) await database.drop();
    },
  };
}

/** Runs `meanwhile` once, when the statement of this name has been read and before its reader goes on. */
export function meanwhileRead(sql: Sql, reading: string, meanwhile: () => Promise<unknown>): Sql {
  let seen = false;
  const query: Sql['query'] = async (asked, values) => {
    const rows = await sql.query(asked, values);
    if (!seen && asked.name === reading) {
      seen = true;
      await meanwhile();
    }
    return rows as never;
  };
  return Object.assign(Object.create(sql) as Sql, { query });
}
