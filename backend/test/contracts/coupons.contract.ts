import { randomUUID } from 'node:crypto';
import type { Product, Provider } from '@summit/rules';
import { MINUTE_MS } from '@summit/rules';
import type { Coupons } from '../../src/modules/payments/promo-codes/application/coupons.port.js';
import type { PromoRule } from '../../src/modules/payments/promo-codes/domain/promo-code.js';
import type { Transaction, Transactions } from '../../src/platform/database/transactions.port.js';

export const CODES_TIME = Date.parse('2025-11-20T18:00:00Z');

/** 50 percent off vip, at both providers and without limits, unless told otherwise. */
export const aRule = (given: Partial<PromoRule> = {}): PromoRule => ({
  code: 'SPRING',
  product: 'vip',
  withBump: false,
  coupon: { type: 'percent', basisPoints: 5_000 },
  maxUses: 0,
  expiresAt: null,
  isTest: false,
  ...given,
});

export interface CouponsWorld {
  coupons: Coupons;
  transactions: Transactions;
  /** Begins at CODES_TIME. */
  clock: { advance(milliseconds: number): void };
  /** Answers the id of the code. */
  addCode(rule: PromoRule, providers: readonly Provider[]): Promise<string>;
  addOrder(orderId: string): Promise<void>;
  stop(): Promise<void>;
}

