import { randomUUID } from 'node:crypto';
import type { NewPayoutMethod, PayoutMethods } from '../../src/modules/affiliates/application/payout-methods.port.js';
import type { PayoutDetails } from '../../src/modules/affiliates/domain/payout-details.js';
import type { Transactions } from '../../src/platform/database/transactions.port.js';

const NOW = Date.parse('2025-11-20T18:00:00Z');
const DETAILS: PayoutDetails = { kind: 'paypal', email: 'amara@speakers.test', taxNote: null };

export interface PayoutMethodsWorld {
  methods: PayoutMethods;
  transactions: Transactions;
  newAffiliate(code: string): Promise<string>;
  stop(): Promise<void>;
}

/** What every implementation of PayoutMethods does. */
export function describePayoutMethods(name: string, open: () => Promise<PayoutMethodsWorld>): void {
  describe(`payout methods: ${name}`, () => {
    let world: PayoutMethodsWorld;
    let count = 0;
    beforeAll(async () => {
      world = await open();
    });
    afterAll(() => world.stop());

    const newAffiliate = () => world.newAffiliate(`PAID${(count += 1)}`);
    const add = async (affiliateId: string, given: Partial<NewPayoutMethod> = {}) => {
      const method = { id: randomUUID(), affiliateId, status: 'waiting', details: DETAILS, at: NOW, ...given } as const;
      await world.transactions.transaction((tx) => world.methods.add(tx, method));
      return { id: method.id, affiliateId, details: method.details, createdAt: method.at };
    };
    const decide = (methodId: string, outcome: 'approved' | 'declined') =>
      world.transactions.transaction(async (tx) => {
        await world.methods.lock(tx, (await world.methods.ownerOf(methodId))!);
        await world.methods.decide(tx, { methodId, outcome, at: NOW });
      });
    const of = async (affiliateId: string) => {
      const locked = await world.transactions.transaction((tx) => world.methods.lock(tx, affiliateId));
      expect(await world.methods.ofAffiliate(affiliateId)).toEqual(locked);
      return locked;
    };

    it('are none at first', async () => {
      expect(await of(await newAffiliate())).toEqual({ approved: null, waiting: null });
      expect(await world.methods.ownerOf(randomUUID())).toBeNull();
      expect(await world.methods.byIds([randomUUID()])).toEqual([]);
    });

    it('take the place of one of the same status', async () => {
      const affiliateId = await newAffiliate();
      const approved = await add(affiliateId, { status: 'approved' });
      const first = await add(affiliateId);
      const waiting = await add(affiliateId, { at: NOW + 1 });
      expect(await of(affiliateId)).toEqual({ approved, waiting });
      expect(await world.methods.byIds([first.id])).toEqual([first]);
      expect(await world.methods.ownerOf(first.id)).toBe(affiliateId);
    });

    it('are in force once they are approved, in the place of what was', async () => {
      const affiliateId = await newAffiliate();
      await add(affiliateId, { status: 'approved' });
      const waiting = await add(affiliateId);
      await decide(waiting.id, 'approved');
      expect(await of(affiliateId)).toEqual({ approved: waiting, waiting: null });
      await decide((await add(affiliateId)).id, 'declined');
      expect(await of(affiliateId)).toEqual({ approved: waiting, waiting: null });
    });

    it('are listed while they wait, longest first', async () => {
      const [first, second] = [await newAffiliate(), await newAffiliate()];
      const late = await add(first, { at: NOW - 1_000 });
      const early = await add(second, { at: NOW - 2_000 });
      const page = async (limit: number, offset: number) => {
        const { methods, total } = await world.methods.waiting({ limit, offset });
        return { ids: methods.map(({ id }) => id), total };
      };
      const { total } = await page(1, 0);
      expect(await page(1, 0)).toEqual({ ids: [early.id], total });
      expect(await page(2, 0)).toEqual({ ids: [early.id, late.id], total });
      expect(await page(1, 1)).toEqual({ ids: [late.id], total });
      await decide(early.id, 'declined');
      expect(await page(1, 0)).toEqual({ ids: [late.id], total: total - 1 });
    });
  });
}
