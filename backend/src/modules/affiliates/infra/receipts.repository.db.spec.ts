import { randomUUID } from 'node:crypto';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { affiliateMoney } from '../../../../test/harness/affiliate-money.js';
import { insertAffiliate, insertOrder } from '../../../../test/harness/order-rows.js';
import { storedCommission } from '../../../../test/harness/stored-commission.js';
import { startSqlDatabase, type SqlDatabase } from '../../../../test/harness/sql-database.js';
import { AttributionSteps1795333310001 } from '../../../platform/database/migrations/1795333310001-attribution-steps.js';
import { Settings } from '../../../platform/settings/settings.js';
import { rebuiltCommission } from '../domain/rebuilt-commission.js';
import { HeldCommissionsReadModel } from '../read-models/held-commissions.read-model.js';
import { MissedOrdersReadModel } from '../read-models/missed-orders.read-model.js';
import { SpeakerAccountsRepository } from './speaker-accounts.repository.js';
import { SpeakerEarningsReadModel } from '../read-models/speaker-earnings.read-model.js';
import { SuspicionFactsReadModel } from '../read-models/suspicion-facts.read-model.js';
import { ReferralsRepository } from './referrals.repository.js';
import { RECEIPT_OF_ORDER } from './receipts.repository.js';

const BOUGHT = Date.parse('2025-11-20T18:00:00Z');

/** The statement of a migration that fills its table. */
async function fillingOf(migration: MigrationInterface): Promise<string> {
  const statements: string[] = [];
  const runner = { query: async (text: string) => void statements.push(text.trim()) };
  await migration.up(runner as unknown as QueryRunner);
  return statements.find((text) => text.startsWith('INSERT'))!;
}

