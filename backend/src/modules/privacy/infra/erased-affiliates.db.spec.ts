import { insertAffiliate, insertOrder } from '../../../../test/harness/order-rows.js';
import { startSqlDatabase, type SqlDatabase } from '../../../../test/harness/sql-database.js';
import { PERSONAL_DATA } from '../../../personal-data.js';
import { KeptElsewhere } from '../../../platform/personal-data/kept-elsewhere.js';
import { PersonRecordsRepository } from './person-records.repository.js';

const BEFORE = 'amara.before@example.com';
const NOW = 'amara@example.com';
const ALIAS = expect.stringMatching(/@erased\.internal$/);

//
describe('an affiliate who is erased', () => {
  let database: SqlDatabase;
  let records: PersonRecordsRepository;
  beforeAll(async () => {
    database = await startSqlDatabase();
    records = new PersonRecordsRepository(
      database.sql,
      { hashOf: (email) => email },
      new KeptElsewhere(),
      PERSONAL_DATA,
    );
  });
  afterAll(() => database.stop());
  afterEach(async () => {
    for (const table of ['affiliate_application', 'mail_message', 'member', 'commission', 'affiliate'])
      await database.rows(`delete from ${table}`);
  });

  const affiliate = async (code: string, email: string, ...former: string[]): Promise<string> => {
    const id = await insertAffiliate(database, { code });
    await database.rows(`update affiliate set email = $2, name = 'Amara Okafor' where id = $1`, [id, email]);
    for (const address of former)
      await database.rows('insert into affiliate_former_email values ($1, $2, now())', [id, address]);
    return id;
  };
  const apply = (email: string, affiliateId: string | null) =>
    database.rows(
      `insert into affiliate_application (id, email, name, promotion, status, applied_at, decided_at, affiliate_id)
       values (gen_random_uuid(), $1, 'Amara Okafor', 'My list', 'approved', now(), now(), $2)`,
      [email, affiliateId],
    );
  const erase = async (email: string) => {
    const { obstacles, addresses } = await records.erase(email, () => undefined);
    return { obstacles, addresses: [...addresses].sort() };
  };
  const found = async (email: string) => (await records.find(email)).obstacles;

  it.each([
    ['present', NOW],
    ['former', BEFORE],
  ])('is erased with every address, whoever asks by the %s one', async (_which, asked) => {
    const id = await affiliate('AMARA', NOW, 'Amara.Before@example.com');
    await apply(BEFORE, id);
    await database.rows(
      `insert into mail_message (key, template, recipient, values, created_at, state)
       values ('affiliate-application-received:1', 'affiliate-application-received', $1, '{}', now(), 'refused')`,
      [BEFORE],
    );
    expect(await erase(asked)).toEqual({ obstacles: [], addresses: [BEFORE, NOW].sort() });
    expect(await database.rows('select name, email, status from affiliate')).toEqual([
      { name: 'Erased person', email: ALIAS, status: 'disabled' },
    ]);
    expect(await database.rows('select from affiliate_former_email')).toEqual([]);
    expect(await database.rows('select name, email, promotion from affiliate_application')).toEqual([
      { name: 'Erased person', email: ALIAS, promotion: '' },
    ]);
    expect(await database.rows('select recipient from mail_message')).toEqual([{ recipient: ALIAS }]);
  });

  it('is the member who had the same address once, with the addresses of both', async () => {
    await affiliate('AMARA', NOW, BEFORE);
    await database.rows(
      `with m as (insert into member (id, email, name, created_at) values (gen_random_uuid(), 'amara@member.test', 'Amara', now()) returning id)
       insert into member_former_email (email, member_id, changed_at) select $1, id, now() from m`,
      [BEFORE],
    );
    for (const asked of [NOW, 'amara@member.test'])
      expect([...(await records.find(asked)).addresses].sort()).toEqual([BEFORE, NOW, 'amara@member.test'].sort());
    await erase('amara@member.test');
    expect(await database.rows('select email from affiliate union all select email from member')).toEqual([
      { email: ALIAS },
      { email: ALIAS },
    ]);
  });

  it('is told apart by hand from another account at an address that was left', async () => {
    await affiliate('AMARA', NOW, BEFORE);
    await affiliate('OTHER', BEFORE);
    for (const asked of [NOW, BEFORE]) expect(await found(asked)).toEqual(['person_address_passed_on']);
  });

  it('is one person with two accounts that moved together', async () => {
    await affiliate('AMARA', NOW, BEFORE);
    await affiliate('AMARA2', NOW, BEFORE);
    expect(await found(BEFORE)).toEqual([]);
  });

  it('waits for payment plans that still earn', async () => {
    const id = await affiliate('AMARA', NOW);
    const orderId = await insertOrder(database, { product: 'dfy', plan: true, capturedCents: 100 });
    await database.rows(`insert into payment_plan (order_id, subscription_ref) values ($1, 'sub_1')`, [orderId]);
    await database.rows(
      `insert into commission (order_id, affiliate_id, product, created_at) values ($1, $2, 'dfy', now())`,
      [orderId, id],
    );
    expect(await found(NOW)).toEqual(['person_commission_unpaid']);
    await database.rows(`update commission set review = 'denied', suspicions = '{}', held_at = now()`);
    expect(await found(NOW)).toEqual([]);
    await database.rows(`update commission set review = null`);
    await database.rows(`update payment_plan set ended_at = now()`);
    expect(await found(NOW)).toEqual([]);
  });
});
