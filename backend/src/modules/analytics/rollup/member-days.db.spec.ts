import { startSqlDatabase, type SqlDatabase } from '../../../../test/harness/sql-database.js';
import { FixedClock } from '../../../platform/clock/clock.fake.js';
import { migrate } from '../../../platform/database/migrate.js';
import { ANALYTICS_SCHEMA } from '../schema/analytics-schema.js';
import { DashboardRollup } from './dashboard-rollup.js';
import { RollupDrift } from './rollup-drift.js';
import { JOIN_MEMBERS } from './rollup.statements.js';

const NOW = Date.parse('2025-11-20T18:00:00Z');
const WAITING = `select from pg_stat_activity where datname = current_database() and application_name = 'summit-migrations' and wait_event_type = 'Lock'`;
const SPLIT = 'select from member_day group by day, summit1, summit2 having count(*) > 1';

describe('members by day and access', () => {
  let database: SqlDatabase;
  let rollup: DashboardRollup;
  let drift: RollupDrift;
  beforeAll(async () => {
    database = await startSqlDatabase();
    rollup = new DashboardRollup(database.sql, new FixedClock(NOW));
    drift = new RollupDrift(database.sql);
  });
  afterAll(() => database.stop());

  const come = (email: string) =>
    `insert into member (id, email, name, summit2_access, created_at) values (gen_random_uuid(), '${email}', '', true, '2025-11-20')`;
  const counted = async () =>
    (await database.rows<{ n: number }>('select coalesce(sum(members), 0)::int as n from member_day'))[0]!.n;

  it('are exact whoever comes, changes and goes, before and after a roll', async () => {
    await database.rows(
      `insert into member (id, email, name, summit1_access, summit2_access, created_at)
       select md5('member' || n)::uuid, 'zoe-' || n || '@example.com', 'Zoe ' || n, n % 3 = 0, n % 4 <> 0,
         $1::timestamptz - make_interval(hours => n % 90) from generate_series(1, 150) n`,
      [new Date(NOW)],
    );
    await database.rows(`update member set summit1_access = not summit1_access where name like 'Zoe 1%'`);
    await database.rows(`update member set summit2_access = false, name = 'Zoe-1' where name like 'Zoe 2%'`);
    await database.rows(`update member set created_at = created_at - interval '3 days' where name like 'Zoe 3%'`);
    await database.rows(`delete from member where name like 'Zoe 4%'`);
    expect(await database.rows(SPLIT)).not.toEqual([]);
    for (const prepared of [() => Promise.resolve(), () => rollup.roll(), () => rollup.rebuild()]) {
      await prepared();
      expect(await counted()).toBe(139);
      expect(await drift.inspect()).toEqual([]);
    }
    await database.rows('delete from member');
    expect(await counted()).toBe(0);
    await rollup.roll();
    expect(await database.rows('select from member_day')).toEqual([]);
  });

  it('keep nothing of a change that does not happen, and nothing twice of one that a roll meets', async () => {
    for (let n = 0; n < 5; n++) await database.rows(come(`early-${n}@example.com`));
    const held = database.sql.transaction(async (tx) => {
      await tx.query({ name: '', text: come('open@example.com') });
      await rollup.roll();
      throw new Error('not so');
    });
    await expect(held).rejects.toThrow('not so');
    expect(await counted()).toBe(5);
    await Promise.all([
      ...Array.from({ length: 20 }, (_, n) => database.rows(come(`late-${n}@example.com`))),
      rollup.roll(),
      rollup.rebuild(),
    ]);
    expect(await counted()).toBe(25);
    await rollup.roll();
    expect(await database.rows(SPLIT)).toEqual([]);
    expect(await counted()).toBe(25);
    expect(await drift.inspect()).toEqual([]);
  });

  it('are counted once where changed definitions come while a roll joins them, and the next roll joins again', async () => {
    for (let n = 0; n < 3; n++) await database.rows(come(`deployed-${n}@example.com`));
    const [{ members }] = (await database.rows<{ members: number }>('select count(*)::int as members from member')) as [
      { members: number },
    ];
    const changed = { ...ANALYTICS_SCHEMA, afterChange: [...ANALYTICS_SCHEMA.afterChange, 'SELECT 1'] };
    const { url, applicationUrl } = database.database;
    let migrated: Promise<unknown> = Promise.resolve();
    await database.sql.transaction(async (tx) => {
      await tx.query(JOIN_MEMBERS);
      migrated = migrate(url, [changed], { applicationUrl });
      while ((await database.rows(WAITING)).length === 0);
    });
    await migrated;
    expect(await counted()).toBe(members);
    await migrate(url, [ANALYTICS_SCHEMA], { applicationUrl });
    for (let n = 3; n < 6; n++) await database.rows(come(`deployed-${n}@example.com`));
    await rollup.roll();
    expect(await database.rows(SPLIT)).toEqual([]);
    expect(await counted()).toBe(members + 3);
  });

  it('are held against the members by the daily check, day by day and access by access', async () => {
    await database.rows('delete from member');
    await database.rows(come('one@example.com'));
    await rollup.roll();
    await database.rows('update member_day set summit1 = true');
    expect(await drift.inspect()).toEqual([
      { what: 'members', day: '2025-11-19', source: 1, rollup: 0 },
      { what: 'members', day: '2025-11-19', source: 0, rollup: 1 },
    ]);
    await rollup.rebuild();
    expect(await drift.inspect()).toEqual([]);
  });
});
