import { DataSource } from 'typeorm';
import { createEmptyDatabase, type TestDatabase } from '../../../../test/harness/test-database.js';
import { ENTITIES } from '../../../entities.js';
import { dataSourceOptions } from '../data-source.js';
import { migrate } from '../migrate.js';
import { SaversById1795333610001 } from './1795333610001-savers-by-id.js';

const ADA = '0b8f1c9e-6a55-4f62-9d5b-0c5a4f1d2e3f';

describe('the migration of who saved', () => {
  let database: TestDatabase;
  let dataSource: DataSource;
  beforeAll(async () => {
    database = await createEmptyDatabase();
    dataSource = await new DataSource(dataSourceOptions({ url: database.url, poolSize: 2 }, ENTITIES)).initialize();
    await migrate(database.url, []);
  });
  afterAll(async () => {
    await dataSource.destroy();
    await database.drop();
  });

  async function run(way: 'up' | 'down'): Promise<void> {
    const runner = dataSource.createQueryRunner();
    await new SaversById1795333610001()[way](runner);
    await runner.release();
  }
  const savers = async () =>
    (
      await dataSource.query<{ by: string | null }[]>('select saved_by as by from landing_page_version order by id')
    ).map(({ by }) => by);

  it('turns addresses into ids, and leaves those that no account has, and imports', async () => {
    await dataSource.query(`insert into admin_account (id, email, created_at) values ($1, 'ada@summit.test', now())`, [
      ADA,
    ]);
    await dataSource.query(
      `insert into landing_page_version (content, saved_at, saved_by)
       select '{}', now(), by from unnest(array[null, 'ada@summit.test', 'gone@summit.test', $1]) as by`,
      [ADA],
    );
    await run('up');
    expect(await savers()).toEqual([null, ADA, 'gone@summit.test', ADA]);
    await run('down');
    expect(await savers()).toEqual([null, 'ada@summit.test', 'gone@summit.test', 'ada@summit.test']);
  });
});
