import pg from 'pg';
import { dataSourceOptions } from './data-source.js';
import type { Replica } from './report-sql.js';
import type { Statement } from './sql.js';

/** Connections to a server that is only read, with the limits that the primary's have. */
export class ReplicaPool implements Replica {
  readonly connections: pg.Pool;

  constructor(url: string, poolSize: number) {
    const { extra } = dataSourceOptions({ url, poolSize }, []) as { extra: pg.PoolConfig };
    this.connections = new pg.Pool({
      ...extra,
      connectionString: url,
      max: poolSize,
      application_name: 'summit-reports',
    });
    // An idle connection that breaks is replaced by the next question.
    this.connections.on('error', () => undefined);
  }

  async query<Row extends pg.QueryResultRow>({ name, text }: Statement, values: unknown[] = []): Promise<Row[]> {
    return (await this.connections.query<Row>({ name, text, values })).rows;
  }

  async end(): Promise<void> {
    await this.connections.end();
  }
}
