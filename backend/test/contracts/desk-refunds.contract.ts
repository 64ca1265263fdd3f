import { randomUUID } from 'node:crypto';
import type { DeskRefund, DeskRefunds } from '../../src/modules/desk/application/desk-refunds.port.js';
import type { Transactions } from '../../src/platform/database/transactions.port.js';

const NOW = Date.parse('2025-11-20T18:00:00Z');

export interface DeskRefundsWorld {
  refunds: DeskRefunds;
  transactions: Transactions;
  /** An order; answers its id. */
  newOrder(): Promise<string>;
  stop(): Promise<void>;
}

/** What every implementation of DeskRefunds does. */
export function describeDeskRefunds(name: string, open: () => Promise<DeskRefundsWorld>): void {
  describe(`refunds that wait for a second pair of eyes: ${name}`, () => {
    let world: DeskRefundsWorld;
    beforeAll(async () => {
      world = await open();
    });
    afterAll(() => world.stop());

    const ask = async (orderId: string): Promise<DeskRefund> => {
      const refund: DeskRefund = {
        id: randomUUID(),
        orderId,
        amountCents: 3_700,
        keptCents: 9_900,
        reason: 'Paid twice.',
        state: 'waiting',
        askedBy: randomUUID(),
        askedAt: NOW,
        decidedBy: null,
        decidedAt: null,
      };
      await world.transactions.transaction((tx) => world.refunds.add(tx, refund));
      return refund;
    };
    const byId = (id: string) => world.transactions.transaction((tx) => world.refunds.byId(tx, id));
    const waits = async (orderId: string) =>
      (await world.transactions.transaction((tx) => world.refunds.lockOrder(tx, orderId))).waits;

    it('are stored as they were asked for', async () => {
      const refund = await ask(await world.newOrder());
      expect(await byId(refund.id)).toEqual(refund);
      expect(await byId(randomUUID())).toBeNull();
    });

    it.each(['approved', 'declined'] as const)('wait for their order until they are %s', async (state) => {
      const [orderId, other] = [await world.newOrder(), await world.newOrder()];
      expect(await waits(orderId)).toBe(false);
      const refund = await ask(orderId);
      expect([await waits(orderId), await waits(other)]).toEqual([true, false]);
      const decision = { state, decidedBy: randomUUID(), decidedAt: NOW + 1 };
      await world.transactions.transaction((tx) => world.refunds.decide(tx, { id: refund.id, ...decision }));
      expect(await byId(refund.id)).toEqual({ ...refund, ...decision });
      expect(await waits(orderId)).toBe(false);
    });
  });
}
