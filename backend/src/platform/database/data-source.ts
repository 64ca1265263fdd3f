import type { DataSourceOptions, ObjectLiteral } from 'typeorm';
import { MIGRATIONS } from './migrations/index.js';
import { SnakeNamingStrategy } from './snake-naming.js';

/** Longest that a request waits for a free connection, and for one statement, in milliseconds (reliability.md C2, C3). */
const CONNECT_TIMEOUT_MS = 2_000;
const STATEMENT_TIMEOUT_MS = 5_000;

export type Entities = (new () => ObjectLiteral)[];

export function dataSourceOptions(database: { url: string; poolSize: number }, entities: Entities): DataSourceOptions {
  return {
    type: 'postgres',
    url: database.url,
    entities,
    migrations: MIGRATIONS,
    migrationsTableName: 'schema_migration',
    migrationsRun: false,
    synchronize: false,
    uuidExtension: 'pgcrypto',
    installExtensions: false,
    namingStrategy: new SnakeNamingStrategy(),
    logging: false,
    poolSize: database.poolSize,
    applicationName: 'summit-api',
    extra: {
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      statement_timeout: STATEMENT_TIMEOUT_MS,
      idle_in_transaction_session_timeout: 10_000,
      keepAlive: true,
    },
  };
}
