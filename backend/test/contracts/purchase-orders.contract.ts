import { randomUUID } from 'node:crypto';
import { MINUTE_MS, type Product } from '@summit/rules';
import type { PurchaseOrder } from '../../src/modules/payments/purchase/domain/purchase.js';
import type { Transaction } from '../../src/platform/database/transactions.port.js';
import { anAttempt, aPurchaseOrder, PURCHASE_TIME as NOW } from '../builders/purchase.js';
import type { PurchaseWorld } from './purchase-world.js';

/** What every implementation of PurchaseOrders does. */
export function describePurchaseOrders(name: string, open: () => Promise<PurchaseWorld>): void {
  describe(`orders of purchases: ${name}`, () => {
    let world: PurchaseWorld;
    beforeAll(async () => {
      world = await open();
    });
    afterAll(() => world.stop());

    const run = <Result>(work: (tx: Transaction) => Promise<Result>) => world.transactions.transaction(work);
    const add = async (given: Partial<PurchaseOrder> = {}) => {
      const order = aPurchaseOrder(given);
      await run((tx) => world.orders.add(tx, order, null));
      return order;
    };
    const attempt = async (orderId: string, given: Parameters<typeof anAttempt>[1] = {}) => {
      const made = anAttempt(orderId, given);
      await run((tx) => world.attempts.add(tx, made));
      return made;
    };
    const scopeOf = ({ sessionId, product, buyerId }: PurchaseOrder) => ({ sessionId, product, buyerId: buyerId! });
    const conflicting = async (order: PurchaseOrder) => run((tx) => world.orders.conflictingOrders(tx, scopeOf(order)));
    const idsOf = (orders: readonly PurchaseOrder[]) => orders.map(({ id }) => id);

    it('keeps an order as it was decided', async () => {
      const order = await add({
        product: 'dfy',
        bumps: ['dfy_bump'],
        coachingSessions: 2,
        promoCode: 'SPRING',
        affiliateCode: 'AMARA',
        isTest: true,
      });
      expect(await world.orders.byId(order.id)).toEqual(order);
      expect(await world.orders.byId(randomUUID())).toBeNull();
    });

    it('answers an order as it was: a later change is another answer', async () => {
      const { id } = await add();
      const before = await world.orders.byId(id);
      await world.settle(id, { status: 'completed', paidAt: NOW });
      expect(before).toMatchObject({ status: 'pending' });
      expect(await world.orders.byId(id)).toMatchObject({ status: 'completed', paidAt: NOW });
    });

    it('takes several orders of one browser', async () => {
      const { buyerId } = await add();
      await expect(add({ buyerId })).resolves.toMatchObject({ buyerId });
    });

    it('finds conflicting orders by session or browser, newest first, and neither other products nor ended orders', async () => {
      const order = await add();
      const newer = await add({ buyerId: order.buyerId, createdAt: NOW + MINUTE_MS });
      const older = await add({ sessionId: order.sessionId, createdAt: NOW - MINUTE_MS });
      await add({ buyerId: order.buyerId, product: 'dfy' });
      for (const status of ['failed', 'refunded', 'payment_plan_defaulted', 'payment_plan_canceled'] as const)
        await world.settle((await add({ buyerId: order.buyerId })).id, { status, paidAt: null });
      await world.settle(older.id, { status: 'partially_refunded', paidAt: NOW });
      expect((await conflicting(order)).map((known) => known.order.id)).toEqual([newer.id, order.id, older.id]);
    });

    it('tells the live attempt of a conflicting order and the number of its newest', async () => {
      const order = await add();
      expect(await conflicting(order)).toEqual([{ order, live: null, lastNumber: 0 }]);
      await attempt(order.id, { state: 'declined' });
      expect(await conflicting(order)).toEqual([{ order, live: null, lastNumber: 1 }]);
      const live = await attempt(order.id, { number: 2, key: 'second' });
      expect(await conflicting(order)).toEqual([{ order, live, lastNumber: 2 }]);
    });

    it('fills in what an order lacks when it is asked for again, and overwrites nothing', async () => {
      const order = await add({ name: null });
      const again = { orderId: order.id, buyerId: order.buyerId!, at: NOW };
      await run((tx) => world.orders.touch(tx, { ...again, name: 'Zoe', affiliateCode: 'AMARA' }));
      await run((tx) => world.orders.touch(tx, { ...again, name: 'Kai', affiliateCode: 'JULES' }));
      expect(await world.orders.byId(order.id)).toEqual({ ...order, name: 'Zoe', affiliateCode: 'AMARA' });
    });

    it('belongs to neither browser once two have asked for it', async () => {
      const order = await add();
      const again = { orderId: order.id, name: null, affiliateCode: null, at: NOW };
      await run((tx) => world.orders.touch(tx, { ...again, buyerId: randomUUID() }));
      expect(await world.orders.byId(order.id)).toMatchObject({ buyerId: null });
      await run((tx) => world.orders.touch(tx, { ...again, buyerId: order.buyerId! }));
      expect(await world.orders.byId(order.id)).toMatchObject({ buyerId: null });
    });

    it('counts spots that are held or being paid, of a product with a limit (C-017)', async () => {
      const left = async () => (await run((tx) => world.places.spots(tx, 'implementation')))?.left;
      const [held, paying] = [await add({ product: 'implementation' }), await add({ product: 'implementation' })];
      await add({ product: 'implementation' });
      await world.settle(held.id, { status: 'completed', paidAt: NOW });
      const live = await attempt(paying.id);
      expect(await left()).toBeUndefined();
      await world.limitSpots('implementation', 2);
      expect(await left()).toBe(0);
      await world.ends.end(live.id, { state: 'canceled', declineCode: null, at: NOW });
      expect(await left()).toBe(1);
    });

    it('knows what a session holds', async () => {
      const order = await add();
      expect(await world.orders.heldIn(order)).toBeNull();
      await world.settle(order.id, { status: 'disputed', paidAt: NOW });
      expect(await world.orders.heldIn(order)).toMatchObject({ id: order.id });
      expect(await world.orders.heldIn({ ...order, product: 'dfy' })).toBeNull();
    });

    it('knows since when an address has what another session paid for (C-116)', async () => {
      const email = `${randomUUID()}@example.com`;
      const order = await add({ email });
      const elsewhere = { product: order.product, email, sessionId: randomUUID() };
      expect(await world.orders.boughtElsewhereAt(elsewhere)).toBeNull();
      await world.settle(order.id, { status: 'completed', paidAt: NOW });
      expect(await world.orders.boughtElsewhereAt(elsewhere)).toBe(NOW);
      expect(await world.orders.boughtElsewhereAt({ ...elsewhere, sessionId: order.sessionId })).toBeNull();
      expect(await world.orders.boughtElsewhereAt({ ...elsewhere, email: 'kai@example.com' })).toBeNull();
    });

    it('knows whether another session pays, or has paid, for what an address has (D-145)', async () => {
      const email = `${randomUUID()}@example.com`;
      const scope = { product: 'vip' as Product, email, sessionId: randomUUID() as string };
      const again = (given: Partial<typeof scope> = {}, since = NOW) =>
        world.orders.isPaidAgainElsewhere({ ...scope, ...given }, since);
      const second = await add({ email });
      expect(await again()).toBe(false);
      const live = await attempt(second.id);
      expect(await again()).toBe(true);
      expect(await again({}, NOW + 1)).toBe(false);
      expect(await again({ sessionId: second.sessionId })).toBe(false);
      expect(await again({ email: 'kai@example.com' })).toBe(false);
      expect(await again({ product: 'dfy' })).toBe(false);
      await world.ends.end(live.id, { state: 'declined', declineCode: 'card_declined', at: NOW });
      expect(await again()).toBe(false);
      const paid = await attempt(second.id, { number: 2 });
      await world.ends.end(paid.id, { state: 'canceled', declineCode: 'paid_twice', at: NOW });
      expect(await again()).toBe(true);
    });

    it('tells what a browser paid for and still has: the newest of each product, newest first', async () => {
      const { buyerId, id: old } = await add();
      const vip = await add({ buyerId, createdAt: NOW + MINUTE_MS });
      const dfy = await add({ buyerId, product: 'dfy', createdAt: NOW + 2 * MINUTE_MS });
      const taken = await add({ buyerId, product: 'implementation', createdAt: NOW + 3 * MINUTE_MS });
      for (const id of [dfy.id, vip.id, old]) await world.settle(id, { status: 'completed', paidAt: NOW });
      await world.settle(taken.id, { status: 'refunded', paidAt: NOW });
      expect(idsOf(await world.orders.entitledOf(buyerId!))).toEqual([dfy.id, vip.id]);
      expect(await world.orders.entitledOf(randomUUID())).toEqual([]);
    });

    it('keeps to the first payment of an order', async () => {
      const { id } = await add();
      expect(await world.orders.paymentRef(id)).toBeNull();
      const [first, second] = [`pi_${randomUUID()}`, `pi_${randomUUID()}`];
      await world.pay(id, first);
      await world.pay(id, second);
      expect(await world.orders.paymentRef(id)).toBe(first);
    });

    it('finds an order by the provider’s id of an attempt, with that attempt', async () => {
      const order = await add();
      const ref = `cs_${randomUUID()}`;
      const declined = await attempt(order.id, { state: 'declined', ref });
      await attempt(order.id, { number: 2, key: 'second' });
      expect(await world.orders.find(ref)).toEqual({ order, attempt: declined });
      expect(await world.orders.find('cs_unknown')).toBeNull();
    });

    it('finds an order by its session, with its newest attempt', async () => {
      const order = await add();
      expect(await world.orders.find(order.sessionId)).toEqual({ order, attempt: null });
      await attempt(order.id, { state: 'declined' });
      const newest = await attempt(order.id, { number: 2, key: 'second' });
      expect(await world.orders.find(order.sessionId)).toEqual({ order, attempt: newest });
    });

    it('answers the paid order of a session, else its newest', async () => {
      const first = await add();
      const second = await add({ sessionId: first.sessionId, createdAt: NOW + MINUTE_MS });
      expect(await world.orders.find(first.sessionId)).toMatchObject({ order: { id: second.id } });
      await world.settle(first.id, { status: 'completed', paidAt: NOW });
      expect(await world.orders.find(first.sessionId)).toMatchObject({ order: { id: first.id } });
    });
  });
}
