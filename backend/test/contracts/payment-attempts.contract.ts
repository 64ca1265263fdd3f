import { randomUUID } from 'node:crypto';
import { MINUTE_MS } from '@summit/rules';
import type { PurchaseOrder } from '../../src/modules/payments/purchase/domain/purchase.js';
import { anAttempt, aPurchaseOrder, PURCHASE_TIME as NOW } from '../builders/purchase.js';
import type { PurchaseWorld } from './purchase-world.js';

/** What every implementation of PaymentAttempts and AttemptEnds does. */
export function describePaymentAttempts(name: string, open: () => Promise<PurchaseWorld>): void {
  describe(`payment attempts: ${name}`, () => {
    let world: PurchaseWorld;
    let order: PurchaseOrder;
    beforeAll(async () => {
      world = await open();
    });
    beforeEach(async () => {
      order = aPurchaseOrder();
      await world.transactions.transaction((tx) => world.orders.add(tx, order, null));
    });
    afterAll(() => world.stop());

    const add = async (given: Parameters<typeof anAttempt>[1] = {}) => {
      const attempt = anAttempt(order.id, given);
      await world.transactions.transaction((tx) => world.attempts.add(tx, attempt));
      return attempt;
    };
    const byId = (id: string) => world.attempts.byId(id);

    it('are kept as they were decided', async () => {
      const attempt = await add({ ref: 'pi_1', url: 'https://pay.test', expiresAt: NOW + MINUTE_MS });
      expect(await byId(attempt.id)).toEqual(attempt);
      expect(await byId(randomUUID())).toBeNull();
    });

    it('say which press paid, once its charge has brought the money', async () => {
      await add({ number: 1, key: `${order.id}:1`, state: 'declined', pressId: 'first-press-of-the-page' });
      expect(await world.attempts.pressThatPaid(order.id)).toBeNull();
      await add({ number: 2, key: `${order.id}:2`, state: 'succeeded', pressId: 'second-press-of-the-page' });
      expect(await world.attempts.pressThatPaid(order.id)).toBe('second-press-of-the-page');
      expect(await world.attempts.pressThatPaid(randomUUID())).toBeNull();
    });

    it('are one at a time: an order has no second live one, and no number twice', async () => {
      const { id } = await add();
      await expect(add({ number: 2, key: 'second' })).rejects.toThrow('payment_attempt_one_live');
      await world.ends.end(id, { state: 'declined', declineCode: 'card_declined', at: NOW });
      await expect(add({ key: 'again' })).rejects.toThrow('payment_attempt_number');
      await expect(add({ number: 2, key: 'second' })).resolves.toBeDefined();
    });

    it('move while they live, and keep what a move does not name', async () => {
      const { id } = await add();
      const page = { ref: `cs_${id}`, url: 'https://pay.test' };
      expect(await world.attempts.move(id, { state: 'open', ...page, at: NOW + 1 })).toBe(true);
      expect(await world.attempts.move(id, { state: 'unknown', at: NOW + 2 })).toBe(true);
      expect(await byId(id)).toMatchObject({ state: 'unknown', ...page, updatedAt: NOW + 2 });
      await world.ends.end(id, { state: 'canceled', declineCode: null, at: NOW + 3 });
      expect(await world.attempts.move(id, { state: 'open', at: NOW + 4 })).toBe(false);
      expect(await byId(id)).toMatchObject({ state: 'canceled', updatedAt: NOW + 3 });
      expect(await world.attempts.move(randomUUID(), { state: 'open', at: NOW })).toBe(false);
    });

    it('end once', async () => {
      const { id } = await add();
      const end = { state: 'declined', declineCode: 'card_declined', at: NOW + 1 } as const;
      expect([await world.ends.end(id, end), await world.ends.end(id, end)]).toEqual([true, false]);
      expect(await byId(id)).toMatchObject({ state: 'declined', declineCode: 'card_declined', updatedAt: NOW + 1 });
    });

    it('are claimed as they were seen, and not from somebody who is at work', async () => {
      const { id } = await add();
      const times = { now: NOW + MINUTE_MS, staleBefore: NOW };
      const claim = (state: 'starting' | 'open', more = {}) =>
        world.attempts.claim({ id, state }, { ...times, ...more });
      expect(await claim('starting')).toBe(false);
      expect(await claim('starting', { staleBefore: NOW + 1 })).toBe(true);
      expect(await byId(id)).toMatchObject({ state: 'starting', updatedAt: NOW + MINUTE_MS });
      await world.attempts.move(id, { state: 'open', at: NOW });
      expect(await claim('starting', { staleBefore: NOW + 1 })).toBe(false);
      expect([await claim('open'), await claim('open')]).toEqual([true, false]);
      await world.ends.end(id, { state: 'canceled', declineCode: null, at: NOW });
      expect(await claim('open')).toBe(false);
    });

    it('stay with whoever is still at work on them', async () => {
      const { id } = await add();
      await world.attempts.keep(id, NOW + MINUTE_MS);
      expect(await byId(id)).toMatchObject({ updatedAt: NOW + MINUTE_MS });
      expect(await world.attempts.claim({ id, state: 'starting' }, { now: NOW, staleBefore: NOW + 1 })).toBe(false);
      await world.attempts.move(id, { state: 'open', at: NOW });
      await world.attempts.keep(id, NOW + MINUTE_MS);
      expect(await byId(id)).toMatchObject({ updatedAt: NOW });
    });

    it('are found by the provider’s id, the newest of them', async () => {
      const ref = `wallet_${order.id}`;
      await add({ state: 'declined', ref });
      const { id } = await add({ number: 2, key: 'second', ref });
      expect(await world.attempts.byRef(ref)).toMatchObject({ id });
      expect(await world.attempts.byRef('wallet_unknown')).toBeNull();
    });

    it('count the declines of a browser since a moment, of one-click charges', async () => {
      const declines = (since: number) => world.attempts.declinesOf(order.buyerId!, since);
      const { id } = await add();
      expect(await declines(0)).toBe(0);
      await world.ends.end(id, { state: 'declined', declineCode: 'card_declined', at: NOW + MINUTE_MS });
      await add({ number: 2, key: 'second', state: 'canceled' });
      expect([await declines(NOW), await declines(NOW + MINUTE_MS)]).toEqual([1, 0]);
      expect(await world.attempts.declinesOf(randomUUID(), 0)).toBe(0);
    });
  });
}
