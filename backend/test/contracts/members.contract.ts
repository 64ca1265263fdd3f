import { DAY_MS } from '@summit/rules';
import type { MemberAccounts } from '../../src/modules/members/application/member-accounts.port.js';
import type { LinkPurpose, MemberLinks } from '../../src/modules/members/application/member-links.port.js';
import type { Members } from '../../src/modules/members/application/members.port.js';
import type { Transaction, Transactions } from '../../src/platform/database/transactions.port.js';

const NOW = Date.parse('2025-11-20T18:00:00Z');

let count = 0;
const unique = (word: string): string => {
  count += 1;
  return `${word}${String(count)}`;
};
const newEmail = (): string => `${unique('hana')}@example.com`;

export interface MembersWorld {
  members: Members & MemberLinks;
  transactions: Transactions;
  stop(): Promise<void>;
}

/** What every implementation of Members and MemberLinks does. */
export function describeMembers(name: string, open: () => Promise<MembersWorld>): void {
  describe(`members: ${name}`, () => {
    let world: MembersWorld;
    beforeAll(async () => {
      world = await open();
    });
    afterAll(() => world.stop());

    const run = <Result>(work: (tx: Transaction) => Promise<Result>) => world.transactions.transaction(work);
    const ensure = (email: string, as = 'Hana') =>
      run((tx) => world.members.ensure(tx, { email, name: as, at: NOW, paidAt: NOW }));
    const lock = (email: string) => run((tx) => world.members.lock(tx, email));

    it('makes one account of an address, without access and password, and keeps its name', async () => {
      const email = newEmail();
      expect(await lock(email)).toBeNull();
      const made = await ensure(email);
      expect(made).toEqual({
        id: expect.any(String) as string,
        email,
        name: 'Hana',
        summit1Access: false,
        summit2Access: false,
        hasPassword: false,
      });
      expect(await ensure(email, 'Somebody')).toEqual(made);
      expect(await lock(email)).toEqual(made);
    });

    it('gives and takes access to the current edition, of one member only', async () => {
      const [first, second] = [await ensure(newEmail()), await ensure(newEmail())];
      await run((tx) => world.members.setSummit2Access(tx, first.id, true));
      expect(await lock(first.email)).toEqual({ ...first, summit2Access: true });
      expect(await lock(second.email)).toEqual(second);
      await run((tx) => world.members.setSummit2Access(tx, first.id, false));
      expect(await lock(first.email)).toEqual(first);
    });

    it('answers an account as it was: a later change is another answer', async () => {
      const account = await ensure(newEmail());
      await run((tx) => world.members.setSummit2Access(tx, account.id, true));
      expect(account.summit2Access).toBe(false);
    });

    describe('links', () => {
      const add = async (memberId: string, purpose: LinkPurpose = 'setup', expiresAt = NOW + DAY_MS) => {
        const tokenHash = unique('hash');
        await run((tx) => world.members.add(tx, { tokenHash, memberId, purpose, createdAt: NOW, expiresAt }));
        return { tokenHash, purpose, at: NOW };
      };
      const newMember = async () => (await ensure(newEmail())).id;
      type Link = Awaited<ReturnType<typeof add>>;
      const isOpen = (link: Link) => world.members.isOpen(link);
      const consume = (link: Link) => run((tx) => world.members.consumeLink(tx, link));

      it('work once', async () => {
        const memberId = await newMember();
        const link = await add(memberId);
        expect(await isOpen(link)).toBe(true);
        expect(await consume(link)).toEqual({ memberId, email: null });
        expect(await isOpen(link)).toBe(false);
        expect(await consume(link)).toBeNull();
      });

      it('work for their own purpose only', async () => {
        const link = await add(await newMember(), 'setup');
        expect(await isOpen({ ...link, purpose: 'reset' })).toBe(false);
        expect(await consume({ ...link, purpose: 'reset' })).toBeNull();
        expect(await isOpen(link)).toBe(true);
      });

      it('work up to their end, and not at it', async () => {
        const link = await add(await newMember(), 'reset', NOW + DAY_MS);
        expect(await isOpen({ ...link, at: NOW + DAY_MS })).toBe(false);
        expect(await consume({ ...link, at: NOW + DAY_MS })).toBeNull();
        expect(await isOpen({ ...link, at: NOW + DAY_MS - 1 })).toBe(true);
        expect(await consume({ ...link, at: NOW + DAY_MS - 1 })).not.toBeNull();
      });

      it('are unknown by another hash', async () => {
        const unknown: Link = { tokenHash: unique('unknown'), purpose: 'setup', at: NOW };
        expect(await isOpen(unknown)).toBe(false);
        expect(await consume(unknown)).toBeNull();
      });

      it('end with the first that is used, for every purpose and for nobody else', async () => {
        const memberId = await newMember();
        const others = [await add(memberId, 'setup'), await add(memberId, 'reset')];
        const foreign = await add(await newMember());
        await consume(await add(memberId));
        expect(await Promise.all(others.map(isOpen))).toEqual([false, false]);
        expect(await isOpen(foreign)).toBe(true);
      });

      it('are found open by member and purpose, until they are used or over', async () => {
        const memberId = await newMember();
        const hasOpen = (purpose: LinkPurpose, at = NOW) =>
          run((tx) => world.members.hasOpen(tx, { memberId, purpose, at }));
        expect(await hasOpen('reset')).toBe(false);
        const link = await add(memberId, 'reset');
        expect([await hasOpen('reset'), await hasOpen('setup')]).toEqual([true, false]);
        expect(await hasOpen('reset', NOW + DAY_MS)).toBe(false);
        await consume(link);
        expect(await hasOpen('reset')).toBe(false);
      });

      it('end by purpose, or all at once', async () => {
        const memberId = await newMember();
        const [setup, reset] = [await add(memberId, 'setup'), await add(memberId, 'reset')];
        const foreign = await add(await newMember(), 'setup');
        await run((tx) => world.members.endAll(tx, memberId, 'setup'));
        expect([await isOpen(setup), await isOpen(reset)]).toEqual([false, true]);
        await run((tx) => world.members.endAll(tx, memberId));
        expect([await isOpen(reset), await isOpen(foreign)]).toEqual([false, true]);
      });

      it('keep whom they belong to and the address that they are for, also when they are used', async () => {
        const memberId = await newMember();
        const [tokenHash, email] = [unique('hash'), newEmail()];
        const link = { tokenHash, purpose: 'change_email' as const };
        const times = { createdAt: NOW, expiresAt: NOW + DAY_MS };
        await run((tx) => world.members.add(tx, { ...link, ...times, memberId, email }));
        expect(await world.members.ownerOf(link)).toEqual({ memberId, email });
        expect(await consume({ ...link, at: NOW })).toEqual({ memberId, email });
        expect(await world.members.ownerOf(link)).toEqual({ memberId, email });
        expect(await world.members.ownerOf({ ...link, purpose: 'setup' })).toBeNull();
        expect(await world.members.ownerOf({ ...link, tokenHash: unique('unknown') })).toBeNull();
      });

      it('that keep a second factor end by name only: a new password does not take them from the owner', async () => {
        const memberId = await newMember();
        const keep = await add(memberId, 'keep_second_factor');
        await consume(await add(memberId, 'reset'));
        expect(await isOpen(keep)).toBe(true);
        await run((tx) => world.members.endAll(tx, memberId, 'keep_second_factor'));
        expect(await isOpen(keep)).toBe(false);
      });

      it('are one of a token: a second with its hash is refused', async () => {
        const memberId = await newMember();
        const { tokenHash } = await add(memberId);
        const again = { tokenHash, memberId, purpose: 'setup', createdAt: NOW, expiresAt: NOW + DAY_MS } as const;
        await expect(run((tx) => world.members.add(tx, again))).rejects.toThrow();
      });
    });
  });
}

