import { Global, Module, type DynamicModule } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { APP_CONFIG, type AppConfig } from '../../config/app-config.js';
import { dataSourceOptions, type Entities } from './data-source.js';
import { migrate } from './migrate.js';
import { Sql } from './sql.js';
import { TRANSACTIONS } from './transactions.port.js';

@Global()
@Module({})
export class DatabaseModule {
  /** The application lists the entities, because the platform knows no module. */
  static forRoot(entities: Entities): DynamicModule {
    return {
      module: DatabaseModule,
      imports: [
        TypeOrmModule.forRootAsync({
          inject: [APP_CONFIG],
          useFactory: (config: AppConfig) => ({ ...dataSourceOptions(config.database, entities), retryAttempts: 0 }),
          dataSourceFactory: async (options) => {
            const dataSource = await new DataSource(options!).initialize();
            await migrate(dataSource, (options as { url: string }).url);
            return dataSource;
          },
        }),
      ],
      providers: [Sql, { provide: TRANSACTIONS, useExisting: Sql }],
      exports: [Sql, TRANSACTIONS],
    };
  }
}
