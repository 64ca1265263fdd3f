import { randomUUID } from 'node:crypto';
import type { StaffAccounts } from '../../src/modules/auth/application/staff-accounts.port.js';
import type { Transactions } from '../../src/platform/database/transactions.port.js';

const NOW = Date.parse('2025-11-20T18:00:00Z');

export interface StaffAccountsWorld {
  staff: StaffAccounts;
  transactions: Transactions;
  stop(): Promise<void>;
}

/** What every implementation of StaffAccounts does. */
export function describeStaffAccounts(name: string, open: () => Promise<StaffAccountsWorld>): void {
  describe(`accounts of staff: ${name}`, () => {
    let world: StaffAccountsWorld;
    beforeAll(async () => {
      world = await open();
    });
    afterAll(() => world.stop());

    const invite = async (email: string) => {
      const account = { id: randomUUID(), email, role: 'support' } as const;
      const invited = await world.transactions.transaction((tx) =>
        world.staff.invite(tx, { ...account, createdAt: NOW }),
      );
      return { account, invited };
    };
    const hold = (...ids: string[]) => world.transactions.transaction((tx) => world.staff.hold(tx, ids));

    it('are invited without a password, once an address', async () => {
      const { account, invited } = await invite('ada@summit.test');
      expect(invited).toBe(true);
      expect(await hold(account.id, randomUUID())).toEqual([{ ...account, hasPassword: false, disabled: false }]);
      const again = await invite('ada@summit.test');
      expect(again.invited).toBe(false);
      expect(await hold(again.account.id)).toEqual([]);
    });

    it('are listed in the order of their addresses', async () => {
      const [late, early] = [await invite('listed-b@summit.test'), await invite('listed-a@summit.test')];
      const fresh = {
        hasPassword: false,
        disabled: false,
        twoFactorOn: false,
        passkeys: 0,
        createdAt: NOW,
        lastSignInAt: null,
      };
      const listed = (await world.staff.list()).filter(({ email }) => email.startsWith('listed'));
      expect(listed).toEqual([
        { ...early.account, ...fresh },
        { ...late.account, ...fresh },
      ]);
    });

    it('change role and are disabled, one of them only', async () => {
      const [changed, other] = [await invite('changed@summit.test'), await invite('other@summit.test')];
      const { id } = changed.account;
      const update = (change: Parameters<StaffAccounts['update']>[2]) =>
        world.transactions.transaction((tx) => world.staff.update(tx, id, change));
      const [read] = await hold(id);
      await update({ role: 'owner', disabledAt: NOW });
      expect(read).toMatchObject({ role: 'support', disabled: false });
      expect(await hold(id)).toMatchObject([{ role: 'owner', disabled: true }]);
      await update({ role: 'owner', disabledAt: null });
      expect(await hold(id)).toMatchObject([{ role: 'owner', disabled: false }]);
      expect(await hold(other.account.id)).toMatchObject([{ role: 'support', disabled: false }]);
    });
  });
}