describe('receipts in the database', () => {
  let database: SqlDatabase;
  let money: ReturnType<typeof affiliateMoney>;
  let amara: string;
  let kofi: string;
  beforeAll(async () => {
    database = await startSqlDatabase();
    money = affiliateMoney(database, undefined, new SuspicionFactsReadModel(database.sql));
    amara = await insertAffiliate(database, { code: 'AMARA' });
    kofi = await insertAffiliate(database, { code: 'KOFI' });
  });
  afterAll(() => database.stop());

  const register = (email: string, code: string, affiliateId: string) =>
    database.rows(
      `with registered as (insert into signup (id, name, email, invite_token, created_at)
         values ($1::uuid, 'Zoe', $2, 'invite-' || $1::uuid, '2025-11-18T10:00:00Z') returning id)
       insert into referred_signup (signup_id, code, affiliate_id, outcome, referred_at)
       select id, $3, $4, 'credited', '2025-11-18T10:00:00Z' from registered`,
      [randomUUID(), email, code, affiliateId],
    );
  const card = (orderId: string, email: string, last4: string) =>
    database.rows(
      `with browser as (insert into buyer (id, created_at) values ($2, now()) returning id)
       insert into saved_card (order_id, buyer_id, email, customer_ref, payment_method_ref, brand, last4, saved_at)
       select $1, id, $3, 'cus', 'pm', 'visa', $4, now() from browser`,
      [orderId, randomUUID(), email, last4],
    );
  const sell = async (email: string, code = 'AMARA', last4: string | null = null, refundedCents = 0) => {
    const orderId = await insertOrder(database, { email, affiliateCode: code, createdAt: BOUGHT, refundedCents });
    if (last4) await card(orderId, email, last4);
    await money.settle.execute(orderId, 'paid');
    return orderId;
  };
  const reviewOf = async (orderId: string) =>
    (await database.rows('select review, suspicions from commission where order_id = $1', [orderId]))[0];

  it('tell an affiliate which of its visitors bought with another code, and no address', async () => {
    await register('registered@example.com', 'AMARA', amara);
    const [lost, own] = [await sell('registered@example.com', 'KOFI'), await sell('own@example.com')];
    const missed = new MissedOrdersReadModel(database.sql, new Settings(database.sql));
    expect(await missed.page(amara, { limit: 20, offset: 0 })).toEqual({
      total: 1,
      orders: [
        {
          orderId: lost,
          product: 'vip',
          orderedAt: BOUGHT,
          buyer: 'r***@example.com',
          source: 'signup',
          cameAt: Date.parse('2025-11-18T10:00:00Z'),
          verdict: 'overruled',
          decided: { code: 'KOFI', source: 'order', outcome: 'credited' },
          decidedAt: money.clock.now(),
        },
      ],
    });
    expect(await missed.page(kofi, { limit: 20, offset: 0 })).toEqual({ total: 0, orders: [] });
    expect(await reviewOf(own)).toEqual({ review: null, suspicions: null });
  });

  // F-124
  it('credit the last of fifteen tabs of a browser, and know the other fourteen', async () => {
    const referrals = new ReferralsRepository(database.sql);
    const buyerId = randomUUID();
    const codes = Array.from({ length: 15 }, (_, n) => `TAB${n}`);
    for (const [n, code] of codes.entries()) {
      await insertAffiliate(database, { code });
      await referrals.recordBuyerClick({ buyerId, code, at: BOUGHT - 15_000 + n });
    }
    await referrals.recordBuyerClick({ buyerId, code: 'TAB3', at: BOUGHT - 1 });
    const orderId = await insertOrder(database, { email: 'tabs@example.com', createdAt: BOUGHT });
    await database.rows('insert into buyer (id, created_at) values ($1, now())', [buyerId]);
    await database.rows('update purchase_order set buyer_id = $2 where id = $1', [orderId, buyerId]);
    await money.settle.execute(orderId, 'paid');
    expect(await database.rows('select code, source from order_attribution where order_id = $1', [orderId])).toEqual([
      { code: 'TAB3', source: 'click' },
    ]);
    const [first] = await database.rows<{ id: string }>(`select id from affiliate where code = 'TAB0'`);
    const missed = new MissedOrdersReadModel(database.sql, new Settings(database.sql));
    expect(await missed.page(first!.id, { limit: 20, offset: 0 })).toMatchObject({
      total: 1,
      orders: [{ orderId, source: 'click', verdict: 'overruled', decided: { code: 'TAB3', source: 'click' } }],
    });
    const claims = (await money.receipts.of(orderId)).filter(({ kind }) => kind === 'claim');
    expect(claims).toHaveLength(15);
  });

  it('tell nothing as missed that is the own order of the affiliate', async () => {
    await insertAffiliate(database, { code: 'ZURI' });
    const [zuri] = await database.rows<{ id: string }>(`select id from affiliate where code = 'ZURI'`);
    await sell('zuri@speakers.test', 'ZURI');
    const missed = new MissedOrdersReadModel(database.sql, new Settings(database.sql));
    expect(await missed.page(zuri!.id, { limit: 20, offset: 0 })).toEqual({ total: 0, orders: [] });
  });

  it('hold a tag of the own address and a card of three addresses for a person, longest first', async () => {
    const lena = await insertAffiliate(database, { code: 'LENA' });
    const tagged = await sell('lena+vip@speakers.test', 'LENA');
    money.clock.advance(1);
    const shared = [
      await sell('one@example.com', 'LENA', '4242'),
      await sell('two@example.com', 'LENA', '4242'),
      await sell('three@example.com', 'LENA', '4242'),
    ];
    expect(await reviewOf(tagged)).toEqual({ review: 'held', suspicions: ['self_referral'] });
    expect(await Promise.all(shared.map(reviewOf))).toEqual([
      { review: null, suspicions: null },
      { review: null, suspicions: null },
      { review: 'held', suspicions: ['shared_card'] },
    ]);
    const listed = new HeldCommissionsReadModel(database.sql);
    const { total, held } = await listed.page({ limit: 20, offset: 0 });
    expect(total).toBe(2);
    expect(held.map(({ orderId, code, buyer }) => [orderId, code, buyer])).toEqual([
      [tagged, 'LENA', 'lena+vip@speakers.test'],
      [shared[2], 'LENA', 'three@example.com'],
    ]);
    // There is nothing to decide while all of the money is back; a refund that fails brings it again.
    const refund = (cents: string) =>
      database.rows(`update purchase_order set refunded_cents = ${cents} where id = $1`, [tagged]);
    await refund('captured_cents');
    const { total: left, held: rest } = await listed.page({ limit: 20, offset: 0 });
    expect([left, rest.map(({ orderId }) => orderId)]).toEqual([1, [shared[2]]]);
    await refund('0');
    const earned = held[0]!.amountCents;
    money.clock.set('2025-12-01T08:10:00Z');
    const earnings = new SpeakerEarningsReadModel(database.sql, money.clock);
    expect(await earnings.summary(lena)).toMatchObject({ payableCents: 2 * earned, heldCents: 2 * earned });
    await money.review.execute(tagged, 'released');
    await money.review.execute(shared[2]!, 'denied');
    expect(await earnings.summary(lena)).toMatchObject({ payableCents: 3 * earned, heldCents: 0 });
    await money.run.execute(money.clock.now());
    expect(
      await database.rows('select amount_cents::int as cents from payout where affiliate_id = $1', [lena]),
    ).toEqual([{ cents: 3 * earned }]);
    money.clock.set('2025-11-20T18:00:00Z');
  });

  it('count clicks, registrations, refunds and own purchases of an affiliate', async () => {
    const omar = await insertAffiliate(database, { code: 'OMAR' });
    const mine = await insertOrder(database, { email: 'omar@speakers.test', createdAt: BOUGHT - 1 });
    await card(mine, 'omar@speakers.test', '0005');
    await database.rows(
      `insert into referral_click (code, affiliate_id, referrer, visitor_key, day, clicked_at)
       select 'OMAR', $1, 'direct', n::text, '2025-11-20', timestamptz '2025-11-20T17:30:00Z' - n * interval '1 minute'
       from generate_series(0, 59) n`,
      [omar],
    );
    // Bought under an address that the affiliate has given up since.
    await new SpeakerAccountsRepository(database.sql).setEmail(database.sql, {
      affiliateId: omar,
      email: 'omar@elsewhere.test',
      at: BOUGHT - 1,
    });
    await sell('refunded@example.com', 'OMAR', null, 1_000);
    const orderId = await sell('buyer@example.com', 'OMAR', '0005');
    const facts = await new SuspicionFactsReadModel(database.sql).factsAbout(orderId, BOUGHT + 1);
    expect(facts).toEqual({
      affiliateId: omar,
      buyerEmail: 'buyer@example.com',
      affiliateEmails: ['omar@elsewhere.test', 'omar@speakers.test'],
      ownBrowser: false,
      ownCard: true,
      clicksInHour: 30,
      signupsInHour: 0,
      addressesOnCard: 1,
      recentOrders: 2,
      refundedOrders: 1,
    });
    expect(await new SuspicionFactsReadModel(database.sql).factsAbout(mine, BOUGHT)).toBeNull();
  });

  it('are made for what was booked before receipts were kept', async () => {
    const orders = await database.rows<{ id: string }>('select order_id as id from commission');
    await database.rows('delete from attribution_step');
    await database.rows(await fillingOf(new AttributionSteps1795333310001()));
    expect(orders.length).toBeGreaterThan(5);
    for (const { id } of orders) {
      const { review: _kept, ...stored } = (await storedCommission(database, id))!;
      expect(rebuiltCommission(await money.receipts.of(id))).toMatchObject(stored);
    }
  });

  it('are found by an index, however many orders there are', async () => {
    await database.rows(
      `insert into attribution_step (order_id, number, kind, at, code, facts)
       select gen_random_uuid(), 1, 'claim', now(), 'CODE' || n % 50, '{}' from generate_series(1, 20000) n`,
    );
    await database.rows('analyze attribution_step');
    const plan = async (text: string, values: unknown[]) =>
      (await database.rows<Record<string, string>>(`explain ${text}`, values))
        .map((row) => row['QUERY PLAN'])
        .join('\n');
    const byOrder = await plan(RECEIPT_OF_ORDER.text, [randomUUID()]);
    expect(byOrder).toContain('attribution_step_pk');
    expect(byOrder).not.toContain('Seq Scan');
    const byCode = await plan(
      `select order_id from attribution_step where kind = 'claim' and code = (select code from affiliate where id = $1)`,
      [amara],
    );
    expect(byCode).toContain('attribution_step_code');
    expect(byCode).not.toContain('Seq Scan on attribution_step');
  });
});
