import { randomUUID } from 'node:crypto';
import { affiliateMoney } from '../../../../test/harness/affiliate-money.js';
import { insertAffiliate, insertOrder } from '../../../../test/harness/order-rows.js';
import { startSqlDatabase, type SqlDatabase } from '../../../../test/harness/sql-database.js';
import { unitConfig } from '../../../../test/harness/unit-config.js';
import type { PayoutDetails } from '../domain/payout-details.js';
import { PayoutMethodsRepository } from './payout-methods.repository.js';

const BOUGHT = Date.parse('2025-11-05T12:00:00Z');
const DECEMBER = Date.parse('2025-12-01T08:10:00Z');
const BANK: PayoutDetails = {
  kind: 'bank',
  holder: 'Amara Okafor',
  account: 'GB82WEST12345698765432',
  routing: null,
  taxNote: 'W-9',
};

// C-020
describe('payout methods in the database', () => {
  let database: SqlDatabase;
  let money: ReturnType<typeof affiliateMoney>;
  let codes = 0;
  let affiliate: string;
  beforeAll(async () => {
    database = await startSqlDatabase(10);
    money = affiliateMoney(database);
  });
  beforeEach(async () => {
    affiliate = await insertAffiliate(database, { code: `METHOD${(codes += 1)}` });
  });
  afterAll(() => database.stop());

  const ask = (details: PayoutDetails = BANK) =>
    database.sql.transaction(async (tx) => {
      await money.methods.lock(tx, affiliate);
      const id = randomUUID();
      await money.methods.add(tx, { id, affiliateId: affiliate, status: 'waiting', details, at: BOUGHT });
      return id;
    });
  const states = async () =>
    (
      await database.rows<{ status: string }>(
        'select status from payout_method where affiliate_id = $1 order by status',
        [affiliate],
      )
    ).map(({ status }) => status);

  it('are read back as they were given, and are not readable in the table', async () => {
    const id = await ask();
    expect(await money.methods.byIds([id])).toEqual([{ id, affiliateId: affiliate, details: BANK, createdAt: BOUGHT }]);
    const rows = JSON.stringify(await database.rows('select * from payout_method where id = $1', [id]));
    expect(rows).not.toMatch(/GB82|5432|Okafor|W-9/);
  });

  it('cannot be put under another affiliate', async () => {
    const id = await ask();
    const other = await insertAffiliate(database, { code: `OTHER${codes}` });
    await database.rows('update payout_method set affiliate_id = $2 where id = $1', [id, other]);
    expect(await money.methods.byIds([id])).toMatchObject([{ id, details: { kind: 'unreadable', taxNote: null } }]);
    await database.rows('delete from payout_method where id = $1', [id]);
  });

  it('that were sealed with another secret are there and unreadable, beside those that can be read', async () => {
    const secrets = { ...unitConfig().secrets, payoutDetails: 'another secret of at least 32 characters' };
    const before = new PayoutMethodsRepository(database.sql, { ...unitConfig(), secrets });
    const [old, id] = [randomUUID(), randomUUID()];
    const method = { affiliateId: affiliate, details: BANK, at: BOUGHT };
    await database.sql.transaction(async (tx) => {
      await before.add(tx, { ...method, id: old, status: 'approved' });
      await money.methods.add(tx, { ...method, id, status: 'waiting' });
    });
    const { approved, waiting } = await money.methods.ofAffiliate(affiliate);
    expect(approved).toMatchObject({ id: old, details: { kind: 'unreadable', taxNote: null } });
    expect(waiting).toMatchObject({ id, details: BANK });
    expect((await before.byIds([old]))[0]!.details).toEqual(BANK);
  });

  it('leave one that waits of many asked for at once, and one in force when it is approved', async () => {
    await Promise.all(Array.from({ length: 8 }, () => ask()));
    expect((await states()).filter((status) => status === 'waiting')).toHaveLength(1);
    for (let round = 0; round < 2; round += 1) {
      const methodId = round === 0 ? (await money.methods.ofAffiliate(affiliate)).waiting!.id : await ask();
      await database.sql.transaction((tx) => money.methods.decide(tx, { methodId, outcome: 'approved', at: DECEMBER }));
      expect((await money.methods.ofAffiliate(affiliate)).approved!.id).toBe(methodId);
    }
    expect((await states()).filter((status) => status === 'approved')).toHaveLength(1);
  });

  it('take no payout that is made at the same moment: it goes where it went, or waits', async () => {
    const affiliateCode = `METHOD${codes}`;
    const totals = { totalCents: 20_000, capturedCents: 20_000 };
    const orderId = await insertOrder(database, { ...totals, affiliateCode, createdAt: BOUGHT });
    await money.settle.execute(orderId, 'paid');
    await Promise.all([money.run.execute(DECEMBER), ask(), money.run.execute(DECEMBER)]);
    const made = await database.rows<{ method: string }>(
      'select method_id as method from payout where affiliate_id = $1',
      [affiliate],
    );
    const paidTo = await money.methods.byIds(made.map(({ method }) => method));
    expect(paidTo.every(({ details }) => details.kind === 'paypal')).toBe(true);
    expect((await money.methods.ofAffiliate(affiliate)).waiting!.details).toEqual(BANK);
    expect(await money.run.execute(DECEMBER)).toBe(0);
  });
});
