import { randomUUID } from 'node:crypto';
import { insertAffiliate } from '../../../../test/harness/order-rows.js';
import { meanwhileRead, startSqlDatabase, type SqlDatabase } from '../../../../test/harness/sql-database.js';
import { unitConfig } from '../../../../test/harness/unit-config.js';
import { SealedStores } from '../../../platform/crypto/sealed-stores.js';
import type { PayoutDetails } from '../domain/payout-details.js';
import { PayoutMethodsRepository } from './payout-methods.repository.js';
import { SealedPayoutMethods } from './sealed-payout-methods.js';

const AT = Date.parse('2025-11-05T12:00:00Z');
const OLD = 'the secret that is being replaced, 32 characters';
const NEW = 'the secret that takes its place, 32 characters';
const NEXT = 'the secret after that one, 32 characters long';

describe('payout methods while PAYOUT_DETAILS_SECRET is replaced', () => {
  let database: SqlDatabase;
  let before: ReturnType<typeof processWith>;
  let during: ReturnType<typeof processWith>;
  let after: ReturnType<typeof processWith>;
  let affiliateId: string;
  let codes = 0;
  beforeAll(async () => {
    database = await startSqlDatabase();
    before = processWith(alone(OLD));
    during = processWith({ payoutDetails: NEW, former: OLD });
    after = processWith(alone(NEW));
  });
  beforeEach(async () => {
    await database.rows('delete from payout_method');
    affiliateId = await insertAffiliate(database, { code: `SEALED${(codes += 1)}` });
  });
  afterAll(() => database.stop());

  /** A process that knows these secrets. */
  function processWith(
    { payoutDetails, former }: { payoutDetails: string; former: string | undefined },
    sql = database.sql,
  ) {
    const config = unitConfig();
    const known = former === undefined ? {} : { former: { payoutDetails: former } };
    const secrets = { ...config.secrets, payoutDetails, ...known };
    const stores = new SealedStores();
    new SealedPayoutMethods(sql, stores, { secrets });
    return { methods: new PayoutMethodsRepository(sql, { ...config, secrets }), stores };
  }
  const alone = (payoutDetails: string) => ({ payoutDetails, former: undefined });
  const paypal = (email: string): PayoutDetails => ({ kind: 'paypal', email, taxNote: null });
  async function give(
    { methods }: typeof after,
    email: string,
    { status = 'approved', of = affiliateId }: { status?: 'waiting' | 'approved'; of?: string } = {},
  ) {
    const id = randomUUID();
    const method = { id, affiliateId: of, status, details: paypal(email), at: AT };
    await database.sql.transaction((tx) => methods.add(tx, method));
    return id;
  }
  const read = async ({ methods }: typeof after, ids: string[]) => {
    const found = await methods.byIds(ids);
    return ids.map((id) => found.find((one) => one.id === id)?.details ?? null);
  };

  it('are read with the secret that is being replaced, and without it once they are sealed anew', async () => {
    const earlier = await give(before, 'earlier@example.com');
    const present = await give(before, 'present@example.com');
    const ids = [earlier, present];
    const given = [paypal('earlier@example.com'), paypal('present@example.com')];
    expect(await read(during, ids)).toEqual(given);
    expect(await read(after, ids)).toMatchObject([{ kind: 'unreadable' }, { kind: 'unreadable' }]);
    await during.stores.reseal();
    expect(await read(after, ids)).toEqual(given);
    expect(await during.stores.count()).toMatchObject([{ what: 'payout methods', present: 2, former: 0 }]);
  });

  it('that are given, decided or erased meanwhile are what was given, decided and erased', async () => {
    const approved = await give(before, 'approved@example.com');
    const asked = await give(before, 'asked@example.com', { status: 'waiting' });
    const other = await insertAffiliate(database, { code: `OTHER${codes}` });
    const erased = await give(before, 'erased@example.com', { of: other });
    let late = '';
    const sql = meanwhileRead(database.sql, 'payout-method-sealed', async () => {
      await database.sql.transaction((tx) =>
        during.methods.decide(tx, { methodId: asked, outcome: 'approved', at: AT + 1 }),
      );
      // A process that is not rolled yet.
      late = await give(before, 'late@example.com', { status: 'waiting' });
      await database.rows('delete from payout_method where id = $1', [erased]);
    });
    const { stores } = processWith({ payoutDetails: NEW, former: OLD }, sql);
    await stores.reseal();
    expect(await stores.count()).toMatchObject([{ present: 2, former: 1, unreadable: 0 }]);
    const own = await during.methods.ofAffiliate(affiliateId);
    expect(own.approved).toMatchObject({ id: asked, details: paypal('asked@example.com') });
    expect(own.waiting).toMatchObject({ id: late, details: paypal('late@example.com') });
    await stores.reseal();
    expect(await read(after, [approved, asked, late, erased])).toEqual([
      paypal('approved@example.com'),
      paypal('asked@example.com'),
      paypal('late@example.com'),
      null,
    ]);
  });

  it('stay sealed with what another run has sealed them with since they were read', async () => {
    const id = await give(before, 'amara@example.com');
    const next = processWith({ payoutDetails: NEXT, former: NEW });
    const sql = meanwhileRead(database.sql, 'payout-method-sealed', async () => {
      await during.stores.reseal();
      await next.stores.reseal();
    });
    await processWith({ payoutDetails: NEW, former: OLD }, sql).stores.reseal();
    expect(await read(processWith(alone(NEXT)), [id])).toEqual([paypal('amara@example.com')]);
  });
});
