import { commissionTarget, PRICE_BOOK } from '@summit/pricing';
import { randomUUID } from 'node:crypto';
import { affiliateMoney } from '../../../../test/harness/affiliate-money.js';
import { playHistory, type CommissionWorld } from '../../../../test/harness/commission-histories.js';
import { insertAffiliate, insertOrder } from '../../../../test/harness/order-rows.js';
import { storedCommission } from '../../../../test/harness/stored-commission.js';
import { startSqlDatabase, type SqlDatabase } from '../../../../test/harness/sql-database.js';
import { rebuiltCommission } from '../domain/rebuilt-commission.js';

const PRICE = PRICE_BOOK.vip.early;
const COMMISSION = commissionTarget(PRICE);

describe('commissions in the database', () => {
  let database: SqlDatabase;
  let money: ReturnType<typeof affiliateMoney>;
  let amara: string;
  beforeAll(async () => {
    database = await startSqlDatabase();
    money = affiliateMoney(database);
    amara = await insertAffiliate(database, { code: 'AMARA' });
  });
  afterAll(() => database.stop());

  const entriesOf = (orderId: string) =>
    database.rows<{ kind: string; amount_cents: number; source_ref: string }>(
      'select kind, amount_cents, source_ref from commission_entry where order_id = $1 order by id',
      [orderId],
    );
  const setKept = (orderId: string, captured: number, refunded: number) =>
    database.rows('update purchase_order set captured_cents = $2, refunded_cents = $3 where id = $1', [
      orderId,
      captured,
      refunded,
    ]);
  const ledgerOf = async (orderId: string) =>
    database.rows<{ kind: string; account: string; cents: number }>(
      `select t.kind, l.account, sum(l.amount_cents)::int as cents from ledger_transaction t join ledger_line l on l.transaction_id = t.id
       where t.order_id = $1 group by 1, 2 order by 2`,
      [orderId],
    );

  it('books an order and its ledger together', async () => {
    const orderId = await insertOrder(database, { affiliateCode: 'AMARA' });
    await money.settle.execute(orderId, 'paid');
    expect(await entriesOf(orderId)).toEqual([{ kind: 'earn', amount_cents: COMMISSION, source_ref: 'paid' }]);
    expect(await ledgerOf(orderId)).toEqual([
      { kind: 'commission', account: 'expense:commission', cents: COMMISSION },
      { kind: 'commission', account: `payable:affiliate:${amara}`, cents: -COMMISSION },
    ]);
    expect(await database.rows('select * from order_attribution where order_id = $1', [orderId])).toMatchObject([
      { code: 'AMARA', affiliate_id: amara, source: 'order', outcome: 'credited' },
    ]);
  });

  it('follows 9700 refunded 4700 and then 5000 down to nothing', async () => {
    const orderId = await insertOrder(database, { product: 'implementation', affiliateCode: 'AMARA' });
    await money.settle.execute(orderId, 'payment:stripe:pi_1');
    await setKept(orderId, 9_700, 4_700);
    await money.settle.execute(orderId, 'refund:stripe:re_1');
    await setKept(orderId, 9_700, 9_700);
    await money.settle.execute(orderId, 'refund:stripe:re_2');
    expect((await entriesOf(orderId)).map((entry) => entry.amount_cents)).toEqual([4_850, -2_350, -2_500]);
  });

  it('books a plan to the cent', async () => {
    const orderId = await insertOrder(database, {
      product: 'dfy',
      plan: true,
      affiliateCode: 'AMARA',
      capturedCents: 0,
    });
    for (const captured of [83_233, 166_466, 249_700]) {
      await setKept(orderId, captured, 0);
      await money.settle.execute(orderId, `payment:stripe:pi_${captured}`);
    }
    expect((await entriesOf(orderId)).map((entry) => entry.amount_cents)).toEqual([41_616, 41_617, 41_617]);
  });

  it('gives the right sum when twenty pieces of news are told at once', async () => {
    const orderId = await insertOrder(database, { affiliateCode: 'AMARA' });
    await Promise.all(
      Array.from({ length: 20 }, async (_, index) => {
        if (index % 4 === 3) await setKept(orderId, PRICE, index * 100);
        await money.settle.execute(orderId, `change:${index % 10}`);
      }),
    );
    await money.settle.execute(orderId, 'change:last');
    const [order] = await database.rows<{ kept: number }>(
      'select captured_cents - refunded_cents as kept from purchase_order where id = $1',
      [orderId],
    );
    const sum = (await entriesOf(orderId)).reduce((total, entry) => total + entry.amount_cents, 0);
    expect(sum).toBe(Math.floor(order!.kept / 2));
    expect(await ledgerOf(orderId)).toMatchObject([{ cents: sum }, { cents: -sum }]);
  });

  it('decides once, also when two decide differently at once', async () => {
    const kofi = await insertAffiliate(database, { code: 'KOFI' });
    for (let round = 0; round < 5; round++) {
      const orderId = await insertOrder(database, { affiliateCode: 'AMARA' });
      const first = money.settle.execute(orderId, 'paid');
      await database.rows(`update purchase_order set affiliate_code = 'KOFI' where id = $1`, [orderId]);
      await Promise.all([
        first,
        ...Array.from({ length: 4 }, () => money.settle.execute(orderId, 'payment:stripe:pi_1')),
      ]);
      const [decided] = await database.rows<{ affiliate_id: string }>(
        'select affiliate_id from order_attribution where order_id = $1',
        [orderId],
      );
      expect([amara, kofi]).toContain(decided!.affiliate_id);
      const entries = await database.rows(
        'select affiliate_id, amount_cents from commission_entry where order_id = $1',
        [orderId],
      );
      expect(entries).toEqual([{ affiliate_id: decided!.affiliate_id, amount_cents: COMMISSION }]);
    }
  });

  it('numbers what is booked when an old cause is told again before a newer one', async () => {
    const orderId = await insertOrder(database, { affiliateCode: 'AMARA' });
    await money.settle.execute(orderId, 'paid');
    await setKept(orderId, PRICE, 1_000);
    await money.settle.execute(orderId, 'paid');
    await money.settle.execute(orderId, 'refund:stripe:re_1');
    expect(await entriesOf(orderId)).toEqual([
      { kind: 'earn', amount_cents: COMMISSION, source_ref: 'paid' },
      { kind: 'adjust', amount_cents: -500, source_ref: 'paid#2' },
    ]);
  });

  it('takes the code of the registration, by the decision that was made about it', async () => {
    await database.rows(
      `insert into signup (id, name, email, invite_token, created_at) values ($1, 'Mara', 'mara@example.com', 'invite-mara', '2025-11-01')`,
      [randomUUID()],
    );
    await database.rows(
      `insert into referred_signup (signup_id, code, affiliate_id, outcome, referred_at)
       select id, 'AMARA', $1, 'credited', now() from signup where email = 'mara@example.com'`,
      [amara],
    );
    const orderId = await insertOrder(database, { email: 'mara@example.com' });
    await money.settle.execute(orderId, 'paid');
    expect(await database.rows('select source, outcome from order_attribution where order_id = $1', [orderId])).toEqual(
      [{ source: 'signup', outcome: 'credited' }],
    );
  });

  it('keeps amounts, orders and affiliates of entries as they were booked', async () => {
    const orderId = await insertOrder(database, { affiliateCode: 'AMARA' });
    await money.settle.execute(orderId, 'paid');
    await expect(
      database.rows('update commission_entry set amount_cents = 1 where order_id = $1', [orderId]),
    ).rejects.toThrow('append-only');
    await expect(database.rows('delete from commission_entry where order_id = $1', [orderId])).rejects.toThrow(
      'append-only',
    );
  });

  it('always owes what the ledger says, over random histories with parallel news and runs', async () => {
    for (let seed = 1; seed <= 12; seed++) {
      const own = await ownWorld(seed);
      await playHistory(own, { seed, steps: 30, parallel: 4 });
    }
  });

  /** Affiliates of its own in the shared database. */
  async function ownWorld(seed: number): Promise<CommissionWorld> {
    const affiliates = await Promise.all(
      ['X', 'Y'].map(async (letter) => {
        const code = `${letter}${seed}`;
        return { id: await insertAffiliate(database, { code }), code };
      }),
    );
    const ids = affiliates.map(({ id }) => id);
    const one = async (text: string, values: unknown[]) => (await database.rows<{ sum: number }>(text, values))[0]!.sum;
    return {
      affiliates,
      newOrderId: randomUUID,
      putOrder: async (order) => {
        await database.rows('delete from purchase_order where id = $1', [order.id]);
        await insertOrder(database, { ...order, plan: false });
      },
      deliver: async (orderId, at) => {
        await database.rows(
          `insert into coaching_session values ($1, 1, 'included', $2)
           on conflict (order_id, number) do update set completed_at = excluded.completed_at`,
          [orderId, new Date(at)],
        );
      },
      settle: (orderId, cause) => money.settle.execute(orderId, cause),
      runPayouts: async (at) => void (await money.run.execute(at)),
      stored: (orderId) => storedCommission(database, orderId),
      rebuilt: async (orderId) => rebuiltCommission(await money.receipts.of(orderId)),
      closePayout: async (payoutId, outcome) => void (await money.close.execute(payoutId, outcome, null)),
      openPayouts: () =>
        database.rows<{ id: string; amountCents: number }>(
          `select id, amount_cents::int as "amountCents" from payout where status = 'processing' and affiliate_id = any($1)`,
          [ids],
        ),
      booked: (orderId) =>
        one('select coalesce(sum(amount_cents), 0)::int as sum from commission_entry where order_id = $1', [orderId]),
      owed: async (affiliateId) => ({
        entries: await one(
          `select coalesce(sum(e.amount_cents), 0)::int as sum from commission_entry e left join payout p on p.id = e.payout_id
           where e.affiliate_id = $1 and p.status is distinct from 'paid'`,
          [affiliateId],
        ),
        ledger: await one('select coalesce(sum(amount_cents), 0)::int as sum from ledger_line where account = $1', [
          `payable:affiliate:${affiliateId}`,
        ]),
      }),
    };
  }
});
