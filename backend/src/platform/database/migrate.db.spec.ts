import { DataSource } from 'typeorm';
import { createEmptyDatabase, type TestDatabase } from '../../../test/harness/test-database.js';
import { ENTITIES } from '../../entities.js';
import { dataSourceOptions } from './data-source.js';
import { migrate } from './migrate.js';

describe('migrate', () => {
  let database: TestDatabase;
  const opened: DataSource[] = [];
  const connect = async () => {
    const dataSource = await new DataSource(
      dataSourceOptions({ url: database.url, poolSize: 2 }, ENTITIES),
    ).initialize();
    opened.push(dataSource);
    return dataSource;
  };
  beforeEach(async () => {
    database = await createEmptyDatabase();
  });
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((dataSource) => dataSource.destroy()));
    await database.drop();
  });

  it('runs each migration once where four processes start at the same moment', async () => {
    const processes = await Promise.all([connect(), connect(), connect(), connect()]);
    const ran = await Promise.all(processes.map((dataSource) => migrate(dataSource, database.url)));
    expect(ran.filter((names) => names.length > 0)).toHaveLength(1);
    expect(ran.flat()).toHaveLength(processes[0]!.migrations.length);
  });

  //
  it('leaves exactly the schema that the entities describe', async () => {
    const dataSource = await connect();
    await migrate(dataSource, database.url);
    const { upQueries } = await dataSource.driver.createSchemaBuilder().log();
    expect(upQueries.map(({ query }) => query)).toEqual([]);
  });

  it('can be taken back and run again', async () => {
    const dataSource = await connect();
    await migrate(dataSource, database.url);
    for (const _ of dataSource.migrations) await dataSource.undoLastMigration();
    expect(await migrate(dataSource, database.url)).toHaveLength(dataSource.migrations.length);
  });
});
