import { randomUUID } from 'node:crypto';
import type { AffiliateApplications } from '../../src/modules/affiliates/application/affiliate-applications.port.js';
import type { Transactions } from '../../src/platform/database/transactions.port.js';

const NOW = Date.parse('2025-11-20T18:00:00Z');

export interface AffiliateApplicationsWorld {
  applications: AffiliateApplications;
  transactions: Transactions;
  newAffiliate(code: string): Promise<string>;
  stop(): Promise<void>;
}

/** What every implementation of AffiliateApplications does. */
export function describeAffiliateApplications(name: string, open: () => Promise<AffiliateApplicationsWorld>): void {
  describe(`applications of affiliates: ${name}`, () => {
    let world: AffiliateApplicationsWorld;
    beforeAll(async () => {
      world = await open();
    });
    afterAll(() => world.stop());

    const apply = async (email: string) => {
      const application = { id: randomUUID(), name: 'Lena', email, promotion: 'My newsletter' };
      const added = await world.transactions.transaction((tx) =>
        world.applications.add(tx, { ...application, at: NOW }),
      );
      return { application, added };
    };
    const lock = (id: string) => world.transactions.transaction((tx) => world.applications.lock(tx, id));

    it('wait once they are made', async () => {
      const { application, added } = await apply('lena@example.com');
      expect(added).toBe(true);
      expect(await lock(application.id)).toEqual({ ...application, status: 'pending' });
      expect(await lock(randomUUID())).toBeNull();
    });

    it('are one of an address', async () => {
      await apply('twice@example.com');
      const { application, added } = await apply('twice@example.com');
      expect(added).toBe(false);
      expect(await lock(application.id)).toBeNull();
    });

    it.each(['approved', 'declined'] as const)('are %s, and stay as they were read before', async (status) => {
      const { application } = await apply(`${status}@example.com`);
      const read = await lock(application.id);
      const affiliateId = status === 'approved' ? await world.newAffiliate('APPLIED') : null;
      await world.transactions.transaction((tx) =>
        world.applications.decide(tx, { id: application.id, status, affiliateId, at: NOW + 1 }),
      );
      expect(read).toEqual({ ...application, status: 'pending' });
      expect(await lock(application.id)).toEqual({ ...application, status });
    });
  });
}
