import { randomUUID } from 'node:crypto';
import type { QueryResultRow } from 'pg';
import type { Provider } from '@summit/rules';
import { DAY_MS } from '@summit/rules';
import { startSqlDatabase, type SqlDatabase } from '../../../../../test/harness/sql-database.js';
import { FixedClock } from '../../../../platform/clock/clock.fake.js';
import type { Sql } from '../../../../platform/database/sql.js';
import { Outbox } from '../../../../platform/outbox/outbox.js';
import type { PromoRule } from '../domain/promo-code.js';
import type { CodeAtProvider } from '../application/promo-codes.port.js';
import { PromoCodesRepository } from './promo-codes.repository.js';
import { CouponsRepository } from './promo-coupons.repository.js';

const NOW = Date.parse('2025-11-20T18:00:00Z');

describe('PromoCodesRepository', () => {
  let database: SqlDatabase;
  let sql: Sql;
  let clock: FixedClock;
  let sut: PromoCodesRepository;
  let coupons: CouponsRepository;
  beforeAll(async () => {
    database = await startSqlDatabase();
    sql = database.sql;
  });
  beforeEach(async () => {
    clock = new FixedClock(NOW);
    sut = new PromoCodesRepository(sql, new Outbox(), clock);
    coupons = new CouponsRepository(sql, clock);
    await rows('truncate promo_code, promo_code_provider, promo_redemption');
    await rows('delete from graphile_worker._private_jobs');
  });
  afterAll(() => database.stop());

  const rows = <Row extends QueryResultRow>(text: string, values: unknown[] = []) => database.rows<Row>(text, values);
  const rule = (more: Partial<PromoRule> = {}): PromoRule => ({
    code: 'SPRING',
    product: 'vip',
    withBump: false,
    coupon: { type: 'percent', basisPoints: 5_000 },
    maxUses: 3,
    expiresAt: null,
    isTest: false,
    ...more,
  });
  const add = (more: Partial<PromoRule> = {}, providers: Provider[] = ['stripe', 'paypal']) =>
    sut.add({ rule: rule(more), providers, mirrorDelayMs: 0 });
  const mirrored = async () =>
    (
      await rows<{ code: string }>(
        `select payload ->> 'code' as code from graphile_worker._private_jobs order by payload ->> 'code'`,
      )
    ).map(({ code }) => code);
  const states = async () =>
    (await sut.list(null)).map(({ code, provider, state }) => `${code} ${provider} ${state}`).sort();

  /** An order that holds a use of the code. */
  async function aUseOf(code: string, provider: Provider = 'stripe'): Promise<string> {
    const orderId = randomUUID();
    await rows(
      `insert into purchase_order (id, session_id, product, provider, status, bump_keys, coaching_sessions, plan, fingerprint,
         quote, total_cents, is_test, created_at, updated_at)
       values ($1::uuid, $1::text, 'vip', $2, 'pending', '{}', 0, false, '', '{}', 1850, true, now(), now())`,
      [orderId, provider],
    );
    const [found] = await rows<{ id: string }>('select id from promo_code where code = $1', [code]);
    const use = { orderId, promoCodeId: found!.id, provider, discountCents: 1_850, until: NOW + DAY_MS };
    expect(await sql.transaction((tx) => coupons.reserve(tx, use))).toBe(true);
    return orderId;
  }
  const redeem = (orderId: string) => sql.transaction((tx) => coupons.redeem(tx, orderId));
  const release = (orderId: string) => sql.transaction((tx) => coupons.release(tx, orderId));

  describe('add', () => {
    it('makes one code of ten requests at once', async () => {
      const added = await Promise.all(Array.from({ length: 10 }, () => add()));
      expect(added.flat().sort()).toEqual(['paypal', 'stripe']);
      expect(await mirrored()).toEqual(['SPRING']);
    });

    it('keeps nobody waiting who has paid: its copy is made behind all other work', async () => {
      await add();
      await sut.disableAll();
      const jobs = await rows<{ priority: number }>('select priority from graphile_worker.jobs');
      expect(jobs.map(({ priority }) => priority > 0)).toEqual([true, true]);
    });
  });

  describe('list', () => {
    it('counts paid orders only, and per provider', async () => {
      await add();
      await redeem(await aUseOf('SPRING', 'paypal'));
      await release(await aUseOf('SPRING'));
      await aUseOf('SPRING');
      expect(await sut.list(null)).toMatchObject([
        { provider: 'stripe', timesRedeemed: 0, discountGivenCents: 0 },
        { provider: 'paypal', timesRedeemed: 1, discountGivenCents: 1_850 },
      ]);
    });
  });

  describe('withdraw', () => {
    it('leaves nothing of a code that no other provider has', async () => {
      await add({}, ['stripe']);
      await sut.withdraw('SPRING', 'stripe');
      expect(await rows('select from promo_code')).toEqual([]);
    });

    it('disables a code that a buyer was quicker to use', async () => {
      await add({}, ['stripe']);
      await aUseOf('SPRING');
      await sut.withdraw('SPRING', 'stripe');
      expect(await states()).toEqual(['SPRING stripe inactive']);
    });
  });

  describe('disable', () => {
    it('happens once of ten requests at once', async () => {
      await add();
      const outcomes = await Promise.all(Array.from({ length: 10 }, () => sut.disable('SPRING', 'paypal')));
      expect(outcomes.filter((outcome) => outcome === 'disabled')).toHaveLength(1);
    });
  });

  const named = (codes: CodeAtProvider[]) => codes.map(({ code, provider }) => `${code} ${provider}`).sort();

  describe('clearExpired', () => {
    it('keeps a code that was paid with, or that an order still holds', async () => {
      await add({ code: 'PAID', expiresAt: NOW + 1 });
      await add({ code: 'HELD', expiresAt: NOW + 1 });
      await redeem(await aUseOf('PAID'));
      const held = await aUseOf('HELD');
      clock.advance(1);
      expect(await sut.clearExpired()).toEqual([]);
      await release(held);
      expect(named(await sut.clearExpired())).toEqual(['HELD paypal', 'HELD stripe']);
      expect((await sut.list(null)).map(({ code }) => code)).toEqual(['PAID', 'PAID']);
    });

    it('lets money arrive for an order whose use and code are gone', async () => {
      await add({ expiresAt: NOW + 1 });
      const late = await aUseOf('SPRING');
      await release(late);
      clock.advance(1);
      await sut.clearExpired();
      await expect(redeem(late)).resolves.toBeUndefined();
    });

    it('never waits for buyers in a circle', async () => {
      for (let round = 0; round < 10; round++) {
        const code = `ROUND-${round}`;
        await add({ code, expiresAt: NOW + 1, maxUses: 0 });
        const orders = await Promise.all(Array.from({ length: 4 }, () => aUseOf(code)));
        clock.advance(1);
        await Promise.all([...orders.map(release), ...orders.slice(0, 2).map(redeem), sut.clearExpired()]);
        clock.set(NOW);
      }
      const [wrong] = await rows<{ count: string }>(
        `select count(*) from promo_code c where reserved_count <> 0
           or redeemed_count <> (select count(*) from promo_redemption r where r.promo_code_id = c.id and r.state = 'redeemed')`,
      );
      expect(wrong!.count).toBe('0');
    });
  });
});
