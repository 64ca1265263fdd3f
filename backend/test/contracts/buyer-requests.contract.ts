import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@summit/rules';
import type { BuyerRequests, NewBuyerRequest } from '../../src/modules/billing/application/buyer-requests.port.js';
import type { Transactions } from '../../src/platform/database/transactions.port.js';

const NOW = Date.parse('2025-11-20T18:00:00Z');

export interface BuyerRequestsWorld {
  requests: BuyerRequests;
  transactions: Transactions;
  /** An order; answers its id. */
  newOrder(): Promise<string>;
  stop(): Promise<void>;
}

/** What every implementation of BuyerRequests does. */
export function describeBuyerRequests(name: string, open: () => Promise<BuyerRequestsWorld>): void {
  describe(`requests of buyers: ${name}`, () => {
    let world: BuyerRequestsWorld;
    beforeAll(async () => {
      world = await open();
    });
    afterAll(() => world.stop());

    const add = async (request: Omit<NewBuyerRequest, 'id' | 'reason'> & Record<string, unknown>) => {
      const id = randomUUID();
      const given = { id, reason: 'Not for me.', ...request } as NewBuyerRequest;
      return { id, added: await world.transactions.transaction((tx) => world.requests.add(tx, given)) };
    };
    const askRefund = (orderId: string, askedAt = NOW) =>
      add({ orderId, kind: 'refund', guaranteeUntil: NOW + DAY_MS, askedAt });
    const askEmail = (orderId: string, askedAt = NOW) =>
      add({ orderId, kind: 'email', newEmail: 'zoey@example.com', askedAt });
    const lock = (id: string) => world.transactions.transaction((tx) => world.requests.lock(tx, id));
    const decline = (id: string) =>
      world.transactions.transaction((tx) =>
        world.requests.decide(tx, { id, state: 'declined', answer: 'No.', amountCents: null, at: NOW + 1 }),
      );

    it('are stored as they were made', async () => {
      const orderId = await world.newOrder();
      const pending = { orderId, state: 'pending', answer: null };
      const [refund, email] = [await askRefund(orderId), await askEmail(orderId, NOW + 1)];
      const stored = [
        { ...pending, id: email.id, kind: 'email', newEmail: 'zoey@example.com', askedAt: NOW + 1 },
        { ...pending, id: refund.id, kind: 'refund', newEmail: null, askedAt: NOW },
      ];
      expect(await world.requests.ofOrders([orderId, await world.newOrder()])).toEqual(stored);
      expect(await lock(email.id)).toEqual(stored[0]);
      expect(await lock(randomUUID())).toBeNull();
    });

    it('wait once for an order and a kind, until they are decided', async () => {
      const orderId = await world.newOrder();
      const { id } = await askRefund(orderId);
      expect((await askRefund(orderId)).added).toBe(false);
      expect((await askRefund(await world.newOrder())).added).toBe(true);
      const read = await lock(id);
      await decline(id);
      expect(read).toMatchObject({ state: 'pending', answer: null });
      expect(await lock(id)).toEqual({ ...read, state: 'declined', answer: 'No.' });
      expect((await askRefund(orderId)).added).toBe(true);
    });

    it('are given newest first, in whichever order they came', async () => {
      const [first, second] = [await world.newOrder(), await world.newOrder()];
      await askRefund(first, NOW + 1);
      await askRefund(second, NOW + 2);
      await askEmail(first, NOW);
      const times = (await world.requests.ofOrders([first, second])).map(({ askedAt }) => askedAt);
      expect(times).toEqual([NOW + 2, NOW + 1, NOW]);
      const within = await world.transactions.transaction((tx) => world.requests.ofOrders([second], tx));
      expect(within).toMatchObject([{ orderId: second }]);
    });
  });
}