export interface MemberAccountsWorld {
  accounts: MemberAccounts;
  transactions: Transactions;
  /** An account without a password; answers its id. */
  newMember(email: string): Promise<string>;
  stop(): Promise<void>;
}

const NOBODY = '6a1c4d1e-0000-4000-8000-000000000000';

/** What every implementation of MemberAccounts does. */
export function describeMemberAccounts(name: string, open: () => Promise<MemberAccountsWorld>): void {
  describe(`secrets of members: ${name}`, () => {
    let world: MemberAccountsWorld;
    beforeAll(async () => {
      world = await open();
    });
    afterAll(() => world.stop());

    const set = (id: string, hash: string) =>
      world.transactions.transaction((tx) => world.accounts.setPassword(tx, id, hash));
    const setFirst = (id: string, hash: string) =>
      world.transactions.transaction((tx) => world.accounts.setFirstPassword(tx, id, hash));

    it('finds an account by address and by id', async () => {
      const email = newEmail();
      const id = await world.newMember(email);
      const account = { id, email, name: 'Hana', passwordHash: null };
      expect(await world.accounts.byEmail(email)).toEqual(account);
      expect(await world.accounts.byId(id)).toEqual(account);
      expect(await world.transactions.transaction((tx) => world.accounts.byId(id, tx))).toEqual(account);
    });

    it('knows nobody else', async () => {
      expect(await world.accounts.byEmail(newEmail())).toBeNull();
      expect(await world.accounts.byId(NOBODY)).toBeNull();
      expect(await world.accounts.stillHasPassword(NOBODY, 'hash')).toBe(false);
      expect(await setFirst(NOBODY, 'hash')).toBe(false);
    });

    it('takes a first password once', async () => {
      const id = await world.newMember(newEmail());
      expect(await setFirst(id, 'first')).toBe(true);
      expect(await setFirst(id, 'second')).toBe(false);
      expect(await world.accounts.byId(id)).toMatchObject({ passwordHash: 'first' });
    });

    it('takes another address, which nobody else may have; one that somebody has left is free', async () => {
      const [email, next, foreign, formerly] = [newEmail(), newEmail(), newEmail(), newEmail()];
      const id = await world.newMember(email);
      const other = await world.newMember(formerly);
      const change = (who: string, to: string) =>
        world.transactions.transaction((tx) => world.accounts.changeEmail(tx, who, { email: to, at: NOW }));
      expect(await change(other, foreign)).toBe(true);
      expect(await world.accounts.isEmailFree(foreign, id)).toBe(false);
      expect(await change(id, foreign)).toBe(false);
      expect(await world.accounts.byId(id)).toMatchObject({ email });
      expect(await world.accounts.isEmailFree(next, id)).toBe(true);
      expect(await change(id, next)).toBe(true);
      expect(await world.accounts.byEmail(email)).toBeNull();
      expect(await change(id, email)).toBe(true);
      expect(await world.accounts.byEmail(email)).toMatchObject({ id });
      expect(await world.accounts.isEmailFree(formerly, id)).toBe(true);
      expect(await change(id, formerly)).toBe(true);
      expect(await change(other, email)).toBe(true);
    });

    it('knows when a second factor goes off, and whose is due', async () => {
      const id = await world.newMember(newEmail());
      const { email } = (await world.accounts.byId(id))!;
      const due = async (at: number) => (await world.accounts.dueTwoFactorEnds(at)).filter((one) => one.id === id);
      expect(await world.accounts.twoFactorEnd(id)).toBeNull();
      await world.accounts.setTwoFactorEnd(id, NOW);
      expect(await world.accounts.twoFactorEnd(id)).toBe(NOW);
      expect([await due(NOW - 1), await due(NOW)]).toEqual([[], [{ id, email, endsAt: NOW }]]);
      const take = (at: number) => world.transactions.transaction((tx) => world.accounts.takeTwoFactorEnd(tx, id, at));
      expect([await take(NOW - 1), await take(NOW), await take(NOW)]).toEqual([false, true, false]);
      await world.accounts.setTwoFactorEnd(id, NOW);
      await world.accounts.setTwoFactorEnd(id, null);
      expect([await world.accounts.twoFactorEnd(id), await due(NOW)]).toEqual([null, []]);
    });

    it('replaces a password, of one member only', async () => {
      const [id, other] = [await world.newMember(newEmail()), await world.newMember(newEmail())];
      await set(id, 'old');
      expect(await world.accounts.stillHasPassword(id, 'old')).toBe(true);
      await set(id, 'new');
      expect(await world.accounts.stillHasPassword(id, 'old')).toBe(false);
      expect(await world.accounts.stillHasPassword(id, 'new')).toBe(true);
      expect(await world.accounts.byId(other)).toMatchObject({ passwordHash: null });
      expect(await world.accounts.stillHasPassword(other, 'new')).toBe(false);
    });
  });
}
