import pg from 'pg';
import { dataSourceOptions } from './data-source.js';
import type { Queries, Replica } from './report-sql.js';
import { onClient, surviveLostConnections } from './sql.js';

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
    surviveLostConnections(this.connections);
  }

  async onOneServer<Result>(work: (server: Queries) => Promise<Result>): Promise<Result> {
    const client = await this.connections.connect();
    try {
      const result = await work(onClient(client));
      client.release();
      return result;
    } catch (error) {
      // It may be broken, or its statement may still run.
      client.release(true);
      throw error;
    }
  }

  async end(): Promise<void> {
    await this.connections.end();
  }
}
