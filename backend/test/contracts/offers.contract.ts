import { randomUUID } from 'node:crypto';
import { HOUR_MS } from '@summit/rules';
import {
  BROWSERS_OF_ADDRESS,
  type BuyerAddresses,
} from '../../src/modules/payments/purchase/application/buyer-addresses.port.js';
import type { OfferTimers, OfferVisit } from '../../src/modules/payments/purchase/application/offer-timers.port.js';
import type { ChargeableCard, SavedCards } from '../../src/modules/payments/purchase/application/saved-cards.port.js';

const NOW = Date.parse('2025-11-20T18:00:00Z');

export interface OffersWorld {
  timers: OfferTimers;
  addresses: BuyerAddresses;
  /** A browser pays with an address; the money is kept. */
  pay(buyerId: string, email: string): Promise<void>;
  stop(): Promise<void>;
}

/** What every implementation of OfferTimers, with its BuyerAddresses, does (C-110). */
export function describeOfferTimers(name: string, open: () => Promise<OffersWorld>): void {
  describe(`offer timers: ${name}`, () => {
    let world: OffersWorld;
    beforeAll(async () => {
      world = await open();
    });
    afterAll(() => world.stop());

    const newEmail = () => `${randomUUID()}@example.com`;
    const visit = (given: Partial<OfferVisit>): OfferVisit => ({
      sessionId: randomUUID(),
      product: 'dfy',
      buyerId: null,
      email: null,
      clientBlock: 'home',
      now: NOW,
      ...given,
    });
    const start = (given: Partial<OfferVisit> = {}) => world.timers.start(visit(given));
    const prove = async (email: string, ...browsers: string[]) => {
      for (const buyerId of browsers) await world.addresses.add({ buyerId, email, at: NOW });
    };

    it('keep the first start of a session', async () => {
      const sessionId = randomUUID();
      expect(await start({ sessionId })).toEqual({ own: NOW, counted: NOW });
      expect(await start({ sessionId, now: NOW + 5_000 })).toEqual({ own: NOW, counted: NOW });
    });

    it('join sessions by cookie, and by address within one network block, each on its own', async () => {
      const [buyerId, email] = [randomUUID(), newEmail()];
      await start({ buyerId });
      await start({ email, now: NOW - 60_000 });
      expect(await start({ buyerId, now: NOW + 1 })).toEqual({ own: NOW, counted: NOW });
      expect(await start({ email, now: NOW + 1 })).toEqual({ own: NOW + 1, counted: NOW - 60_000 });
      expect(await start({ buyerId, email, now: NOW + 1 })).toEqual({ own: NOW, counted: NOW - 60_000 });
    });

    it('count nothing that began with the same address elsewhere', async () => {
      const email = newEmail();
      await start({ email, clientBlock: 'stranger', now: NOW - HOUR_MS });
      expect(await start({ email })).toEqual({ own: NOW, counted: NOW });
    });

    it('count what a payment proves to belong to the address, where one proves the same of the caller', async () => {
      const [email, first, second] = [newEmail(), randomUUID(), randomUUID()];
      await world.pay(first, email);
      await world.pay(second, email);
      await start({ email, clientBlock: 'stranger', now: NOW - 9_000 });
      await start({ email, buyerId: first, clientBlock: 'at work', now: NOW - 5_000 });
      expect((await start({ email, buyerId: second })).counted).toBe(NOW - 5_000);
      expect((await start({ email, clientBlock: 'train' })).counted).toBe(NOW);
    });

    it('count what began where a mailed link of the address was opened, for a caller who opened one too', async () => {
      const [email, phone, laptop] = [newEmail(), randomUUID(), randomUUID()];
      await prove(email, phone);
      await start({ email, buyerId: phone, clientBlock: 'train', now: NOW - 9_000 });
      expect((await start({ email, buyerId: laptop })).counted).toBe(NOW);
      await prove(email, laptop);
      expect(await start({ email, buyerId: laptop })).toEqual({ own: NOW, counted: NOW - 9_000 });
      expect((await start({ email, buyerId: randomUUID(), clientBlock: 'elsewhere' })).counted).toBe(NOW);
    });

    it('take the address of an opened link for a visit that tells none, whatever its browser told another day', async () => {
      const [first, second] = [randomUUID(), randomUUID()];
      await prove(newEmail(), first, second);
      await start({ buyerId: first, clientBlock: 'train', now: NOW - 9_000 });
      await start({ buyerId: second, email: newEmail(), clientBlock: 'at work', now: NOW - 5_000 });
      expect(await start({ buyerId: second })).toEqual({ own: NOW - 5_000, counted: NOW - 9_000 });
    });

    it('know only what the browser began where the visit began nothing', async () => {
      const [first, second, sessionId] = [randomUUID(), randomUUID(), randomUUID()];
      await prove(newEmail(), first, second);
      await start({ buyerId: first, clientBlock: 'train', now: NOW - 9_000 });
      await start({ buyerId: second });
      expect(await world.timers.known(visit({ sessionId, buyerId: second }))).toBe(NOW);
      expect((await start({ sessionId, buyerId: second, now: NOW + 1 })).counted).toBe(NOW - 9_000);
      expect(await world.timers.known(visit({ sessionId, buyerId: second }))).toBe(NOW - 9_000);
    });

    it('take the address of an opened link for a visit that tells none, and never for one that does', async () => {
      const [first, second, visitor] = [randomUUID(), randomUUID(), randomUUID()];
      await prove(newEmail(), first, second, visitor);
      await start({ buyerId: first, clientBlock: 'train', now: NOW - 9_000 });
      expect((await start({ buyerId: second })).counted).toBe(NOW - 9_000);
      const sessionId = randomUUID();
      await start({ sessionId, buyerId: visitor });
      const honest = visit({ sessionId, buyerId: visitor, email: newEmail(), now: NOW + 1 });
      expect((await world.timers.start(honest)).counted).toBe(NOW);
      expect(await world.timers.known(honest)).toBe(NOW);
    });

    it('are proven for each address whose link was opened in a browser', async () => {
      const [email, phone, laptop] = [newEmail(), randomUUID(), randomUUID()];
      await prove(email, phone, laptop);
      await world.addresses.add({ buyerId: phone, email: newEmail(), at: NOW + 1 });
      await start({ email, buyerId: phone, clientBlock: 'train', now: NOW - 9_000 });
      expect((await start({ email, buyerId: laptop })).counted).toBe(NOW - 9_000);
    });

    it('take no more browsers for an address than a person has', async () => {
      const email = newEmail();
      const browsers = Array.from({ length: BROWSERS_OF_ADDRESS + 1 }, () => randomUUID());
      await prove(email, ...browsers);
      await start({ buyerId: browsers[0]!, clientBlock: 'train', now: NOW - 9_000 });
      expect((await start({ buyerId: browsers[1]! })).counted).toBe(NOW - 9_000);
      expect((await start({ buyerId: browsers.at(-1)! })).counted).toBe(NOW);
    });

    it('remember the address of a session that becomes known later', async () => {
      const [sessionId, email] = [randomUUID(), newEmail()];
      await start({ sessionId });
      await start({ sessionId, email, now: NOW + 1 });
      expect((await start({ email, now: NOW + 2 })).counted).toBe(NOW);
    });

    it('keep products and strangers apart', async () => {
      const sessionId = randomUUID();
      await start({ sessionId });
      expect((await start({ sessionId, product: 'implementation', now: NOW + 7 })).counted).toBe(NOW + 7);
      expect((await start({ now: NOW + 8 })).counted).toBe(NOW + 8);
    });

    it('are known without a start, where there is one', async () => {
      const [buyerId, sessionId] = [randomUUID(), randomUUID()];
      const known = (given: Partial<OfferVisit>) => {
        const { product, clientBlock, ...who } = visit(given);
        return world.timers.known({ product, clientBlock, buyerId: who.buyerId, sessionId: given.sessionId ?? null });
      };
      expect(await known({ buyerId, sessionId })).toBeNull();
      await start({ buyerId, sessionId });
      expect(await known({ sessionId })).toBe(NOW);
      expect(await known({ buyerId })).toBe(NOW);
      expect(await known({ sessionId: randomUUID() })).toBeNull();
    });

    it('are forgotten before a time, and what proved an address too', async () => {
      const [email, old, young, second] = [newEmail(), randomUUID(), randomUUID(), randomUUID()];
      await prove(email, second);
      await start({ sessionId: old, now: NOW - HOUR_MS });
      await start({ sessionId: young });
      await world.timers.forget(NOW);
      expect([await start({ sessionId: old, now: NOW + 1 }), await start({ sessionId: young, now: NOW + 1 })]).toEqual([
        { own: NOW + 1, counted: NOW + 1 },
        { own: NOW, counted: NOW },
      ]);
      await world.addresses.forget(NOW + 1);
      await start({ email, clientBlock: 'train', now: NOW + 1 });
      expect((await start({ buyerId: second, now: NOW + 2 })).counted).toBe(NOW + 2);
    });
  });
}

