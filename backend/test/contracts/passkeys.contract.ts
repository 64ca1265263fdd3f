import { randomUUID } from 'node:crypto';
import type { PasskeyQuestions, QuestionTerms } from '../../src/modules/auth/application/passkey-questions.port.js';
import type { NewPasskey, PasskeyStore } from '../../src/modules/auth/application/passkey-store.port.js';
import { QUESTION_MS } from '../../src/modules/auth/domain/passkey.js';
import type { PasskeySubject } from '../../src/modules/auth/passkeys.public.js';
import type { FixedClock } from '../../src/platform/clock/clock.fake.js';
import type { Transactions } from '../../src/platform/database/transactions.port.js';

const NOW = Date.parse('2025-11-20T18:00:00Z');

export interface PasskeyStoreWorld {
  passkeys: PasskeyStore;
  transactions: Transactions;
  stop(): Promise<void>;
}

/** What every implementation of PasskeyStore does. */
export function describePasskeyStore(name: string, open: () => Promise<PasskeyStoreWorld>): void {
  describe(`passkeys: ${name}`, () => {
    let world: PasskeyStoreWorld;
    let subject: PasskeySubject;
    let other: PasskeySubject;
    beforeAll(async () => {
      world = await open();
    });
    beforeEach(() => {
      const id = randomUUID();
      // Accounts of two areas may have one id.
      [subject, other] = [
        { role: 'vip', id },
        { role: 'admin', id },
      ];
    });
    afterAll(() => world.stop());

    const add = async (given: Partial<NewPasskey> = {}) => {
      const passkey: NewPasskey = {
        id: randomUUID(),
        subject,
        label: 'Phone',
        credentialId: randomUUID(),
        publicKey: Buffer.from([1, 2]),
        counter: 0,
        transports: ['internal'],
        deviceType: 'multiDevice',
        backedUp: true,
        createdAt: NOW,
        ...given,
      };
      const added = await world.transactions.transaction((tx) => world.passkeys.add(tx, passkey));
      const { counter: _counter, deviceType: _type, backedUp, ...shown } = passkey;
      return { added, stored: { ...shown, synced: backedUp, lastUsedAt: null } };
    };
    const ids = async (of = subject) => (await world.passkeys.list(of)).map(({ id }) => id);
    const use = (id: string, counter: number) =>
      world.passkeys.noteUse(id, { counter, backedUp: false, at: NOW + counter });

    it('are listed oldest first, of one account', async () => {
      const { stored: late } = await add({ createdAt: NOW + 1 });
      const { stored: early } = await add({ label: 'Laptop' });
      await add({ subject: other });
      expect(await world.passkeys.list(subject)).toEqual([early, late]);
      expect(await world.transactions.transaction((tx) => world.passkeys.hold(tx, subject))).toEqual([early, late]);
      expect(await world.passkeys.list({ role: 'vip', id: randomUUID() })).toEqual([]);
    });

    it('are found by their credential, which belongs to one account', async () => {
      const { stored } = await add();
      const { credentialId } = stored;
      expect(await world.passkeys.byCredential('vip', credentialId)).toEqual(stored);
      expect(await world.passkeys.byCredential('admin', credentialId)).toBeNull();
      expect((await add({ subject: other, credentialId })).added).toBe(false);
      expect(await ids(other)).toEqual([]);
    });

    it('are renamed and removed by their own account only', async () => {
      const { stored } = await add();
      const remove = (of: PasskeySubject) =>
        world.transactions.transaction((tx) => world.passkeys.remove(tx, of, stored.id));
      expect(await world.passkeys.rename(other, stored.id, 'Mine')).toBe(false);
      expect(await world.passkeys.rename(subject, stored.id, 'Old phone')).toBe(true);
      expect(await world.passkeys.list(subject)).toEqual([{ ...stored, label: 'Old phone' }]);
      await remove(other);
      expect(await world.passkeys.exists(stored.id)).toBe(true);
      await remove(subject);
      expect(await world.passkeys.exists(stored.id)).toBe(false);
      expect(await world.passkeys.rename(subject, stored.id, 'Gone')).toBe(false);
    });

    it('are removed since a time, of one account', async () => {
      const { stored: early } = await add({ createdAt: NOW - 1 });
      await add();
      const { stored: foreign } = await add({ subject: other });
      await world.transactions.transaction((tx) => world.passkeys.removeSince(tx, subject, NOW));
      expect([await ids(), await ids(other)]).toEqual([[early.id], [foreign.id]]);
    });

    it('are used while their counter goes on, or where the device does not count', async () => {
      const { stored } = await add();
      const [before] = await world.passkeys.list(subject);
      expect([await use(stored.id, 0), await use(stored.id, 0), await use(stored.id, 2)]).toEqual([true, true, true]);
      expect([await use(stored.id, 2), await use(stored.id, 1), await use(stored.id, 0)]).toEqual([
        false,
        false,
        false,
      ]);
      expect(before).toEqual(stored);
      expect(await world.passkeys.list(subject)).toEqual([{ ...stored, synced: false, lastUsedAt: NOW + 2 }]);
      expect(await use(randomUUID(), 1)).toBe(false);
    });
  });
}

export interface PasskeyQuestionsWorld {
  questions: PasskeyQuestions;
  clock: FixedClock;
  stop(): Promise<void>;
}

/** What every implementation of PasskeyQuestions does. */
export function describePasskeyQuestions(name: string, open: () => Promise<PasskeyQuestionsWorld>): void {
  describe(`questions for passkeys: ${name}`, () => {
    let world: PasskeyQuestionsWorld;
    beforeAll(async () => {
      world = await open();
    });
    afterAll(() => world.stop());

    const terms: QuestionTerms = { area: 'vip', purpose: 'sign_in', signInId: null };
    const ask = (of = terms) => world.questions.open(of, 'challenge');

    it('are answered once', async () => {
      const [first, second] = [await ask(), await ask()];
      expect(await world.questions.take(terms, first)).toBe('challenge');
      expect(await world.questions.take(terms, first)).toBeNull();
      expect(await world.questions.take(terms, second)).toBe('challenge');
      expect(await world.questions.take(terms, 'unknown')).toBeNull();
    });

    it.each<[string, Partial<QuestionTerms>]>([
      ['area', { area: 'admin' }],
      ['purpose', { purpose: 'confirm' }],
      ['sign-in', { signInId: randomUUID() }],
    ])('are not for another %s', async (_what, differs) => {
      const asked = { ...terms, signInId: randomUUID() };
      const handle = await ask(asked);
      expect(await world.questions.take({ ...asked, ...differs }, handle)).toBeNull();
      expect(await world.questions.take(asked, handle)).toBe('challenge');
    });

    it('are over after a time', async () => {
      const [late, inTime] = [await ask(), await ask()];
      const asked = world.clock.now();
      world.clock.set(asked + QUESTION_MS - 1);
      expect(await world.questions.take(terms, inTime)).toBe('challenge');
      world.clock.set(asked + QUESTION_MS);
      expect(await world.questions.take(terms, late)).toBeNull();
    });
  });
}
