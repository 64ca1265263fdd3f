import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { insertOrder } from '../test/harness/order-rows.js';
import { startSqlDatabase, type SqlDatabase } from '../test/harness/sql-database.js';
import { ENTITIES } from './entities.js';
import { PERSONAL_DATA } from './personal-data.js';
import { dataSourceOptions } from './platform/database/data-source.js';
import { KeptElsewhere } from './platform/personal-data/kept-elsewhere.js';
import { VipUsersRepository } from './modules/members/infra/vip-users.repository.js';
import { importSessions } from './modules/sessions/import-sessions.js';
import { importSummits } from './modules/sessions/import-summits.js';
import { raterOfMember } from './modules/sessions/sessions.public.js';
import { PersonRecordsRepository } from './modules/privacy/infra/person-records.repository.js';

const BEFORE = 'zoe.before@example.com';
const NOW = 'zoe@example.com';
const ALIAS = expect.stringMatching(/@erased\.internal$/);
const LEFT_AT = '2025-11-01T12:00:00Z';
const DELETED_AT = '2025-11-10T12:00:00Z';
const LATER = '2025-11-12T12:00:00Z';

//
describe('a member whose account the back office has deleted', () => {
  let database: SqlDatabase;
  let records: PersonRecordsRepository;
  let sessionId: string;
  beforeAll(async () => {
    database = await startSqlDatabase();
    const { url } = database.database;
    const content = await new DataSource(dataSourceOptions({ url, poolSize: 2 }, ENTITIES)).initialize();
    await importSummits(content);
    await importSessions(content);
    await content.destroy();
    [{ id: sessionId }] = (await database.rows<{ id: string }>(
      'select id from summit_session order by id limit 1',
    )) as [{ id: string }];
    records = new PersonRecordsRepository(
      database.sql,
      { hashOf: (email) => email },
      new KeptElsewhere(),
      PERSONAL_DATA,
    );
  });
  afterAll(() => database.stop());
  afterEach(async () => {
    for (const table of ['session_rating', 'member', 'removed_member_email', 'purchase_order'])
      await database.rows(`delete from ${table}`);
  });

  async function member(email: string, { former = [] as string[], password = 'a hash' as string | null } = {}) {
    const id = randomUUID();
    await database.rows(
      `insert into member (id, email, name, password_hash, created_at) values ($1, $2, 'Zoe', $3, now())`,
      [id, email, password],
    );
    for (const address of former) await leave(id, address, LEFT_AT);
    return id;
  }
  const leave = (id: string, email: string, at: string) =>
    database.rows('insert into member_former_email (email, member_id, changed_at) values ($1, $2, $3)', [
      email,
      id,
      at,
    ]);
  const remove = (id: string, at = DELETED_AT) =>
    database.sql.transaction((tx) => new VipUsersRepository(database.sql).delete(tx, id, Date.parse(at)));
  const rate = (id: string, comment: string) =>
    database.rows(
      `insert into session_rating (session_id, rater, stars, user_name, comment, takeaways, status, display_publicly, rated_at)
       values ($1, $2, 5, 'Zoe', $3, 'Mine', 'approved', true, now())`,
      [sessionId, raterOfMember(id), comment],
    );
  const obstacles = async (email: string) => (await records.find(email)).obstacles;

  it.each([NOW, BEFORE])(
    'is erased with the ratings and with what is kept under the other address, asked for by %s',
    async (asked) => {
      const id = await member(NOW, { former: [BEFORE] });
      await rate(id, 'I loved it');
      const other = await member('bo@example.com');
      await rate(other, 'So did I');
      await insertOrder(database, { email: BEFORE });
      await insertOrder(database, { email: NOW });
      await remove(id);
      const { addresses, stored } = await records.erase(asked, () => undefined);
      expect([...addresses].sort()).toEqual([BEFORE, NOW].sort());
      expect(stored).toContainEqual({ module: 'members', what: 'removed_member_email', rows: 2, effect: 'deleted' });
      expect(await database.rows('select email, name from purchase_order')).toEqual([
        { email: ALIAS, name: 'Erased person' },
        { email: ALIAS, name: 'Erased person' },
      ]);
      expect(
        await database.rows(
          `select stars, user_name, comment, takeaways, display_publicly from session_rating where comment is distinct from 'So did I'`,
        ),
      ).toEqual([{ stars: 5, user_name: null, comment: null, takeaways: null, display_publicly: false }]);
      expect(await database.rows(`select from session_rating where comment = 'So did I'`)).toHaveLength(1);
      expect(await database.rows('select from removed_member_email')).toEqual([]);
    },
  );

  it('is handed out with its addresses and ratings', async () => {
    const id = await member(NOW, { former: [BEFORE] });
    await rate(id, 'I loved it');
    await remove(id);
    const { data } = await records.collect(BEFORE);
    expect(data['members']!['removed_member_email']).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ email: NOW, member_id: id, moved: false }),
        expect.objectContaining({ email: BEFORE, member_id: id, moved: true }),
      ]),
    );
    expect(data['sessions']!['session_rating']).toEqual([expect.objectContaining({ comment: 'I loved it' })]);
  });

  it('leaves nothing behind where nobody has ever used the account', async () => {
    await remove(await member(NOW, { password: null }));
    expect(await database.rows('select from removed_member_email')).toEqual([]);
  });

  it('left an address once, where it left it several times or came back to it', async () => {
    const id = await member(NOW, { former: [BEFORE, NOW] });
    await leave(id, BEFORE, '2025-11-02T12:00:00Z');
    await remove(id);
    expect(await database.rows('select email, until, moved from removed_member_email order by until')).toEqual([
      { email: BEFORE, until: new Date('2025-11-02T12:00:00Z'), moved: true },
      { email: NOW, until: new Date(DELETED_AT), moved: false },
    ]);
  });

  it('is the same person with a new account at the last address, wherever that one moves', async () => {
    await remove(await member(NOW));
    const again = await member(NOW);
    expect(await obstacles(NOW)).toEqual([]);
    await database.rows(`update member set email = 'zoe.next@example.com' where id = $1`, [again]);
    await leave(again, NOW, LATER);
    for (const asked of [NOW, 'zoe.next@example.com']) expect(await obstacles(asked)).toEqual([]);
  });

  it.each([false, true])(
    'is told apart by hand from whoever has an address that it left (that account deleted, too: %s)',
    async (deleted) => {
      await remove(await member(NOW, { former: [BEFORE] }));
      const other = await member(BEFORE);
      if (deleted) await remove(other, LATER);
      for (const asked of [NOW, BEFORE]) expect(await obstacles(asked)).toEqual(['person_address_passed_on']);
    },
  );

  it('is told apart by hand from whoever had an address that it left, and has moved on', async () => {
    await member(NOW, { former: [BEFORE] });
    const other = await member('bo@example.com');
    await leave(other, BEFORE, LATER);
    for (const asked of [NOW, BEFORE, 'bo@example.com'])
      expect(await obstacles(asked)).toEqual(['person_address_passed_on']);
  });
});