export interface SavedCardsWorld {
  cards: SavedCards;
  /** A browser saves a card with an order whose money is kept. */
  save(card: ChargeableCard & { buyerId: string; email: string; savedAt: number }): Promise<void>;
  stop(): Promise<void>;
}

/** What every implementation of SavedCards does. */
export function describeSavedCards(name: string, open: () => Promise<SavedCardsWorld>): void {
  describe(`saved cards: ${name}`, () => {
    let world: SavedCardsWorld;
    beforeAll(async () => {
      world = await open();
    });
    afterAll(() => world.stop());

    const cardOf = (last4: string): ChargeableCard => ({
      customerRef: `cus_${last4}`,
      paymentMethodRef: `pm_${last4}`,
      brand: 'visa',
      last4,
    });
    const newest = (who: { buyerId: string; email: string }, since = NOW - 1) => world.cards.newest({ ...who, since });

    it('are the newest of this browser for this address, since a time', async () => {
      const mine = { buyerId: randomUUID(), email: 'zoe@example.com' };
      expect(await newest(mine)).toBeNull();
      await world.save({ ...cardOf('1111'), ...mine, savedAt: NOW });
      await world.save({ ...cardOf('2222'), ...mine, savedAt: NOW + 2 });
      await world.save({ ...cardOf('3333'), ...mine, savedAt: NOW + 1 });
      await world.save({ ...cardOf('4444'), ...mine, email: 'other@example.com', savedAt: NOW + 3 });
      await world.save({ ...cardOf('5555'), ...mine, buyerId: randomUUID(), savedAt: NOW + 4 });
      expect(await newest(mine)).toEqual(cardOf('2222'));
      expect(await newest(mine, NOW + 1)).toEqual(cardOf('2222'));
      expect(await newest(mine, NOW + 2)).toBeNull();
    });
  });
}