/** What every implementation of Coupons does, one buyer after the other. */
export function describeCoupons(name: string, open: () => Promise<CouponsWorld>): void {
  describe(`coupons: ${name}`, () => {
    let world: CouponsWorld;
    beforeAll(async () => {
      world = await open();
    });
    afterAll(() => world.stop());

    const run = <Result>(work: (tx: Transaction) => Promise<Result>) => world.transactions.transaction(work);
    const aCode = async (given: Partial<PromoRule> = {}, providers: readonly Provider[] = ['stripe', 'paypal']) => {
      const code = `CODE-${randomUUID()}`.toUpperCase();
      return { code, id: await world.addCode(aRule({ code, ...given }), providers) };
    };
    const anOrder = async () => {
      const orderId = randomUUID();
      await world.addOrder(orderId);
      return orderId;
    };
    const find = (code: string, more: { product?: Product; provider?: Provider } = {}) =>
      world.coupons.find({ code, product: 'vip', provider: 'stripe', buyerId: null, sessionId: null, ...more });
    const reserve = (orderId: string, promoCodeId: string, provider: Provider = 'stripe') =>
      run((tx) =>
        world.coupons.reserve(tx, {
          orderId,
          promoCodeId,
          provider,
          discountCents: 1_850,
          until: CODES_TIME + 60 * MINUTE_MS,
        }),
      );
    const redeem = (orderId: string) => run((tx) => world.coupons.redeem(tx, orderId));
    const release = (orderId: string) => run((tx) => world.coupons.release(tx, orderId));

    it('answers what a code does', async () => {
      const { id, code } = await aCode({ coupon: { type: 'amount', cents: 1_050 }, isTest: true });
      const coupon = { type: 'amount', cents: 1_050 };
      expect(await find(code)).toEqual({
        promoCodeId: id,
        code,
        coupon,
        isTest: true,
        limited: false,
        takenUntil: null,
      });
    });

    it('answers the same for a code that is unknown or made for the other provider (F-220)', async () => {
      const { id, code } = await aCode({}, ['paypal']);
      expect([await find('UNKNOWN'), await find(code)]).toEqual(['invalid', 'invalid']);
      expect(await find(code, { provider: 'paypal' })).toMatchObject({ promoCodeId: id });
    });

    it('refuses a code of another product', async () => {
      expect(await find((await aCode()).code, { product: 'dfy' })).toBe('wrong_product');
    });

    it('refuses a code from the moment it ends', async () => {
      const { id, code } = await aCode({ expiresAt: CODES_TIME + MINUTE_MS });
      world.clock.advance(MINUTE_MS - 1);
      expect(await find(code)).toMatchObject({ promoCodeId: id });
      world.clock.advance(1);
      expect(await find(code)).toBe('expired');
      expect(await reserve(await anOrder(), id)).toBe(false);
    });

    it('refuses a code that paid orders have used up, but not for a use that is only reserved', async () => {
      const { id, code } = await aCode({ maxUses: 1 });
      const orderId = await anOrder();
      await reserve(orderId, id);
      expect(await find(code)).toMatchObject({ code });
      await redeem(orderId);
      expect(await find(code)).toBe('used_up');
    });

    it('gives as many uses as there are, counting both providers together (F-219, C-069)', async () => {
      const { id } = await aCode({ maxUses: 2 });
      expect(await reserve(await anOrder(), id, 'stripe')).toBe(true);
      expect(await reserve(await anOrder(), id, 'paypal')).toBe(true);
      expect(await reserve(await anOrder(), id, 'stripe')).toBe(false);
    });

    it('still answers yes to the order that holds the last use, reserved or paid', async () => {
      const { id } = await aCode({ maxUses: 1 });
      const orderId = await anOrder();
      expect([await reserve(orderId, id), await reserve(orderId, id)]).toEqual([true, true]);
      await redeem(orderId);
      expect(await reserve(orderId, id)).toBe(true);
      expect(await reserve(await anOrder(), id)).toBe(false);
    });

    it('reserves nothing of a code that is unknown or not for this provider', async () => {
      const { id } = await aCode({}, ['paypal']);
      expect(await reserve(await anOrder(), id)).toBe(false);
      expect(await reserve(await anOrder(), randomUUID())).toBe(false);
    });

    it('gives a use back once, and somebody else can have it', async () => {
      const { id } = await aCode({ maxUses: 1 });
      const [first, second, third] = [await anOrder(), await anOrder(), await anOrder()];
      await reserve(first, id);
      await release(first);
      await release(first);
      expect([await reserve(second, id), await reserve(third, id)]).toEqual([true, false]);
    });

    it('lets an order that gave its use back take one again, of another code too', async () => {
      const [first, other] = [await aCode({ maxUses: 1 }), await aCode({ maxUses: 1 })];
      const orderId = await anOrder();
      await reserve(orderId, first.id);
      await release(orderId);
      expect(await reserve(orderId, other.id)).toBe(true);
      await redeem(orderId);
      expect(await find(other.code)).toBe('used_up');
      expect(await find(first.code)).toMatchObject({ code: first.code });
    });

    it('keeps a use that was paid', async () => {
      const { id, code } = await aCode({ maxUses: 1 });
      const orderId = await anOrder();
      await reserve(orderId, id);
      await redeem(orderId);
      await redeem(orderId);
      await release(orderId);
      expect(await find(code)).toBe('used_up');
    });

    it('counts an order that is paid after its use was given back, even beyond the limit: money wins', async () => {
      const { id, code } = await aCode({ maxUses: 2 });
      const [late, second, third] = [await anOrder(), await anOrder(), await anOrder()];
      await reserve(late, id);
      await release(late);
      await reserve(second, id);
      await redeem(late);
      expect(await find(code)).toMatchObject({ code });
      expect(await reserve(third, id)).toBe(false);
      await redeem(second);
      expect(await find(code)).toBe('used_up');
    });

    it('has nothing to redeem or release for an order without a code', async () => {
      const orderId = await anOrder();
      await expect(redeem(orderId)).resolves.toBeUndefined();
      await expect(release(orderId)).resolves.toBeUndefined();
    });

    it('locks codes before they change', async () => {
      const [had, wanted] = [await aCode({ maxUses: 1 }), await aCode({ maxUses: 1 })];
      const [before, after] = [await anOrder(), await anOrder()];
      await reserve(before, had.id);
      const swapped = await run(async (tx) => {
        await world.coupons.lock(tx, { orderIds: [before], promoCodeId: wanted.id });
        await world.coupons.release(tx, before);
        const use = { orderId: after, promoCodeId: wanted.id, provider: 'stripe', discountCents: 1_850 } as const;
        return world.coupons.reserve(tx, { ...use, until: CODES_TIME + 60 * MINUTE_MS });
      });
      expect(swapped).toBe(true);
      expect(await reserve(await anOrder(), had.id)).toBe(true);
      expect(await reserve(await anOrder(), wanted.id)).toBe(false);
    });
  });
}
