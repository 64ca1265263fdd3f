import type { NewVipUser, VipUsers } from '../../src/modules/members/application/vip-users.port.js';
import type { Transactions } from '../../src/platform/database/transactions.port.js';

const NOW = Date.parse('2025-11-20T18:00:00Z');

export interface VipUsersWorld {
  users: VipUsers;
  transactions: Transactions;
  /** Some account had this address before. */
  leave(email: string): Promise<void>;
  stop(): Promise<void>;
}

/** What every implementation of VipUsers does. */
export function describeVipUsers(name: string, open: () => Promise<VipUsersWorld>): void {
  describe(`VIP users: ${name}`, () => {
    let world: VipUsersWorld;
    let count = 0;
    beforeAll(async () => {
      world = await open();
    });
    afterAll(() => world.stop());

    const newUser = (given: Partial<NewVipUser> = {}): NewVipUser => ({
      email: `vip${(count += 1)}@example.com`,
      name: 'Hana',
      summit1Access: false,
      summit2Access: true,
      ...given,
    });
    const add = async (...users: NewVipUser[]) => [
      ...(await world.transactions.transaction((tx) => world.users.add(tx, users, NOW))),
    ];
    const lock = (email: string) => world.transactions.transaction((tx) => world.users.lock(tx, email));

    it('are opened where their address is new, and stay as they are where it is not', async () => {
      const [known, fresh] = [newUser(), newUser({ summit1Access: true, summit2Access: false })];
      expect(await add(known)).toEqual([known.email]);
      expect(await add({ ...known, name: 'Somebody' }, fresh)).toEqual([fresh.email]);
      const stored = { id: expect.any(String) as string, hasPassword: false, photoId: null };
      expect(await world.users.find(known.email)).toEqual({ ...known, ...stored });
      expect(await lock(fresh.email)).toEqual({ ...fresh, ...stored });
      expect(await world.users.find('nobody@example.com')).toBeNull();
      expect(await lock('nobody@example.com')).toBeNull();
    });

    it('are opened once where an address comes twice, as it came first', async () => {
      const user = newUser();
      expect(await add(user, { ...user, name: 'Somebody' })).toEqual([user.email]);
      expect(await world.users.find(user.email)).toMatchObject({ name: 'Hana' });
    });

    it('are known by their addresses', async () => {
      const { email } = newUser();
      await add(newUser({ email }));
      expect(await world.users.known([email, 'nobody@example.com'])).toEqual(new Set([email]));
      expect(await world.users.known([])).toEqual(new Set());
    });

    it('have left an address that nobody has now', async () => {
      const [left, taken] = [newUser(), newUser()];
      await add(newUser());
      await world.leave(left.email);
      await world.leave(taken.email);
      await add(taken);
      const asked = [left.email, taken.email, 'nobody@example.com'];
      expect(await world.users.left(asked)).toEqual(new Set([left.email]));
      expect(await world.transactions.transaction((tx) => world.users.left(asked, tx))).toEqual(new Set([left.email]));
    });

    it('get access and lose it, one of them only', async () => {
      const [user, other] = [newUser(), newUser()];
      await add(user, other);
      const before = (await world.users.find(user.email))!;
      const rights = { summit1Access: true, summit2Access: false };
      await world.transactions.transaction((tx) => world.users.setAccess(tx, before.id, rights));
      expect(before).toMatchObject(user);
      expect(await world.users.find(user.email)).toEqual({ ...before, ...rights });
      expect(await world.users.find(other.email)).toMatchObject(other);
    });

    it('are gone once they are deleted', async () => {
      const [user, other] = [newUser(), newUser()];
      await add(user, other);
      const { id } = (await world.users.find(user.email))!;
      await world.transactions.transaction((tx) => world.users.delete(tx, id, NOW));
      expect(await world.users.known([user.email, other.email])).toEqual(new Set([other.email]));
    });
  });
}
