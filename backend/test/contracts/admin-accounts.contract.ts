import { randomUUID } from 'node:crypto';
import { HOUR_MS } from '@summit/rules';
import type { AdminAccounts } from '../../src/modules/auth/application/admin-accounts.port.js';
import type { Transaction, Transactions } from '../../src/platform/database/transactions.port.js';

const NOW = Date.parse('2025-11-20T18:00:00Z');
const NOBODY = '00000000-0000-4000-8000-000000000000';

export interface AdminAccountsWorld {
  accounts: AdminAccounts;
  transactions: Transactions;
  disable(id: string): Promise<void>;
  stop(): Promise<void>;
}

/** What every implementation of AdminAccounts does. */
export function describeAdminAccounts(name: string, open: () => Promise<AdminAccountsWorld>): void {
  describe(`admin accounts: ${name}`, () => {
    let world: AdminAccountsWorld;
    beforeAll(async () => {
      world = await open();
    });
    afterAll(() => world.stop());

    const run = <Result>(work: (tx: Transaction) => Promise<Result>) => world.transactions.transaction(work);
    const make = async () => {
      const id = randomUUID();
      const email = `${id}@summit.test`;
      expect(await world.accounts.create({ id, email, passwordHash: 'first', createdAt: NOW })).toBe(true);
      return { id, email };
    };
    const mail = async (adminId: string, expiresAt = NOW + HOUR_MS) => {
      const tokenHash = randomUUID();
      await run((tx) => world.accounts.openReset(tx, { tokenHash, adminId, expiresAt }));
      return tokenHash;
    };
    const isOpen = (id: string, now = NOW) => run((tx) => world.accounts.hasOpenReset(tx, id, now));
    const take = (tokenHash: string, now = NOW) => run((tx) => world.accounts.takeReset(tx, tokenHash, now));

    it('makes an owner, one of an address', async () => {
      const { id, email } = await make();
      const account = { id, email, passwordHash: 'first', role: 'owner', disabled: false };
      expect(await world.accounts.byEmail(email)).toEqual(account);
      expect(await world.accounts.byId(id)).toEqual(account);
      const again = { id: randomUUID(), email, passwordHash: 'second', createdAt: NOW };
      expect(await world.accounts.create(again)).toBe(false);
      expect(await world.accounts.byEmail(email)).toEqual(account);
      expect([await world.accounts.byId(NOBODY), await world.accounts.byEmail('nobody@summit.test')]).toEqual([
        null,
        null,
      ]);
    });

    it('has one password, and what was read before stays as it was', async () => {
      const { id } = await make();
      const read = await world.accounts.byId(id);
      await run((tx) => world.accounts.setPassword(tx, id, 'second'));
      expect(await world.accounts.stillHasPassword(id, 'second')).toBe(true);
      expect(await world.accounts.stillHasPassword(id, 'first')).toBe(false);
      expect(await world.accounts.stillHasPassword(NOBODY, 'first')).toBe(false);
      expect(read).toMatchObject({ passwordHash: 'first' });
    });

    it('has no password that counts once it is disabled', async () => {
      const { id } = await make();
      await world.disable(id);
      expect(await world.accounts.stillHasPassword(id, 'first')).toBe(false);
      expect(await world.accounts.byId(id)).toMatchObject({ disabled: true, passwordHash: 'first' });
    });

    it('takes the reset that was mailed last, once and in time', async () => {
      const [first, second] = [await make(), await make()];
      const [old, others] = [await mail(first.id), await mail(second.id)];
      const renewed = await mail(first.id);
      const opens = (tokenHash: string, now = NOW) => world.accounts.isResetOpen(tokenHash, now);
      expect([await opens(old), await opens(renewed), await opens(renewed, NOW + HOUR_MS)]).toEqual([
        false,
        true,
        false,
      ]);
      expect(await take(old)).toBeNull();
      expect([await isOpen(first.id), await isOpen(first.id, NOW + HOUR_MS)]).toEqual([true, false]);
      expect([await take(renewed), await take(renewed)]).toEqual([first.id, null]);
      expect(await opens(renewed)).toBe(false);
      expect(await isOpen(first.id)).toBe(false);
      expect(await take(others, NOW + HOUR_MS)).toBeNull();
      expect(await take(others)).toBeNull();
    });

    it('ends the resets of one account', async () => {
      const [first, second] = [await make(), await make()];
      const [ended, kept] = [await mail(first.id), await mail(second.id)];
      await run((tx) => world.accounts.endResets(tx, first.id));
      expect([await take(ended), await take(kept)]).toEqual([null, second.id]);
    });
  });
}
