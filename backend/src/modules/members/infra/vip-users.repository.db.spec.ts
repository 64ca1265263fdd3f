import { authKit } from '../../../../test/harness/auth-kit.js';
import { startSqlDatabase, type SqlDatabase } from '../../../../test/harness/sql-database.js';
import { ImportRuns } from '../../../platform/import-runs/import-runs.js';
import { ImportVipUsersUseCase } from '../application/import-vip-users.use-case.js';
import { MailedLinks } from '../application/mailed-links.js';
import { InMemoryMembers } from '../application/members.fake.js';
import { SetupLinks } from '../application/setup-links.js';
import { VipUsersRepository } from './vip-users.repository.js';

//
describe('an import of VIP users into the database', () => {
  let database: SqlDatabase;
  beforeAll(async () => {
    database = await startSqlDatabase(2);
  });
  afterAll(() => database.stop());

  it('holds two connections and waits for no third, so a small pool is enough', async () => {
    const { mails, links, clock } = authKit();
    const { sql } = database;
    const warned: unknown[] = [];
    const runs = new ImportRuns(sql, clock, { warn: (told: unknown) => void warned.push(told) });
    const setupLinks = new SetupLinks(new MailedLinks(new InMemoryMembers(), mails, clock), links, clock);
    const outbox = { addJob: async () => undefined };
    const sut = new ImportVipUsersUseCase(sql, new VipUsersRepository(sql), setupLinks, outbox, clock, runs);
    const file = ['email,name,summit1_access', ...Array.from({ length: 1_001 }, (_, n) => `a${n}@b.cd,A,yes`)].join(
      '\n',
    );
    expect(await sut.execute(file, { mailed: false })).toEqual({ imported: 1_001, errors: [] });
    expect(await database.rows('select count(*)::int as n from member')).toEqual([{ n: 1_001 }]);
    expect(await runs.newest('vip_users')).toMatchObject({ state: 'done', imported: 1_001 });
    expect(warned).toEqual([]);
  });
});
