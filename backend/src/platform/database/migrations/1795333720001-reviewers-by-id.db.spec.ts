import { startMigratedDatabase, type MigratedDatabase } from '../../../../test/harness/migrated-database.js';
import { ReviewersById1795333720001 } from './1795333720001-reviewers-by-id.js';

const ADA = '0b8f1c9e-6a55-4f62-9d5b-0c5a4f1d2e3f';

describe('the migration of who decided on a rating', () => {
  let database: MigratedDatabase;
  beforeAll(async () => {
    database = await startMigratedDatabase();
  });
  afterAll(() => database.stop());

  const reviewers = async () =>
    (await database.rows<{ by: string | null }>('select reviewed_by as by from session_rating order by rater')).map(
      ({ by }) => by,
    );

  it('turns addresses into ids and back, and leaves those that no account has', async () => {
    await database.rows(`insert into admin_account (id, email, created_at) values ($1, 'ada@summit.test', now())`, [
      ADA,
    ]);
    // A rating belongs to a session, which this is not about.
    await database.rows(`alter table session_rating drop constraint if exists "${await ofSession()}"`);
    await database.rows(
      `insert into session_rating (session_id, rater, stars, status, display_publicly, rated_at, reviewed_by)
       select gen_random_uuid(), n, 5, 'approved', false, now(), by
       from unnest(array['1', '2', '3', '4'], array[null, 'ada@summit.test', 'gone@summit.test', $1]) as one(n, by)`,
      [ADA],
    );
    await database.run(new ReviewersById1795333720001(), 'up');
    expect(await reviewers()).toEqual([null, ADA, 'gone@summit.test', ADA]);
    await database.run(new ReviewersById1795333720001(), 'down');
    expect(await reviewers()).toEqual([null, 'ada@summit.test', 'gone@summit.test', 'ada@summit.test']);
  });

  async function ofSession(): Promise<string> {
    const [key] = await database.rows<{ name: string }>(
      `select conname as name from pg_constraint where conrelid = 'session_rating'::regclass and contype = 'f'`,
    );
    return key!.name;
  }
});
