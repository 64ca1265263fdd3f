import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@summit/rules';
import type {
  NewSpeakerLink,
  SpeakerAccounts,
  SpeakerLinkPurpose,
} from '../../src/modules/affiliates/application/speaker-accounts.port.js';
import type { Transaction, Transactions } from '../../src/platform/database/transactions.port.js';

const NOW = Date.parse('2025-11-20T18:00:00Z');
const NOBODY = '00000000-0000-4000-8000-000000000000';

let count = 0;
const newCode = (): string => {
  count += 1;
  return `AMARA${String(count)}`;
};

export interface SpeakerAccountsWorld {
  accounts: SpeakerAccounts;
  transactions: Transactions;
  stop(): Promise<void>;
}

/** What every implementation of SpeakerAccounts does. */
export function describeSpeakerAccounts(name: string, open: () => Promise<SpeakerAccountsWorld>): void {
  describe(`speaker accounts: ${name}`, () => {
    let world: SpeakerAccountsWorld;
    beforeAll(async () => {
      world = await open();
    });
    afterAll(() => world.stop());

    const run = <Result>(work: (tx: Transaction) => Promise<Result>) => world.transactions.transaction(work);
    const make = async ({ code = newCode(), email = `${code.toLowerCase()}@speakers.test`, at = NOW } = {}) => {
      const id = randomUUID();
      expect(await run((tx) => world.accounts.create(tx, { id, code, name: 'Amara', email, at }))).toBe(true);
      return { id, code, email };
    };
    const link = async (affiliateId: string, purpose: SpeakerLinkPurpose, given: Partial<NewSpeakerLink> = {}) => {
      const tokenHash = randomUUID();
      const times = { createdAt: NOW, expiresAt: NOW + DAY_MS };
      const email = purpose === 'email' || purpose === 'take_back' ? `${newCode().toLowerCase()}@else.test` : null;
      await run((tx) => world.accounts.openLink(tx, { tokenHash, purpose, email, affiliateId, ...times, ...given }));
      return tokenHash;
    };
    const take = (tokenHash: string, now = NOW) => run((tx) => world.accounts.takeLink(tx, tokenHash, now));
    const takeEmail = (tokenHash: string, now = NOW) => run((tx) => world.accounts.takeEmailLink(tx, tokenHash, now));
    const takeBack = (tokenHash: string, now = NOW) => run((tx) => world.accounts.takeTakeBackLink(tx, tokenHash, now));
    const disable = (affiliateId: string) =>
      run((tx) => world.accounts.setStatus(tx, { affiliateId, status: 'disabled' }));

    describe('an account', () => {
      it('is found by code, id and address, active and without a password', async () => {
        const { id, code, email } = await make();
        const account = { id, code, name: 'Amara', email, status: 'active', passwordHash: null };
        expect(await world.accounts.byCode(code)).toEqual(account);
        expect(await world.accounts.byId(id)).toEqual(account);
        expect(await run((tx) => world.accounts.lockByCode(tx, code))).toEqual(account);
        expect(await run((tx) => world.accounts.lockByEmail(tx, email))).toEqual(account);
        expect(await run((tx) => world.accounts.lockActive(tx, email))).toEqual([account]);
        expect(await world.accounts.isActive(id)).toBe(true);
        expect(await world.accounts.byCode('NOBODY')).toBeNull();
        expect(await world.accounts.byId(NOBODY)).toBeNull();
      });

      it('leaves a code to whoever has it', async () => {
        const { code, email } = await make();
        const other = { id: randomUUID(), code, name: 'Kofi', email: 'kofi@speakers.test', at: NOW };
        expect(await run((tx) => world.accounts.create(tx, other))).toBe(false);
        expect(await world.accounts.byCode(code)).toMatchObject({ name: 'Amara', email });
        expect(await world.accounts.byId(other.id)).toBeNull();
      });

      it('knows which codes begin alike', async () => {
        const { code } = await make({ code: 'LENA' });
        await make({ code: 'LENA-2' });
        await make({ code: 'LEN' });
        expect(await run((tx) => world.accounts.codesFrom(tx, code))).toEqual(new Set(['LENA', 'LENA-2']));
      });

      it('is the oldest of those with one address, and a disabled one is not active', async () => {
        const email = 'shared@speakers.test';
        const younger = await make({ email, at: NOW + 1 });
        const older = await make({ email });
        expect(await run((tx) => world.accounts.lockByEmail(tx, email))).toMatchObject({ id: older.id });
        await disable(older.id);
        expect(await world.accounts.isActive(older.id)).toBe(false);
        expect(await run((tx) => world.accounts.lockActive(tx, email))).toMatchObject([{ id: younger.id }]);
        expect(await run((tx) => world.accounts.lockByEmail(tx, email))).toMatchObject({ status: 'disabled' });
      });

      it('has a password from when it is set until it is cleared', async () => {
        const { id } = await make();
        await run((tx) => world.accounts.setPassword(tx, { affiliateId: id, passwordHash: 'one', at: NOW }));
        await run((tx) => world.accounts.setPassword(tx, { affiliateId: id, passwordHash: 'two', at: NOW }));
        expect(await world.accounts.byId(id)).toMatchObject({ passwordHash: 'two' });
        expect(await world.accounts.stillHasPassword(id, 'two')).toBe(true);
        expect(await world.accounts.stillHasPassword(id, 'one')).toBe(false);
        await run((tx) => world.accounts.clearPassword(tx, id));
        expect(await world.accounts.byId(id)).toMatchObject({ passwordHash: null });
        expect(await world.accounts.stillHasPassword(id, 'two')).toBe(false);
      });

      it('stays as it was read, whatever is changed later', async () => {
        const { id, email } = await make();
        const read = await world.accounts.byId(id);
        await run((tx) => world.accounts.setEmail(tx, { affiliateId: id, email: `new-${email}`, at: NOW }));
        expect(read).toMatchObject({ email });
        expect(await world.accounts.byId(id)).toMatchObject({ email: `new-${email}` });
      });

      it('is unchanged where the transaction fails', async () => {
        const { id, email } = await make();
        const failing = run(async (tx) => {
          await world.accounts.setEmail(tx, { affiliateId: id, email: 'lost@speakers.test', at: NOW });
          throw new Error('no');
        });
        await expect(failing).rejects.toThrow('no');
        expect(await world.accounts.byId(id)).toMatchObject({ email });
      });
    });

    describe('a link', () => {
      it.each<SpeakerLinkPurpose>(['invite', 'reset'])(
        'of %s works once, and ends all but take_back',
        async (purpose) => {
          const { id } = await make();
          const [one, other] = [await link(id, purpose), await link(id, purpose === 'invite' ? 'reset' : 'invite')];
          const [email, former] = [await link(id, 'email'), await link(id, 'take_back')];
          const opens = (tokenHash: string, now = NOW) => world.accounts.isLinkOpen(tokenHash, now);
          expect([await opens(one), await opens(one, NOW + DAY_MS), await opens(email), await opens(former)]).toEqual([
            true,
            false,
            false,
            false,
          ]);
          expect(await take(one)).toMatchObject({ id });
          expect(await opens(one)).toBe(false);
          expect(await take(one)).toBeNull();
          expect(await take(other)).toBeNull();
          expect(await takeEmail(email)).toBeNull();
          expect(await takeBack(former)).toMatchObject({ id });
        },
      );

      it('takes the place of one with the same purpose, of the same affiliate', async () => {
        const [first, second] = [await make(), await make()];
        const [old, others] = [await link(first.id, 'reset'), await link(second.id, 'reset')];
        const renewed = await link(first.id, 'reset');
        expect(await take(old)).toBeNull();
        expect(await take(renewed)).toMatchObject({ id: first.id });
        expect(await take(others)).toMatchObject({ id: second.id });
      });

      it('is for its own purpose only, and is used up by being too late', async () => {
        const { id } = await make();
        const [reset, email, former] = [await link(id, 'reset'), await link(id, 'email'), await link(id, 'take_back')];
        expect(await take(email)).toBeNull();
        expect(await takeEmail(former)).toBeNull();
        expect(await takeBack(reset)).toBeNull();
        const over = NOW + DAY_MS;
        expect([await take(reset, over), await takeEmail(email, over), await takeBack(former, over)]).toEqual([
          null,
          null,
          null,
        ]);
        expect([await take(reset), await takeEmail(email), await takeBack(former)]).toEqual([null, null, null]);
      });

      it('to another address says which, and leaves the account as it is', async () => {
        const { id, email } = await make();
        const token = await link(id, 'email', { email: 'other@speakers.test' });
        expect(await takeEmail(token)).toMatchObject({ id, email, newEmail: 'other@speakers.test' });
        expect(await takeEmail(token)).toBeNull();
        expect(await world.accounts.byId(id)).toMatchObject({ email });
      });

      it('of a former address ends what came after it, not those of earlier addresses', async () => {
        const { id } = await make();
        const earlier = await link(id, 'take_back', { createdAt: NOW - 2, email: 'first@speakers.test' });
        const taken = await link(id, 'take_back', { createdAt: NOW - 1, email: 'second@speakers.test' });
        const together = await link(id, 'take_back', { createdAt: NOW - 1 });
        const later = await link(id, 'take_back', { createdAt: NOW });
        const reset = await link(id, 'reset');
        expect(await takeBack(taken)).toMatchObject({ id, formerEmail: 'second@speakers.test' });
        expect(await takeBack(later)).toBeNull();
        expect(await take(reset)).toBeNull();
        expect(await takeBack(together)).toMatchObject({ id });
        expect(await takeBack(earlier)).toMatchObject({ formerEmail: 'first@speakers.test' });
      });

      it('ends with the account being disabled, but for take_back', async () => {
        const { id } = await make();
        const [invite, email, former] = [
          await link(id, 'invite'),
          await link(id, 'email'),
          await link(id, 'take_back'),
        ];
        await disable(id);
        expect([await take(invite), await takeEmail(email)]).toEqual([null, null]);
        expect(await takeBack(former)).toMatchObject({ id, status: 'disabled' });
      });
    });
  });
}
