import { randomUUID } from 'node:crypto';
import type { Receipts } from '../../src/modules/affiliates/application/receipts.port.js';
import type { ReceiptStep } from '../../src/modules/affiliates/domain/receipt.js';
import type { Transaction, Transactions } from '../../src/platform/database/transactions.port.js';

const NOW = Date.parse('2025-11-20T18:00:00Z');
const ORDERED: ReceiptStep = { kind: 'order', at: NOW, code: null, facts: { product: 'vip', createdAt: NOW - 1 } };
const RULED: ReceiptStep = {
  kind: 'rule',
  at: NOW + 1,
  code: 'AMARA',
  facts: { outcome: 'credited', source: 'order', affiliateId: randomUUID() },
};
const earned = (amountCents: number): ReceiptStep => ({
  kind: 'commission',
  // A step is where it was added, whatever its time.
  at: NOW - 5,
  code: null,
  facts: { change: 'earn', amountCents, keptCents: null, cause: 'settled' },
});

export interface ReceiptsWorld {
  receipts: Receipts;
  transactions: Transactions;
  stop(): Promise<void>;
}

/** What every implementation of Receipts does. */
export function describeReceipts(name: string, open: () => Promise<ReceiptsWorld>): void {
  describe(`receipts: ${name}`, () => {
    let world: ReceiptsWorld;
    beforeAll(async () => {
      world = await open();
    });
    afterAll(() => world.stop());

    const run = (work: (tx: Transaction) => Promise<void>) => world.transactions.transaction(work);
    const begin = (orderId: string, steps: readonly ReceiptStep[]) =>
      run((tx) => world.receipts.begin(tx, orderId, steps));
    const append = (...steps: { orderId: string; step: ReceiptStep }[]) =>
      run((tx) => world.receipts.append(tx, steps));

    it('is empty for an order that was never decided on', async () => {
      expect(await world.receipts.of(randomUUID())).toEqual([]);
    });

    it('begins once', async () => {
      const orderId = randomUUID();
      await begin(orderId, [ORDERED, RULED]);
      await begin(orderId, [RULED]);
      expect(await world.receipts.of(orderId)).toEqual([ORDERED, RULED]);
    });

    it('begins later where it began with no step', async () => {
      const orderId = randomUUID();
      await begin(orderId, []);
      await begin(orderId, [ORDERED]);
      expect(await world.receipts.of(orderId)).toEqual([ORDERED]);
    });

    it('adds a step to each of several, behind what there is', async () => {
      const [one, other] = [randomUUID(), randomUUID()];
      await begin(one, [ORDERED]);
      await append();
      await append({ orderId: one, step: earned(1) }, { orderId: other, step: earned(2) });
      await append({ orderId: one, step: earned(3) });
      expect(await world.receipts.of(one)).toEqual([ORDERED, earned(1), earned(3)]);
      expect(await world.receipts.of(other)).toEqual([earned(2)]);
      await begin(other, [ORDERED]);
      expect(await world.receipts.of(other)).toEqual([earned(2)]);
    });

    it('gives steps that are nobody else’s', async () => {
      const orderId = randomUUID();
      await begin(orderId, [ORDERED]);
      (await world.receipts.of(orderId)).pop();
      expect(await world.receipts.of(orderId)).toEqual([ORDERED]);
    });
  });
}
