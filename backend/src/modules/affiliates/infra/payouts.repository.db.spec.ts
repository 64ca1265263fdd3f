import { affiliateMoney } from '../../../../test/harness/affiliate-money.js';
import { insertAffiliate, insertOrder } from '../../../../test/harness/order-rows.js';
import { startSqlDatabase, type SqlDatabase } from '../../../../test/harness/sql-database.js';

const BOUGHT = Date.parse('2025-11-05T12:00:00Z');
const DECEMBER = Date.parse('2025-12-01T08:10:00Z');
const JANUARY = Date.parse('2026-01-01T08:10:00Z');
const FEBRUARY = Date.parse('2026-02-01T08:10:00Z');

describe('payouts in the database', () => {
  let database: SqlDatabase;
  let money: ReturnType<typeof affiliateMoney>;
  let codes = 0;
  let code: string;
  let affiliate: string;
  beforeAll(async () => {
    database = await startSqlDatabase(20);
  });
  beforeEach(async () => {
    money = affiliateMoney(database);
    code = `CODE${(codes += 1)}`;
    affiliate = await insertAffiliate(database, { code });
  });
  afterAll(() => database.stop());

  /** A VIP order that the affiliate earns 18.50 by, or half of `cents`. */
  async function sell(cents = 3_700, given: { product?: 'vip' | 'dfy' } = {}): Promise<string> {
    const totals = { totalCents: cents, capturedCents: cents };
    const orderId = await insertOrder(database, { ...totals, ...given, affiliateCode: code, createdAt: BOUGHT });
    await money.settle.execute(orderId, 'paid');
    return orderId;
  }
  const refund = async (orderId: string, cents: number) => {
    await database.rows('update purchase_order set refunded_cents = refunded_cents + $2 where id = $1', [
      orderId,
      cents,
    ]);
    await money.settle.execute(orderId, `refund:${orderId}:${cents}`);
  };
  const payouts = () =>
    database.rows<{ id: string; period: string; amount: number; status: string; entries: number }>(
      `select p.id, p.period::text, p.amount_cents::int as amount, p.status,
              (select coalesce(sum(e.amount_cents), 0)::int from commission_entry e where e.payout_id = p.id) as entries
       from payout p where p.affiliate_id = $1 order by p.period`,
      [affiliate],
    );
  const sums = async () => (await payouts()).map(({ period, amount, status }) => [period, amount, status]);
  const owed = async () =>
    (
      await database.rows<{ cents: number }>(
        'select coalesce(sum(amount_cents), 0)::int as cents from ledger_line where account = $1',
        [`payable:affiliate:${affiliate}`],
      )
    )[0]!.cents;

  it('makes one payout when four runs come at once', async () => {
    for (let count = 0; count < 5; count++) await sell();
    const made = await Promise.all(Array.from({ length: 4 }, () => money.run.execute(DECEMBER)));
    expect(made.toSorted()).toEqual([0, 0, 0, 1]);
    expect(await payouts()).toMatchObject([
      { period: '2025-12-01', amount: 9_250, status: 'processing', entries: 9_250 },
    ]);
    expect(money.mails.queued).toHaveLength(1);
  });

  it('claims what is booked while it runs, or leaves it, and never loses any of it', async () => {
    const orders = await Promise.all(Array.from({ length: 8 }, () => sell(10_000)));
    await Promise.all([
      money.run.execute(DECEMBER),
      ...orders.map((orderId, index) => refund(orderId, 100 * (index + 1))),
      money.run.execute(DECEMBER),
    ]);
    const [payout] = await payouts();
    expect(payout!.amount).toBe(payout!.entries);
    const [left] = await database.rows<{ sum: number }>(
      'select coalesce(sum(amount_cents), 0)::int as sum from commission_entry where affiliate_id = $1 and payout_id is null',
      [affiliate],
    );
    expect(payout!.amount + left!.sum).toBe(8 * 5_000 - 1_800);
    // Whatever was taken back after its commission was claimed is called so.
    const unnamed = await database.rows(
      `select order_id from commission_entry where affiliate_id = $1 and payout_id is null
       group by order_id having sum(amount_cents) < 0 and not bool_or(kind = 'clawback')`,
      [affiliate],
    );
    expect(unnamed).toEqual([]);
  });

  it('claims nothing of a balance below 50.00', async () => {
    await sell();
    await sell();
    await money.run.execute(DECEMBER);
    expect(await payouts()).toEqual([]);
    await sell();
    await money.run.execute(JANUARY);
    expect(await sums()).toEqual([['2026-01-01', 5_550, 'processing']]);
  });

  it('undoes a claim that a refund has brought below the minimum', async () => {
    const orderId = await sell(10_000);
    const due = money.payouts.due.bind(money.payouts);
    money.payouts.due = async (given) => {
      const found = await due(given);
      await refund(orderId, 1_000);
      return found;
    };
    expect(await money.run.execute(DECEMBER)).toBe(0);
    expect(await payouts()).toEqual([]);
    expect(
      await database.rows('select from commission_entry where affiliate_id = $1 and payout_id is not null', [
        affiliate,
      ]),
    ).toEqual([]);
  });

  it('holds what is not due, not delivered or disputed, and takes clawbacks first', async () => {
    const paidOut = await sell(10_000);
    await money.run.execute(DECEMBER);
    await database.rows(`update purchase_order set status = 'disputed' where id = $1`, [paidOut]);
    await refund(paidOut, 2_000);
    await sell(10_000, { product: 'dfy' });
    const disputed = await sell(10_000);
    await database.rows(`update purchase_order set status = 'disputed' where id = $1`, [disputed]);
    await money.settle.execute(disputed, 'dispute:open');
    await sell(12_000);
    await money.run.execute(JANUARY);
    expect(await sums()).toEqual([
      ['2025-12-01', 5_000, 'processing'],
      ['2026-01-01', 5_000, 'processing'],
    ]);
  });

  it('keeps what is bought late in the month for the next run', async () => {
    await sell(10_000);
    await database.rows(`update purchase_order set paid_at = '2025-11-25T12:00:00Z' where affiliate_code = $1`, [code]);
    const [order] = await database.rows<{ id: string }>('select id from purchase_order where affiliate_code = $1', [
      code,
    ]);
    await money.settle.execute(order!.id, 'again');
    await money.run.execute(DECEMBER);
    expect(await payouts()).toEqual([]);
    await money.run.execute(JANUARY);
    expect(await payouts()).toHaveLength(1);
  });

  it('is owed until it is paid: 3700 refunded 1000 after the payout is carried as -5.00', async () => {
    const orderId = await sell();
    await sell(10_000);
    await money.run.execute(DECEMBER);
    expect(await owed()).toBe(-6_850);
    const { id } = (await payouts())[0]!;
    expect(await money.close.execute(id, 'paid', null)).toBe(true);
    expect(await owed()).toBe(0);
    await refund(orderId, 1_000);
    expect(await owed()).toBe(500);
    expect(
      await database.rows('select kind, amount_cents from commission_entry where order_id = $1 order by id', [orderId]),
    ).toEqual([
      { kind: 'earn', amount_cents: 1_850 },
      { kind: 'clawback', amount_cents: -500 },
    ]);
    await sell(11_000);
    await money.run.execute(JANUARY);
    expect((await sums()).at(-1)).toEqual(['2026-01-01', 5_000, 'processing']);
  });

  it('gives a failed payout back, closes each once, and lists them', async () => {
    await sell(10_000);
    await money.run.execute(DECEMBER);
    const { id } = (await payouts())[0]!;
    const closings = await Promise.all(Array.from({ length: 4 }, () => money.close.execute(id, 'failed', null)));
    expect(closings.filter(Boolean)).toHaveLength(1);
    const told = money.mails.queued.filter(({ template }) => template === 'payout-failed');
    expect(told).toMatchObject([{ key: `payout-failed:${id}`, values: { period: 'December 2025' } }]);
    expect(await money.close.execute(id, 'paid', null)).toBe(false);
    await money.run.execute(DECEMBER);
    await money.run.execute(JANUARY);
    expect(await payouts()).toMatchObject([
      { period: '2025-12-01', status: 'failed', entries: 0 },
      { period: '2026-01-01', status: 'processing', entries: 5_000 },
    ]);
    expect(await money.payouts.list({ period: '2026-01-01', status: 'processing' })).toContainEqual(
      expect.objectContaining({ affiliateCode: code, amountCents: 5_000, createdAt: JANUARY, closedAt: null }),
    );
    expect(await money.payouts.list({ period: '2026-03-01', status: null })).toEqual([]);
  });

  it('pays everybody who is due in one run', async () => {
    await sell(10_000);
    const other = await insertAffiliate(database, { code: `${code}B` });
    const orderId = await insertOrder(database, {
      affiliateCode: `${code}B`,
      product: 'vip',
      totalCents: 20_000,
      createdAt: BOUGHT,
    });
    await money.settle.execute(orderId, 'paid');
    await money.run.execute(FEBRUARY);
    const paid = await database.rows('select affiliate_id from payout where affiliate_id = any($1)', [
      [affiliate, other],
    ]);
    expect(paid).toHaveLength(2);
  });
});
