import { Global, Module, type DynamicModule } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { APP_CONFIG, type AppConfig } from '../../config/app-config.js';
import { LOGGER, type Logger } from '../logging/logger.js';
import { dataSourceOptions, type Entities } from './data-source.js';
import { DatabaseFigures } from '../telemetry/database-figures.js';
import { ARCHIVE_FIGURES } from './archive-figures.js';
import { migrate } from './migrate.js';
import type { RepeatableSchema } from './repeatable-schema.js';
import { ReplicaPool } from './replica-pool.js';
import { ReportSql } from './report-sql.js';
import { Sql } from './sql.js';
import { TRANSACTIONS } from './transactions.port.js';

@Global()
@Module({})
export class DatabaseModule {
  constructor(figures: DatabaseFigures) {
    figures.add(ARCHIVE_FIGURES);
  }

  /** The application lists entities and repeatable definitions, because the platform knows no module. */
  static forRoot(entities: Entities, repeatable: readonly RepeatableSchema[]): DynamicModule {
    return {
      module: DatabaseModule,
      imports: [
        TypeOrmModule.forRootAsync({
          inject: [APP_CONFIG],
          useFactory: async ({ database }: AppConfig) => {
            // `prepare` brings an older version's definitions back; a process that starts again does not.
            const { migrationUrl, url: applicationUrl, connectTimeoutMs } = database;
            await migrate(migrationUrl, repeatable, { applicationUrl, leaveNewer: true, connectTimeoutMs });
            return { ...dataSourceOptions(database, entities), retryAttempts: 0 };
          },
          dataSourceFactory: (options) => new DataSource(options!).initialize(),
        }),
      ],
      providers: [
        Sql,
        { provide: TRANSACTIONS, useExisting: Sql },
        {
          provide: ReportSql,
          inject: [Sql, APP_CONFIG, LOGGER],
          useFactory: (sql: Sql, { database: { replicaUrl, poolSize } }: AppConfig, logger: Logger) =>
            new ReportSql(sql, replicaUrl === null ? null : new ReplicaPool(replicaUrl, poolSize), logger),
        },
      ],
      exports: [Sql, TRANSACTIONS, ReportSql],
    };
  }
}
