import { startMigratedDatabase, type MigratedDatabase } from '../../../../test/harness/migrated-database.js';
import { SaversById1795333610001 } from './1795333610001-savers-by-id.js';

const ADA = '0b8f1c9e-6a55-4f62-9d5b-0c5a4f1d2e3f';

describe('the migration of who saved', () => {
  let database: MigratedDatabase;
  beforeAll(async () => {
    database = await startMigratedDatabase();
  });
  afterAll(() => database.stop());

  const savers = async () =>
    (await database.rows<{ by: string | null }>('select saved_by as by from landing_page_version order by id')).map(
      ({ by }) => by,
    );

  it('turns addresses into ids, and leaves those that no account has, and imports', async () => {
    await database.rows(`insert into admin_account (id, email, created_at) values ($1, 'ada@summit.test', now())`, [
      ADA,
    ]);
    await database.rows(
      `insert into landing_page_version (content, saved_at, saved_by)
       select '{}', now(), by from unnest(array[null, 'ada@summit.test', 'gone@summit.test', $1]) as by`,
      [ADA],
    );
    await database.run(new SaversById1795333610001(), 'up');
    expect(await savers()).toEqual([null, ADA, 'gone@summit.test', ADA]);
    await database.run(new SaversById1795333610001(), 'down');
    expect(await savers()).toEqual([null, 'ada@summit.test', 'gone@summit.test', 'ada@summit.test']);
  });
});
