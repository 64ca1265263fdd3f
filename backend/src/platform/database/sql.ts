import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Pool, PoolClient, QueryResultRow } from 'pg';
import { DataSource } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import type { Transaction } from './transactions.port.js';
import { ANSWER_GRACE_MS } from './data-source.js';
import { SILENT } from './unavailable.js';

/** Anything that runs one statement: the pool, or a client inside a transaction. */
export interface SqlExecutor extends Transaction {
  query<Row extends QueryResultRow>(statement: Statement, values?: unknown[]): Promise<Row[]>;
}

/** A statement with a name is prepared once per connection, which halves what PostgreSQL spends on short ones. */
export interface Statement {
  name: string;
  text: string;
}

/** What runs statements inside an open transaction. For adapters only. */
export const executorOf = (tx: Transaction): SqlExecutor => tx as SqlExecutor;

const named = new Map<string, Statement>();

/** Declares a statement, once and outside of functions. Two with one name would be one to the server. */
export function statement(name: string, text: string): Statement {
  const known = named.get(name);
  if (known && known.text !== text) throw new Error(`Two statements are called ${name}`);
  const declared = { name, text };
  named.set(name, declared);
  return declared;
}

/**
 * The same, planned anew for its values at each call. After five calls PostgreSQL may plan a prepared statement for any word, and reads a
 * whole table for a rare one.
 */
export const plannedAnew = ({ text }: Statement): Statement => ({ name: '', text });

/** First in a transaction that waits for files: the server ends one that idles longer than it takes to read or store a large one. */
export const WAITS_FOR_FILES: Statement = {
  name: '',
  text: 'set local idle_in_transaction_session_timeout = 0',
};

/** All that have been declared so far, in that order. */
export const declaredStatements = (): Statement[] => [...named.values()];

/** Queries are named SQL, on TypeORM's own connection pool; simple rows that somebody edits are TypeORM repositories (D-56). */
@Injectable()
export class Sql implements SqlExecutor {
  private readonly pool: Pool;

  constructor(@InjectDataSource() dataSource: DataSource) {
    this.pool = (dataSource.driver as PostgresDriver).master as Pool;
    surviveLostConnections(this.pool);
  }

  /** For figures of its load; nobody else takes connections past this class. */
  get connections(): Pool {
    return this.pool;
  }

  async query<Row extends QueryResultRow>({ name, text }: Statement, values: unknown[] = []): Promise<Row[]> {
    return (await this.pool.query<Row>({ name, text, values })).rows;
  }

  /** Runs `work` in one transaction: commits what it answers, rolls back what it throws. `statementTimeoutMs`: for statements that take longer. */
  async transaction<Result>(
    work: (tx: SqlExecutor) => Promise<Result>,
    { statementTimeoutMs }: { statementTimeoutMs?: number } = {},
  ): Promise<Result> {
    const client = await this.pool.connect();
    try {
      await client.query('begin');
      if (statementTimeoutMs !== undefined) await client.query(`set local statement_timeout = ${statementTimeoutMs}`);
      const result = await work(onClient(client, statementTimeoutMs));
      await client.query('commit');
      client.release();
      return result;
    } catch (error) {
      if (isSilent(error)) {
        // The statement may still run: a roll-back would wait behind it.
        client.release(error);
        throw error;
      }
      // A connection that can't even roll back is broken: hand the error to the pool, which drops it.
      await client.query('rollback').then(
        () => client.release(),
        (rollbackError: Error) => client.release(rollbackError),
      );
      throw error;
    }
  }

  /**
   * Does work that nobody else does at the same time, in any process; null when somebody is at it already. Holds a connection but
   * no transaction, so the work may take its time; `held` is that connection, for short statements of its own.
   */
  async alone<Result>(name: string, work: (held: SqlExecutor) => Promise<Result>): Promise<Result | null> {
    const client = await this.pool.connect();
    let broken: Error | undefined;
    try {
      const { rows } = await client.query<{ free: boolean }>(LOCK, [name]);
      if (!rows[0]?.free) return null;
      try {
        return await work(onClient(client));
      } finally {
        await client.query(UNLOCK, [name]).catch((error: Error) => (broken = error));
      }
    } finally {
      // A connection that could not unlock keeps the lock: it must not go back to the pool.
      client.release(broken);
    }
  }
}

/** Never waits, and ends with its connection when the process dies. */
const LOCK = 'select pg_try_advisory_lock(hashtextextended($1, 0)) as free';
const UNLOCK = 'select pg_advisory_unlock(hashtextextended($1, 0))';

/**
 * A connection that breaks while somebody holds it emits `error`, which ends the process where nobody listens. The statement
 * that was running fails by itself, so there is nothing to do but to listen.
 */
export function surviveLostConnections(pool: Pool): void {
  const watched = new WeakSet<PoolClient>();
  pool.on('acquire', (client) => {
    if (watched.has(client)) return;
    watched.add(client);
    client.on('error', () => undefined);
  });
}

/** The server has not answered in time (`query_timeout`). */
const isSilent = (error: unknown): error is Error => error instanceof Error && error.message === SILENT;

export function onClient(client: PoolClient, statementTimeoutMs?: number): SqlExecutor {
  const timeout = statementTimeoutMs === undefined ? {} : { query_timeout: statementTimeoutMs + ANSWER_GRACE_MS };
  return {
    query: async <Row extends QueryResultRow>({ name, text }: Statement, values: unknown[] = []) =>
      (await client.query<Row>({ name, text, values, ...timeout })).rows,
  };
}
