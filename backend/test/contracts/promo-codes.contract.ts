import type { Product, Provider } from '@summit/rules';
import { DAY_MS, HOUR_MS } from '@summit/rules';
import type {
  CodeAtProvider,
  PromoCodes,
} from '../../src/modules/payments/promo-codes/application/promo-codes.port.js';
import type { PromoRule } from '../../src/modules/payments/promo-codes/domain/promo-code.js';
import { aRule, CODES_TIME as NOW } from './coupons.contract.js';

export interface PromoCodesWorld {
  codes: PromoCodes;
  /** Begins at CODES_TIME. */
  clock: { advance(milliseconds: number): void };
  /** A buyer pays 18.50 less with the code. */
  use(code: string, provider: Provider): Promise<void>;
  /** Codes of the mirror jobs so far, in any order. */
  mirrored(): Promise<string[]>;
  stop(): Promise<void>;
}

/** What every implementation of PromoCodes does. `open` begins without codes. */
export function describePromoCodes(name: string, open: () => Promise<PromoCodesWorld>): void {
  describe(`promo codes: ${name}`, () => {
    let world: PromoCodesWorld;
    beforeEach(async () => {
      world = await open();
    });
    afterEach(() => world.stop());

    const add = (given: Partial<PromoRule> = {}, providers: readonly Provider[] = ['stripe', 'paypal']) =>
      world.codes.add({ rule: aRule(given), providers, mirrorDelayMs: 0 });
    const states = async () =>
      (await world.codes.list(null)).map(({ code, provider, state }) => `${code} ${provider} ${state}`);
    const named = (codes: CodeAtProvider[]) => codes.map(({ code, provider }) => `${code} ${provider}`).toSorted();

    describe('add', () => {
      it('makes one code with a row per provider, and a mirror job with it', async () => {
        const rule = aRule({ withBump: true, coupon: { type: 'amount', cents: 1_050 }, expiresAt: NOW + DAY_MS });
        expect(await add(rule)).toEqual(['stripe', 'paypal']);
        const unused = { timesRedeemed: 0, discountGivenCents: 0 };
        expect(await world.codes.list(null)).toEqual([
          { ...rule, ...unused, provider: 'stripe', state: 'created' },
          { ...rule, ...unused, provider: 'paypal', state: 'active' },
        ]);
        expect(await world.mirrored()).toEqual(['SPRING']);
      });

      it('needs no mirror where only PayPal takes the code', async () => {
        expect(await add({}, ['paypal'])).toEqual(['paypal']);
        expect(await world.mirrored()).toEqual([]);
      });

      it('adds a provider to a code with the same rule, even to a span of days that began a little earlier', async () => {
        await add({ expiresAt: NOW + 30 * DAY_MS }, ['paypal']);
        expect(await add({ expiresAt: NOW + 30 * DAY_MS + HOUR_MS })).toEqual(['stripe']);
        const ends = (await world.codes.list(null)).map(({ expiresAt }) => expiresAt);
        expect(ends).toEqual([NOW + 30 * DAY_MS, NOW + 30 * DAY_MS]);
      });

      it.each<Partial<PromoRule>>([
        { product: 'dfy' },
        { withBump: true },
        { coupon: { type: 'percent', basisPoints: 2_000 } },
        { coupon: { type: 'amount', cents: 5_000 } },
        { maxUses: 4 },
        { expiresAt: NOW + DAY_MS },
        { isTest: true },
      ])('leaves a code alone that stands for something else: %j', async (other) => {
        await add({}, ['paypal']);
        expect(await add(other, ['stripe'])).toEqual([]);
        expect(await states()).toEqual(['SPRING paypal active']);
      });
    });

    it('lists the newest first, and one product where asked', async () => {
      await add({ code: 'OLD' }, ['paypal']);
      world.clock.advance(1_000);
      await add({ code: 'NEW', product: 'dfy' }, ['paypal']);
      expect((await world.codes.list(null)).map(({ code }) => code)).toEqual(['NEW', 'OLD']);
      expect((await world.codes.list('vip')).map(({ code }) => code)).toEqual(['OLD']);
    });

    it('lists page by page, and says what all pages come to (A-102)', async () => {
      await add({ code: 'OLD', expiresAt: NOW + HOUR_MS });
      world.clock.advance(1_000);
      await add({ code: 'OTHER', product: 'dfy' }, ['paypal']);
      world.clock.advance(HOUR_MS - 1_000);
      await add({ code: 'NEW' });
      await world.codes.disable('NEW', 'paypal');
      await world.use('NEW', 'stripe');
      const page = async (product: Product | null, limit: number, skip: number) =>
        (await world.codes.list(product, { limit, skip })).map(({ code, provider }) => `${code} ${provider}`);
      expect(await page(null, 2, 1)).toEqual(['NEW paypal', 'OTHER paypal']);
      expect(await page('vip', 2, 2)).toEqual(['OLD stripe', 'OLD paypal']);
      expect(await page('vip', 2, 4)).toEqual([]);
      const used = { timesRedeemed: 1, used: 1, discountGivenCents: 1_850 };
      expect(await world.codes.figures(null)).toEqual({ ...used, total: 5, usable: 2, expired: 2 });
      expect(await world.codes.figures('vip')).toEqual({ ...used, total: 4, usable: 1, expired: 2 });
      const unused = { timesRedeemed: 0, used: 0, discountGivenCents: 0 };
      expect(await world.codes.figures('dfy')).toEqual({ ...unused, total: 1, usable: 1, expired: 0 });
      expect(await world.codes.figures('implementation')).toEqual({ ...unused, total: 0, usable: 0, expired: 0 });
    });

    it('counts what paid orders did with a code, per provider (A-106, A-125)', async () => {
      await add();
      await world.use('SPRING', 'paypal');
      expect(await world.codes.list(null)).toMatchObject([
        { provider: 'stripe', timesRedeemed: 0, discountGivenCents: 0 },
        { provider: 'paypal', timesRedeemed: 1, discountGivenCents: 1_850 },
      ]);
    });

    it('finds a code at a provider, as it was', async () => {
      await add({}, ['stripe']);
      const found = await world.codes.find('SPRING', 'stripe');
      expect(found).toMatchObject({ ...aRule(), state: 'created' });
      await world.codes.confirm('SPRING', 'stripe');
      expect(found).toMatchObject({ state: 'created' });
      expect(await world.codes.find('SPRING', 'paypal')).toBeNull();
    });

    it('makes a code active that the mirror shows, and says so again', async () => {
      await add();
      expect(await world.codes.confirm('SPRING', 'stripe')).toBe(true);
      expect(await world.codes.confirm('SPRING', 'stripe')).toBe(true);
      expect(await states()).toEqual(['SPRING stripe active', 'SPRING paypal active']);
    });

    it('does not bring a disabled code back', async () => {
      await add();
      await world.codes.disable('SPRING', 'stripe');
      expect(await world.codes.confirm('SPRING', 'stripe')).toBe(false);
      expect(await world.codes.confirm('UNKNOWN', 'stripe')).toBe(false);
      expect(await states()).toEqual(['SPRING stripe inactive', 'SPRING paypal active']);
    });

    describe('withdraw', () => {
      it('leaves nothing of a code that no other provider has: another rule can take its name', async () => {
        await add({}, ['stripe']);
        await world.codes.withdraw('SPRING', 'stripe');
        expect(await states()).toEqual([]);
        expect(await add({ maxUses: 7 }, ['paypal'])).toEqual(['paypal']);
      });

      it('keeps what the other provider has', async () => {
        await add();
        await world.codes.withdraw('SPRING', 'stripe');
        expect(await states()).toEqual(['SPRING paypal active']);
      });

      it('disables a code that a buyer was quicker to use', async () => {
        await add({}, ['stripe']);
        await world.use('SPRING', 'stripe');
        await world.codes.withdraw('SPRING', 'stripe');
        expect(await states()).toEqual(['SPRING stripe inactive']);
      });
    });

    it('ends a code for one provider and tells the mirror', async () => {
      await add();
      expect(await world.codes.disable('SPRING', 'stripe')).toBe('disabled');
      expect(await world.codes.disable('SPRING', 'stripe')).toBe('not_active');
      expect(await states()).toEqual(['SPRING stripe inactive', 'SPRING paypal active']);
      expect(await world.mirrored()).toEqual(['SPRING', 'SPRING']);
    });

    it('knows when there is nothing to end', async () => {
      await add({ expiresAt: NOW }, ['paypal']);
      expect(await world.codes.disable('SPRING', 'paypal')).toBe('not_active');
      expect(await world.codes.disable('SPRING', 'stripe')).toBe('unknown');
    });

    it('ends every code that could be used and names them', async () => {
      await add();
      await add({ code: 'OVER', expiresAt: NOW });
      await add({ code: 'OTHER', product: 'dfy' }, ['paypal']);
      expect(named(await world.codes.disableAll())).toEqual(['OTHER paypal', 'SPRING paypal', 'SPRING stripe']);
      expect(await world.codes.disableAll()).toEqual([]);
      expect((await states()).filter((state) => !state.endsWith('inactive'))).toEqual([
        'OVER stripe created',
        'OVER paypal active',
      ]);
    });

    it('clears what has ended and nobody paid with, and tells the mirror', async () => {
      await add({ expiresAt: NOW + 1 });
      await add({ code: 'PAID', expiresAt: NOW + 1 });
      await add({ code: 'OPEN', expiresAt: NOW + 2 }, ['paypal']);
      await world.use('PAID', 'paypal');
      world.clock.advance(1);
      expect(named(await world.codes.clearExpired())).toEqual(['SPRING paypal', 'SPRING stripe']);
      expect(named(await world.codes.list(null))).toEqual(['OPEN paypal', 'PAID paypal', 'PAID stripe']);
      expect((await world.mirrored()).filter((code) => code === 'SPRING')).toHaveLength(2);
    });
  });
}
