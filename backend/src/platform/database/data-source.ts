import type { DataSourceOptions, MigrationInterface, ObjectLiteral } from 'typeorm';
import { MIGRATIONS } from './migrations/index.js';
import { SnakeNamingStrategy } from './snake-naming.js';

/** Longest that a request waits for a free connection, and for one statement, in milliseconds (reliability.md C2, C3). */
const CONNECT_TIMEOUT_MS = 2_000;
/** The same for an operator's command: nobody waits behind it, and it is often given when the machine is at its busiest. */
export const COMMAND_CONNECT_TIMEOUT_MS = 60_000;
const STATEMENT_TIMEOUT_MS = 5_000;
/** The server ends a statement that takes too long; a server that does not answer at all (frozen, cut off) has to be given up on here. */
export const ANSWER_GRACE_MS = 1_000;
/** Longest that a statement of a migration keeps the traffic behind it waiting for a lock (reliability.md C12). */
const MIGRATION_LOCK_TIMEOUT_MS = 2_000;

export type Entities = (new () => ObjectLiteral)[];
export type Migrations = (new () => MigrationInterface)[];

const SCHEMA = {
  type: 'postgres',
  migrations: MIGRATIONS,
  migrationsTableName: 'schema_migration',
  migrationsRun: false,
  synchronize: false,
  uuidExtension: 'pgcrypto',
  installExtensions: false,
  namingStrategy: new SnakeNamingStrategy(),
  logging: false,
} as const;

/** `connectTimeoutMs`: that of a process that answers requests unless given. */
export function dataSourceOptions(
  database: { url: string; poolSize: number; connectTimeoutMs?: number },
  entities: Entities,
): DataSourceOptions {
  return {
    ...SCHEMA,
    url: database.url,
    entities,
    poolSize: database.poolSize,
    applicationName: 'summit-api',
    extra: {
      connectionTimeoutMillis: database.connectTimeoutMs ?? CONNECT_TIMEOUT_MS,
      statement_timeout: STATEMENT_TIMEOUT_MS,
      query_timeout: STATEMENT_TIMEOUT_MS + ANSWER_GRACE_MS,
      idle_in_transaction_session_timeout: 10_000,
      keepAlive: true,
    },
  };
}

export interface MigrationConnection {
  migrations?: Migrations;
  /** As of `dataSourceOptions`. */
  connectTimeoutMs?: number;
}

/** For migrations: they may take their time, but must not keep others waiting for it. */
export function migrationOptions(
  url: string,
  { migrations = MIGRATIONS, connectTimeoutMs = CONNECT_TIMEOUT_MS }: MigrationConnection = {},
): DataSourceOptions {
  return {
    ...SCHEMA,
    migrations,
    url,
    poolSize: 2,
    applicationName: 'summit-migrations',
    extra: { connectionTimeoutMillis: connectTimeoutMs, lock_timeout: MIGRATION_LOCK_TIMEOUT_MS },
  };
}
