import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import type { Provider } from '@summit/rules';
import { MINUTE_MS } from '@summit/rules';
import { createTestDatabase, type TestDatabase } from '../../../../../test/harness/test-database.js';
import { FixedClock } from '../../../../platform/clock/clock.fake.js';
import { dataSourceOptions } from '../../../../platform/database/data-source.js';
import { Sql } from '../../../../platform/database/sql.js';
import { CouponsRepository } from './promo-coupons.repository.js';

const NOW = Date.parse('2025-11-20T18:00:00Z');
const UNTIL = NOW + 35 * MINUTE_MS;
const FREE_CODES = `select array_agg(id) as free from (select id from promo_code where id = any($1) for update skip locked) code`;
const WAITING = `select count(*)::int as waiting from pg_locks where not granted`;

describe('CouponsRepository', () => {
  let database: TestDatabase;
  let dataSource: DataSource;
  let sql: Sql;
  let clock: FixedClock;
  let sut: CouponsRepository;
  beforeAll(async () => {
    database = await createTestDatabase();
    dataSource = await new DataSource(
      dataSourceOptions({ url: database.applicationUrl, poolSize: 20 }, []),
    ).initialize();
    sql = new Sql(dataSource);
  });
  beforeEach(() => {
    clock = new FixedClock(NOW);
    sut = new CouponsRepository(sql, clock);
  });
  afterAll(async () => {
    await dataSource.destroy();
    await database.drop();
  });

  const rows = async <Row extends object>(text: string, values: unknown[] = []): Promise<Row> =>
    (await sql.query<Row>({ name: '', text }, values))[0]!;

  /** A code of 50 percent off vip that both providers take, unless told otherwise. */
  async function aCode({
    maxUses = 0,
    expiresAt = null,
    providers = ['stripe', 'paypal'],
    status = 'active',
  }: { maxUses?: number; expiresAt?: number | null; providers?: Provider[]; status?: string } = {}) {
    const id = randomUUID();
    const code = `CODE-${id}`.toUpperCase();
    await rows(
      `insert into promo_code (id, code, product, with_bump, discount_type, discount_value, max_uses, expires_at, created_at)
       values ($1, $2, 'vip', false, 'percent', 5000, $3, to_timestamp($4::float8 / 1000), to_timestamp($5::float8 / 1000))`,
      [id, code, maxUses, expiresAt, NOW],
    );
    for (const provider of providers)
      await rows('insert into promo_code_provider (promo_code_id, provider, status) values ($1, $2, $3)', [
        id,
        provider,
        status,
      ]);
    return { id, code };
  }

  async function anOrder(): Promise<string> {
    const id = randomUUID();
    await rows(
      `insert into purchase_order (id, session_id, product, provider, status, bump_keys, coaching_sessions, plan, fingerprint,
         quote, total_cents, is_test, created_at, updated_at)
       values ($1::uuid, $1::text, 'vip', 'stripe', 'pending', '{}', 0, false, '', '{}', 1850, true, now(), now())`,
      [id],
    );
    return id;
  }

  const orders = (count: number) => Promise.all(Array.from({ length: count }, anOrder));

  interface Reservation {
    orderId: string;
    promoCodeId: string;
    provider?: Provider;
    discountCents?: number;
    until?: number;
  }
  const reserve = ({ orderId, promoCodeId, provider = 'stripe', discountCents = 1_850, until = UNTIL }: Reservation) =>
    sql.transaction((tx) => sut.reserve(tx, { orderId, promoCodeId, provider, discountCents, until }));
  const redeem = (orderId: string) => sql.transaction((tx) => sut.redeem(tx, orderId));
  const release = (orderId: string) => sql.transaction((tx) => sut.release(tx, orderId));

  const counts = (id: string) =>
    rows<object>('select reserved_count as reserved, redeemed_count as redeemed from promo_code where id = $1', [id]);
  const statistics = (id: string, provider: Provider) =>
    rows<object>(
      'select redeemed_count as times, discount_cents as cents from promo_code_provider where promo_code_id = $1 and provider = $2',
      [id, provider],
    );

  describe('find', () => {
    const find = (code: string, more: { product?: 'vip' | 'dfy'; provider?: Provider; sessionId?: string } = {}) =>
      sut.find({ code, product: 'vip', provider: 'stripe', buyerId: null, sessionId: null, ...more });

    it('takes a code that the provider has not confirmed: validity is ours', async () => {
      const { id, code } = await aCode({ status: 'created' });
      expect(await find(code)).toMatchObject({ promoCodeId: id });
    });

    it('answers the same for a code that is unknown, disabled or made for the other provider', async () => {
      const disabled = await aCode({ status: 'inactive' });
      const other = await aCode({ providers: ['paypal'] });
      expect([await find('NO_BUYER_ID'), await find(disabled.code), await find(other.code)]).toEqual([
        'invalid',
        'invalid',
        'invalid',
      ]);
      expect(await find(other.code, { provider: 'paypal' })).toMatchObject({ promoCodeId: other.id });
    });

    it('tells uses that are only reserved from those that are gone (C-111)', async () => {
      const { id, code } = await aCode({ maxUses: 2 });
      const [first, second] = (await orders(2)) as [string, string];
      await reserve({ orderId: first, promoCodeId: id, until: UNTIL + MINUTE_MS });
      expect(await find(code)).toMatchObject({ code, limited: true, takenUntil: null });
      await reserve({ orderId: second, promoCodeId: id });
      expect(await find(code)).toMatchObject({ takenUntil: UNTIL });
      await redeem(second);
      expect(await find(code)).toMatchObject({ takenUntil: UNTIL + MINUTE_MS });
      await redeem(first);
      expect(await find(code)).toBe('used_up');
    });

    it('lets the session that reserved a use have it again (C-111)', async () => {
      const { id, code } = await aCode({ maxUses: 1 });
      const orderId = await anOrder();
      await reserve({ orderId, promoCodeId: id });
      const { sessionId } = await rows<{ sessionId: string }>(
        'select session_id as "sessionId" from purchase_order where id = $1',
        [orderId],
      );
      expect(await find(code, { sessionId })).toMatchObject({ takenUntil: null });
      expect(await find(code, { sessionId: 'another' })).toMatchObject({ takenUntil: UNTIL });
    });
  });

  describe('reserve', () => {
    // F-219
    it('gives 40 buyers who come at once exactly the three uses there are', async () => {
      const { id } = await aCode({ maxUses: 3 });
      const taken = await Promise.all((await orders(40)).map((orderId) => reserve({ orderId, promoCodeId: id })));
      expect(taken.filter(Boolean)).toHaveLength(3);
      expect(await counts(id)).toEqual({ reserved: 3, redeemed: 0 });
    });

    // C-069
    it('counts both providers together', async () => {
      const { id } = await aCode({ maxUses: 3 });
      const taken = await Promise.all(
        (await orders(20)).map((orderId, index) =>
          reserve({ orderId, promoCodeId: id, provider: index % 2 ? 'stripe' : 'paypal' }),
        ),
      );
      expect(taken.filter(Boolean)).toHaveLength(3);
    });

    it('has no limit where the code has none', async () => {
      const { id } = await aCode();
      const taken = await Promise.all((await orders(20)).map((orderId) => reserve({ orderId, promoCodeId: id })));
      expect(taken.every(Boolean)).toBe(true);
    });

    it('takes one use for an order that asks again, also at the same moment', async () => {
      const { id } = await aCode({ maxUses: 5 });
      const orderId = await anOrder();
      const answers = await Promise.all(Array.from({ length: 10 }, () => reserve({ orderId, promoCodeId: id })));
      expect(answers.every(Boolean)).toBe(true);
      expect(await counts(id)).toEqual({ reserved: 1, redeemed: 0 });
    });

    it('refuses a code that has ended, is disabled, or is not for this provider', async () => {
      const ended = await aCode({ expiresAt: NOW });
      const disabled = await aCode({ status: 'inactive' });
      const paypal = await aCode({ providers: ['paypal'] });
      for (const { id } of [ended, disabled, paypal])
        expect(await reserve({ orderId: await anOrder(), promoCodeId: id })).toBe(false);
    });

    it('takes nothing when the transaction of the order fails', async () => {
      const { id } = await aCode({ maxUses: 1 });
      const orderId = await anOrder();
      const failing = sql.transaction(async (tx) => {
        await sut.reserve(tx, { orderId, promoCodeId: id, provider: 'stripe', discountCents: 1, until: UNTIL });
        throw new Error('the order could not be written');
      });
      await expect(failing).rejects.toThrow('could not be written');
      expect(await counts(id)).toEqual({ reserved: 0, redeemed: 0 });
    });
  });

  describe('release', () => {
    it('gives the use back once, and somebody else can have it', async () => {
      const { id } = await aCode({ maxUses: 1 });
      const [first, second] = (await orders(2)) as [string, string];
      await reserve({ orderId: first, promoCodeId: id });
      await Promise.all([release(first), release(first)]);
      expect(await counts(id)).toEqual({ reserved: 0, redeemed: 0 });
      expect(await reserve({ orderId: second, promoCodeId: id })).toBe(true);
    });

    it('lets the same order take a use again, of another code too', async () => {
      const [first, other] = [await aCode({ maxUses: 1 }), await aCode({ maxUses: 1 })];
      const orderId = await anOrder();
      await reserve({ orderId, promoCodeId: first.id });
      await release(orderId);
      expect(await reserve({ orderId, promoCodeId: other.id, discountCents: 700 })).toBe(true);
      await redeem(orderId);
      expect([await counts(first.id), await counts(other.id)]).toEqual([
        { reserved: 0, redeemed: 0 },
        { reserved: 0, redeemed: 1 },
      ]);
      expect(await statistics(other.id, 'stripe')).toEqual({ times: 1, cents: '700' });
    });

    it('does nothing to a use that was paid, or to an order without a code', async () => {
      const { id } = await aCode({ maxUses: 1 });
      const orderId = await anOrder();
      await reserve({ orderId, promoCodeId: id });
      await redeem(orderId);
      await release(orderId);
      await release(await anOrder());
      expect(await counts(id)).toEqual({ reserved: 0, redeemed: 1 });
    });
  });

  describe('lock', () => {
    it('lets two buyers swap their codes at the same moment', async () => {
      const [first, second] = [await aCode(), await aCode()];
      const [had, has] = [await orders(2), await orders(2)] as [[string, string], [string, string]];
      await reserve({ orderId: had[0], promoCodeId: first.id });
      await reserve({ orderId: had[1], promoCodeId: second.id });
      let released = 0;
      const swap = (index: 0 | 1, promoCodeId: string) =>
        sql.transaction(async (tx) => {
          await sut.lock(tx, { orderIds: [had[index]], promoCodeId });
          await sut.release(tx, had[index]);
          released += 1;
          // Each goes on when the other has given its code back, too, or waits for this one.
          while (released < 2 && (await rows<{ waiting: number }>(WAITING)).waiting === 0);
          return sut.reserve(tx, {
            orderId: has[index],
            promoCodeId,
            provider: 'stripe',
            discountCents: 1,
            until: UNTIL,
          });
        });
      expect(await Promise.all([swap(0, second.id), swap(1, first.id)])).toEqual([true, true]);
      for (const { id } of [first, second]) expect(await counts(id)).toEqual({ reserved: 1, redeemed: 0 });
    });
  });

  describe('redeem', () => {
    // F-219
    it('counts a paid order once, however often it is told', async () => {
      const { id } = await aCode({ maxUses: 2 });
      const orderId = await anOrder();
      await reserve({ orderId, promoCodeId: id, provider: 'paypal' });
      await Promise.all(Array.from({ length: 10 }, () => redeem(orderId)));
      expect(await counts(id)).toEqual({ reserved: 0, redeemed: 1 });
      expect(await statistics(id, 'paypal')).toEqual({ times: 1, cents: '1850' });
      expect(await statistics(id, 'stripe')).toEqual({ times: 0, cents: '0' });
    });

    it('counts an order that is paid after its use was given back, even beyond the limit: money wins', async () => {
      const { id } = await aCode({ maxUses: 1 });
      const [late, second] = (await orders(2)) as [string, string];
      await reserve({ orderId: late, promoCodeId: id });
      await release(late);
      await reserve({ orderId: second, promoCodeId: id });
      await redeem(second);
      await redeem(late);
      expect(await counts(id)).toEqual({ reserved: 0, redeemed: 2 });
      expect(await statistics(id, 'stripe')).toEqual({ times: 2, cents: '3700' });
    });

    it('does nothing for an order without a code', async () => {
      await expect(redeem(await anOrder())).resolves.toBeUndefined();
    });

    it('and release of the same order at once end in the paid state', async () => {
      const { id } = await aCode({ maxUses: 1 });
      const orderId = await anOrder();
      await reserve({ orderId, promoCodeId: id });
      await Promise.all([redeem(orderId), release(orderId), redeem(orderId), release(orderId)]);
      expect(await counts(id)).toEqual({ reserved: 0, redeemed: 1 });
    });
  });

  describe('releaseLapsed', () => {
    it('gives back the uses whose time is over and leaves the others', async () => {
      const { id } = await aCode({ maxUses: 4 });
      const [lapsed, other, open, paid] = (await orders(4)) as [string, string, string, string];
      await reserve({ orderId: lapsed, promoCodeId: id });
      await reserve({ orderId: other, promoCodeId: id });
      await reserve({ orderId: open, promoCodeId: id, until: UNTIL + MINUTE_MS });
      await reserve({ orderId: paid, promoCodeId: id });
      await redeem(paid);
      clock.set(UNTIL);
      await Promise.all([sut.releaseLapsed(), sut.releaseLapsed()]);
      expect(await counts(id)).toEqual({ reserved: 1, redeemed: 1 });
    });

    it('takes the codes in one order, so that two runs at once never wait for each other in a circle', async () => {
      const codes = await Promise.all(Array.from({ length: 12 }, () => aCode()));
      for (const { id } of codes) await reserve({ orderId: await anOrder(), promoCodeId: id });
      clock.set(UNTIL);
      const ids = codes.map(({ id }) => id).toSorted();
      let sweep = Promise.resolve();
      await sql.transaction(async (tx) => {
        await tx.query({ name: '', text: 'select from promo_code where id = $1 for update' }, [ids[6]]);
        sweep = sut.releaseLapsed();
        while ((await rows<{ waiting: number }>(WAITING)).waiting === 0);
        const { free } = await rows<{ free: string[] }>(FREE_CODES, [ids]);
        expect(free.toSorted()).toEqual(ids.slice(7));
      });
      await sweep;
      for (const id of ids) expect(await counts(id)).toEqual({ reserved: 0, redeemed: 0 });
    });

    it('never leaves the counts wrong, whatever buyers do meanwhile', async () => {
      const { id } = await aCode({ maxUses: 10 });
      const buyers = await orders(20);
      clock.set(UNTIL);
      await Promise.all(
        buyers.map(async (orderId, index) => {
          await reserve({ orderId, promoCodeId: id });
          await (index % 3 === 0 ? redeem(orderId) : index % 3 === 1 ? release(orderId) : sut.releaseLapsed());
          await reserve({ orderId, promoCodeId: id });
        }),
      );
      const booked = await rows<{ reserved: number; redeemed: number }>(
        `select count(*) filter (where state = 'reserved')::int as reserved, count(*) filter (where state = 'redeemed')::int as redeemed
         from promo_redemption where promo_code_id = $1`,
        [id],
      );
      expect(await counts(id)).toEqual(booked);
      expect(booked.redeemed).toBeGreaterThan(0);
    });
  });

  it('answers each of those who try a code at the same moment for their own', async () => {
    const [free, ended, ofPaypal] = [
      await aCode({}),
      await aCode({ expiresAt: NOW }),
      await aCode({ providers: ['paypal'] }),
    ];
    const limited = await aCode({ maxUses: 1 });
    const orderId = await anOrder();
    await reserve({ orderId, promoCodeId: limited.id });
    const stranger = { product: 'vip', provider: 'stripe', buyerId: null, sessionId: null } as const;
    const asked = [
      { ...stranger, code: free.code },
      { ...stranger, code: 'NO SUCH CODE' },
      { ...stranger, code: ended.code },
      { ...stranger, code: ofPaypal.code },
      { ...stranger, code: ofPaypal.code, provider: 'paypal' as const },
      { ...stranger, code: free.code, product: 'dfy' as const },
      { ...stranger, code: limited.code },
      { ...stranger, code: limited.code, sessionId: orderId },
    ];
    const found = await Promise.all(asked.map((one) => sut.find(one)));
    const inShort = found.map((one) => (typeof one === 'string' ? one : [one.code, one.takenUntil]));
    expect(inShort).toEqual([
      [free.code, null],
      'invalid',
      'expired',
      'invalid',
      [ofPaypal.code, null],
      'wrong_product',
      [limited.code, UNTIL],
      [limited.code, null],
    ]);
  });
});
