import { startSqlDatabase, type SqlDatabase } from '../../../../test/harness/sql-database.js';
import { VipUserListReadModel } from './vip-user-list.read-model.js';

const NOW = Date.parse('2025-11-20T18:00:00Z');

/** The listed members in their order, computed the plain way, however long that takes. `$1` edition, `$2` part of name or address. */
const ONE_BY_ONE = `
  select id from member where case $1 when 'summit1' then summit1_access when 'summit2' then summit2_access else true end
    and (name ilike '%' || $2 || '%' or email ilike '%' || $2 || '%')
  order by created_at desc, email`;
const COUNTED = `
  select count(*)::int as total, (count(*) filter (where summit1_access))::int as summit1, (count(*) filter (where summit2_access))::int as summit2,
    (count(*) filter (where summit1_access and summit2_access))::int as both,
    (select count(*)::int from second_factor f join member m on m.id = f.subject_id where f.role = 'vip' and f.confirmed_at is not null) as "twoFactor"
  from member`;

describe('the list of VIP users', () => {
  let database: SqlDatabase;
  let list: VipUserListReadModel;
  beforeAll(async () => {
    database = await startSqlDatabase();
    list = new VipUserListReadModel(database.sql);
  });
  afterAll(() => database.stop());

  async function expectExact(): Promise<void> {
    for (const summit of ['all', 'summit1', 'summit2'] as const)
      for (const search of ['', 'Zoe-1', 'ZOE-12@example.com', 'example', 'e 1', 'nobody']) {
        const plain = (await database.rows<{ id: string }>(ONE_BY_ONE, [summit, search])).map(({ id }) => id);
        for (const [limit, skips] of [
          [7, [0, 1, 6, 7, 20, 63, plain.length]],
          [1_000, [0]],
        ] as const)
          for (const skip of skips) {
            const { users, total } = await list.page({ search, summit, limit, skip });
            expect([total, users.map(({ id }) => id)]).toEqual([plain.length, plain.slice(skip, skip + limit)]);
          }
        const all: string[] = [];
        for await (const users of list.all({ search, summit })) all.push(...users.map(({ id }) => id));
        expect(all).toEqual(plain);
      }
    expect(await list.figures()).toEqual((await database.rows(COUNTED))[0]);
  }

  it('is exact, page by page, whoever comes, changes and goes', async () => {
    await expectExact();
    await database.rows(
      `insert into member (id, email, name, summit1_access, summit2_access, created_at)
       select md5('member' || n)::uuid, 'zoe-' || n || '@example.com', 'Zoe ' || n, n % 3 = 0, n % 4 <> 0,
         $1::timestamptz - make_interval(hours => n % 90) from generate_series(1, 150) n`,
      [new Date(NOW)],
    );
    await database.rows(
      `insert into second_factor (role, subject_id, secret, confirmed_at) select 'vip', md5('member' || n)::uuid, '', case when n < 9 then now() end
       from generate_series(1, 12) n`,
    );
    await expectExact();
    // From here on it is known what all addresses share.
    await database.rows('analyze member');
    await expectExact();
    await database.rows(`update member set summit1_access = not summit1_access where name like 'Zoe 1%'`);
    await database.rows(`update member set summit2_access = false, name = 'Zoe-1' where name like 'Zoe 2%'`);
    await database.rows(`update member set created_at = created_at - interval '3 days' where name like 'Zoe 3%'`);
    await database.rows(`delete from member where name like 'Zoe 4%'`);
    await expectExact();
    await database.rows('delete from member');
    await expectExact();
  });
});
