import { DAY_MS } from '@summit/rules';
import { someoneWaits } from '../../../../test/harness/eventually.js';
import { insertOrder } from '../../../../test/harness/order-rows.js';
import { startSqlDatabase, type SqlDatabase } from '../../../../test/harness/sql-database.js';
import { vipAccess } from '../../../../test/harness/vip-access.js';
import { tokenHash as hashOf } from '../../../platform/crypto/token-hash.js';
import { MemberAccountsRepository } from './member-accounts.repository.js';

const NOW = Date.parse('2025-11-20T18:00:00Z');

describe('members in the database', () => {
  let database: SqlDatabase;
  let vip: ReturnType<typeof vipAccess>;
  beforeAll(async () => {
    database = await startSqlDatabase();
    vip = vipAccess(database, NOW);
  });
  afterAll(() => database.stop());

  const memberOf = async (email: string) =>
    (
      await database.rows<{ id: string; name: string; summit1_access: boolean; summit2_access: boolean }>(
        'select id, name, summit1_access, summit2_access from member where email = $1',
        [email],
      )
    )[0];
  const linksOf = (email: string) =>
    database.rows('select l.used_at from member_link l join member m on m.id = l.member_id where m.email = $1', [
      email,
    ]);
  const grantsOf = (email: string) =>
    database.rows('select bonus_key, granted_at from bonus_grant where email = $1', [email]);
  const tokenOf = (email: string) =>
    new URL(vip.mails.queued.findLast(({ recipient }) => recipient === email)!.values.setup_url!).searchParams.get(
      'token',
    )!;
  const consume = (token: string, { purpose = 'setup' as 'setup' | 'reset', at = NOW } = {}) =>
    database.sql.transaction((tx) => vip.members.consumeLink(tx, { tokenHash: hashOf(token), purpose, at }));

  it('makes one account, one link and one mail of twenty pieces of news at once', async () => {
    const email = 'many@example.com';
    const orderId = await insertOrder(database, { email });
    await Promise.all(Array.from({ length: 20 }, () => vip.sync.execute(orderId)));
    expect(await memberOf(email)).toMatchObject({ name: 'Zoe', summit1_access: false, summit2_access: true });
    expect(await linksOf(email)).toHaveLength(1);
    expect(await grantsOf(email)).toEqual([{ bonus_key: 'vip-upgrade-bonus', granted_at: new Date(NOW) }]);
  });

  it('follows the orders of the address, whichever news comes last', async () => {
    const email = 'refunds@example.com';
    const [first, second] = [await insertOrder(database, { email }), await insertOrder(database, { email })];
    await Promise.all([vip.sync.execute(first), vip.sync.execute(second)]);
    const refund = (orderId: string) =>
      database.rows(`update purchase_order set status = 'refunded' where id = $1`, [orderId]);
    await refund(first);
    await vip.sync.execute(first);
    expect(await memberOf(email)).toMatchObject({ summit2_access: true });
    await refund(second);
    await Promise.all([vip.sync.execute(first), vip.sync.execute(second)]);
    expect(await memberOf(email)).toMatchObject({ summit2_access: false });
    expect(await grantsOf(email)).toEqual([]);
  });

  // D-105
  it('gives an order to who had its address when it was paid', async () => {
    const [email, moved] = ['passed-on@example.com', 'moved@example.com'];
    const accounts = new MemberAccountsRepository(database.sql);
    const first = await insertOrder(database, { email, createdAt: NOW - DAY_MS });
    await vip.sync.execute(first);
    const { id } = (await memberOf(email))!;
    await database.sql.transaction((tx) => accounts.changeEmail(tx, id, { email: moved, at: NOW }));
    const second = await insertOrder(database, { email, createdAt: NOW + DAY_MS });
    await vip.sync.execute(second);
    expect(await memberOf(email)).toMatchObject({ summit2_access: true });
    expect((await memberOf(email))!.id).not.toBe(id);
    await database.rows(`update purchase_order set status = 'refunded' where id = $1`, [first]);
    await vip.sync.follow(first);
    expect(await memberOf(moved)).toMatchObject({ id, summit2_access: false });
    expect(await memberOf(email)).toMatchObject({ summit2_access: true });
    expect(await grantsOf(email)).toHaveLength(1);
    expect(await grantsOf(moved)).toEqual([]);
  });

  it('tells the time of an address apart by members, also of one that comes back', async () => {
    const accounts = new MemberAccountsRepository(database.sql);
    const [email, away] = ['to-and-fro@example.com', 'away@example.com'];
    const run = <Result>(work: Parameters<typeof database.sql.transaction<Result>>[0]) =>
      database.sql.transaction(work);
    const { id } = await run((tx) => vip.members.ensure(tx, { email, name: '', at: NOW, paidAt: NOW }));
    await run((tx) => accounts.changeEmail(tx, id, { email: away, at: NOW }));
    const next = await run((tx) => vip.members.ensure(tx, { email, name: '', at: NOW, paidAt: NOW + 1 }));
    const held = (memberId: string) => run((tx) => vip.members.addressesOf(tx, memberId));
    expect(await held(next.id)).toEqual([{ email, since: NOW, until: null, passedOn: false }]);
    expect(await held(id)).toEqual([
      { email: away, since: null, until: null, passedOn: false },
      { email, since: null, until: NOW, passedOn: true },
    ]);
    await run((tx) => accounts.changeEmail(tx, next.id, { email: 'further@example.com', at: NOW + 2 }));
    await run((tx) => accounts.changeEmail(tx, id, { email, at: NOW + 3 }));
    expect(await held(id)).toContainEqual({ email, since: NOW + 2, until: null, passedOn: false });
    expect(await held(id)).toContainEqual({ email, since: null, until: NOW, passedOn: false });
    expect(await held(next.id)).toContainEqual({ email, since: NOW, until: NOW + 2, passedOn: true });
  });

  it('reads the orders of an address only when nobody else is at its account', async () => {
    const email = 'overtaken@example.com';
    const orderId = await insertOrder(database, { email });
    await vip.sync.execute(orderId);
    let news: Promise<void> = Promise.resolve();
    await database.sql.transaction(async (tx) => {
      await vip.members.ensure(tx, { email, name: '', at: NOW, paidAt: NOW });
      news = vip.sync.execute(orderId);
      await someoneWaits(database);
      await database.rows(`update purchase_order set status = 'refunded' where id = $1`, [orderId]);
    });
    await news;
    expect(await memberOf(email)).toMatchObject({ summit2_access: false });
  });

  it('finds the member behind an address of before: what was paid under it until then opens and closes access (C-098, D-105)', async () => {
    const [before, now] = ['before@example.com', 'now@example.com'];
    const first = await insertOrder(database, { email: before, createdAt: NOW - 2 });
    await vip.sync.execute(first);
    const { id } = (await memberOf(before))!;
    const accounts = new MemberAccountsRepository(database.sql);
    await database.sql.transaction(async (tx) => {
      expect(await accounts.changeEmail(tx, id, { email: now, at: NOW })).toBe(true);
      await vip.sync.followAddress(tx, id);
    });
    expect(await grantsOf(now)).toHaveLength(1);
    const second = await insertOrder(database, { email: before, createdAt: NOW - 1 });
    await vip.sync.execute(second);
    expect(await memberOf(before)).toBeUndefined();
    for (const orderId of [first, second]) {
      expect(await memberOf(now)).toMatchObject({ id, summit2_access: true });
      await database.rows(`update purchase_order set status = 'refunded' where id = $1`, [orderId]);
      await vip.sync.execute(orderId);
    }
    expect(await memberOf(now)).toMatchObject({ id, summit2_access: false });
    for (const email of [before, now]) expect(await grantsOf(email)).toEqual([]);
  });

  it('keeps setup links that are over for half a year, so that they can be renewed', async () => {
    const email = 'forgotten@example.com';
    await vip.sync.execute(await insertOrder(database, { email }));
    await vip.members.forgetOld(NOW + 186 * DAY_MS);
    expect(await linksOf(email)).toHaveLength(1);
    await vip.members.forgetOld(NOW + 188 * DAY_MS);
    expect(await linksOf(email)).toEqual([]);
  });

  describe('consumeLink', () => {
    const buy = async (email: string) => {
      await vip.sync.execute(await insertOrder(database, { email }));
      return tokenOf(email);
    };

    it('works once, also for two at the same moment', async () => {
      const token = await buy('once@example.com');
      const answers = await Promise.all(Array.from({ length: 5 }, () => consume(token)));
      const member = await memberOf('once@example.com');
      expect(answers.filter(Boolean)).toEqual([{ memberId: member!.id, email: null }]);
      expect(await consume(token)).toBeNull();
    });

    it('ends with its seventh day', async () => {
      const token = await buy('late@example.com');
      expect(await consume(token, { at: NOW + 7 * DAY_MS })).toBeNull();
      expect(await consume(token, { at: NOW + 7 * DAY_MS - 1 })).not.toBeNull();
    });

    it('is good for its own purpose, and for nobody who has only the hash', async () => {
      const token = await buy('purpose@example.com');
      expect(await consume(token, { purpose: 'reset' })).toBeNull();
      expect(await consume(hashOf(token))).toBeNull();
      expect(await consume('made-up')).toBeNull();
      expect(await consume(token)).not.toBeNull();
    });

    it('ends the other links of the member', async () => {
      const first = await buy('two@example.com');
      const second = await buy('two@example.com');
      expect(await linksOf('two@example.com')).toHaveLength(2);
      expect(await consume(second)).not.toBeNull();
      expect(await consume(first)).toBeNull();
      expect(await linksOf('two@example.com')).toEqual([{ used_at: new Date(NOW) }]);
    });
  });
});
