import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@summit/rules';
import { affiliateMoney } from '../../../../test/harness/affiliate-money.js';
import { insertAffiliate, insertOrder } from '../../../../test/harness/order-rows.js';
import { startSqlDatabase, type SqlDatabase } from '../../../../test/harness/sql-database.js';
import { FixedClock } from '../../../platform/clock/clock.fake.js';
import { CommissionTraceReadModel } from './commission-trace.read-model.js';
import { SpeakerEarningsReadModel } from './speaker-earnings.read-model.js';

const BOUGHT = Date.parse('2025-11-20T18:00:00Z');

describe('CommissionTraceReadModel', () => {
  let database: SqlDatabase;
  let clock: FixedClock;
  let money: ReturnType<typeof affiliateMoney>;
  let sut: CommissionTraceReadModel;
  let amara: string;
  beforeAll(async () => {
    database = await startSqlDatabase();
    amara = await insertAffiliate(database, { code: 'AMARA' });
  });
  beforeEach(() => {
    clock = new FixedClock(BOUGHT + 60_000);
    money = affiliateMoney(database, clock);
    sut = new CommissionTraceReadModel(database.sql, clock);
  });
  afterAll(() => database.stop());

  const click = (daysBefore: number) =>
    database.rows(
      `insert into referral_click (code, affiliate_id, referrer, visitor_key, day, clicked_at) values ('AMARA', $1, 'direct', $2, $3::timestamptz, $3::timestamptz)`,
      [amara, randomUUID(), new Date(BOUGHT - daysBefore * DAY_MS)],
    );

  it('tells the way of an order from the clicks to the payout', async () => {
    await Promise.all([click(60), click(40), click(1), click(-1)]);
    await database.rows(
      `insert into signup (id, name, email, invite_token, created_at) values ($1, 'Zoe', 'trace@example.com', 'invite-trace', '2025-11-18T10:00:00Z')`,
      [randomUUID()],
    );
    await database.rows(
      `insert into referred_signup (signup_id, code, affiliate_id, outcome, referred_at)
       select id, 'AMARA', $1, 'credited', created_at from signup where email = 'trace@example.com'`,
      [amara],
    );
    const orderId = await insertOrder(database, {
      email: 'trace@example.com',
      affiliateCode: 'AMARA',
      totalCents: 20_000,
      createdAt: BOUGHT,
    });
    await money.settle.execute(orderId, 'paid');
    expect(await sut.ofOrder(orderId)).toEqual({
      order: { id: orderId, product: 'vip', status: 'completed', paidAt: BOUGHT, keptCents: 20_000 },
      attribution: { code: 'AMARA', source: 'order', outcome: 'credited', decidedAt: clock.now() },
      clicks: { total: 2, lastAt: BOUGHT - DAY_MS },
      signup: { code: 'AMARA', registeredAt: Date.parse('2025-11-18T10:00:00Z'), outcome: 'credited' },
      entries: [{ kind: 'earn', amountCents: 10_000, cause: 'paid', bookedAt: clock.now(), payout: null }],
      earnedCents: 10_000,
      hold: { anchorAt: BOUGHT, payableAt: BOUGHT + 8 * DAY_MS, disputed: false, review: null },
      state: 'held',
    });
    clock.set('2025-12-01T08:10:00Z');
    expect(await sut.ofOrder(orderId)).toMatchObject({ state: 'payable' });
    await money.run.execute(clock.now());
    expect(await sut.ofOrder(orderId)).toMatchObject({
      state: 'in_payout',
      entries: [{ payout: { period: '2025-12-01', status: 'processing' } }],
    });
  });

  it('says why an order earns nothing', async () => {
    const orderId = await insertOrder(database, { affiliateCode: 'NOBODY', email: 'plain@example.com' });
    await money.settle.execute(orderId, 'paid');
    expect(await sut.ofOrder(orderId)).toMatchObject({
      attribution: { code: 'NOBODY', source: 'order', outcome: 'unknown_code' },
      clicks: { total: 0, lastAt: null },
      signup: null,
      entries: [],
      earnedCents: 0,
      hold: { anchorAt: null, payableAt: null, disputed: false, review: null },
      state: 'earns_nothing',
    });
  });

  // C-058
  it('lists an own order with the reason why it earns nothing, to its speaker only', async () => {
    const zuri = await insertAffiliate(database, { code: 'ZURI' });
    const orderId = await insertOrder(database, { affiliateCode: 'ZURI', email: 'zuri@speakers.test' });
    await money.settle.execute(orderId, 'paid');
    const [own, ...others] = await sut.ofAffiliate(zuri, { limit: 5, offset: 0 });
    expect(others).toEqual([]);
    expect(own).toMatchObject({ order: { id: orderId }, attribution: { outcome: 'self_referral' }, earnedCents: 0 });
    const earnings = new SpeakerEarningsReadModel(database.sql, clock);
    expect(await earnings.summary(zuri)).toMatchObject({ orders: 1, payableCents: 0, heldCents: 0 });
    const seenByAmara = await sut.ofAffiliate(amara, { limit: 50, offset: 0 });
    expect(seenByAmara.map(({ order }) => order.id)).not.toContain(orderId);
  });

  it('knows nothing of an order that was never paid', async () => {
    expect(await sut.ofOrder(randomUUID())).toBeNull();
  });

  it('lists the orders of one affiliate, newest first, page by page', async () => {
    const other = await insertAffiliate(database, { code: 'KOFI' });
    const ids: string[] = [];
    for (const day of [1, 2, 3]) {
      const orderId = await insertOrder(database, {
        affiliateCode: 'KOFI',
        product: 'dfy',
        createdAt: BOUGHT + day * DAY_MS,
      });
      await money.settle.execute(orderId, 'paid');
      ids.unshift(orderId);
    }
    const page = await sut.ofAffiliate(other, { limit: 2, offset: 0 });
    expect(page.map(({ order }) => order.id)).toEqual(ids.slice(0, 2));
    expect(page[0]).toMatchObject({ state: 'waiting_for_delivery', earnedCents: 124_850 });
    expect((await sut.ofAffiliate(other, { limit: 2, offset: 2 })).map(({ order }) => order.id)).toEqual(ids.slice(2));
  });
});
