import { DAY_MS } from '@summit/rules';
import { authKit, codeOf, KIT_NOW, type AuthKit } from '../../../../test/harness/auth-kit.js';
import { SoftwareAuthenticator } from '../../../../test/harness/software-authenticator.js';
import { madePasskey } from '../../../platform/http/passkey-answers.js';
import { heldPasskey } from './passkeys.fake.js';

const MEMBER = { role: 'vip', id: 'm1' } as const;
const OWNER = { subject: MEMBER, email: 'amara@example.com', name: 'Amara' };
const SIGN_IN = { signInId: '1' };

const held = (id: string, createdAt = KIT_NOW) => heldPasskey(MEMBER, { id, createdAt });

// C-088
describe('the passkeys of an account', () => {
  let auth: AuthKit;
  beforeEach(async () => {
    auth = authKit();
    await auth.signIns.open(MEMBER, 'c');
  });
  const left = () => auth.passkeyStore.rows.map(({ id }) => id);
  const told = () => auth.mails.queued.map(({ template, values }) => `${template} ${values.passkey}`);

  describe('added', () => {
    const make = async () => {
      const { handle, options } = await auth.passkeys.askToAdd(OWNER, '1');
      const made = madePasskey({ handle, ...new SoftwareAuthenticator('http://localhost:4201').make(options) });
      return { handle, made, label: 'Safari on iPhone', ...SIGN_IN };
    };
    const many = (count: number) => Array.from({ length: count }, (_, n) => held(`p${n}`));

    it('are shown as they are listed', async () => {
      const added = await auth.passkeys.add(OWNER, await make());
      expect(added).toEqual({
        id: expect.any(String),
        label: 'Safari on iPhone',
        synced: true,
        createdAt: KIT_NOW,
        lastUsedAt: null,
      });
      expect(await auth.passkeys.list(MEMBER)).toEqual([added]);
    });

    it('are twenty at most, also where two browsers make the twentieth', async () => {
      auth.passkeyStore.rows = many(19);
      const [first, second] = [await make(), await make()];
      await auth.passkeys.add(OWNER, first);
      expect(await codeOf(auth.passkeys.add(OWNER, second))).toBe('passkey_limit_reached');
      expect(await auth.passkeys.count(MEMBER)).toBe(20);
    });

    it('belong to one account', async () => {
      const given = await make();
      const stranger = heldPasskey({ role: 'vip', id: 'm2' }, { id: 'p2', createdAt: KIT_NOW });
      auth.passkeyStore.rows = [{ ...stranger, credentialId: given.made.credentialId }];
      expect(await codeOf(auth.passkeys.add(OWNER, given))).toBe('passkey_already_added');
      expect(told()).toEqual([]);
    });
  });

  it('get a name each', async () => {
    auth.passkeyStore.rows = [held('phone'), held('key', KIT_NOW + 1)];
    expect(await auth.passkeys.rename(MEMBER, 'key', 'Blue key')).toBe('key');
    expect((await auth.passkeys.list(MEMBER)).map(({ label }) => label)).toEqual(['phone', 'Blue key']);
  });

  it('that are removed while they get a name have none', async () => {
    auth.passkeyStore.rows = [held('phone')];
    auth.passkeyStore.rename = async () => false;
    expect(await codeOf(auth.passkeys.rename(MEMBER, 'phone', 'Mine'))).toBe('not_found');
  });

  it('go one by one, the last one too unless the account has to keep it', async () => {
    auth.passkeyStore.rows = [held('key'), held('phone')];
    const remove = (id: string, keepLast?: boolean) =>
      auth.passkeys.remove(OWNER, { id, ...SIGN_IN, ...(keepLast && { keepLast }) });
    const { id, label, synced, createdAt, lastUsedAt } = held('phone');
    expect(await remove('phone', true)).toEqual({ id, label, synced, createdAt, lastUsedAt });
    expect(await codeOf(remove('key', true))).toBe('passkey_needed');
    expect(await codeOf(remove('key'))).toBe('none');
    expect(left()).toEqual([]);
    expect(told()).toEqual(['passkey-removed phone', 'passkey-removed key']);
    expect(auth.signIns.alive()).toEqual(['token-1']);
  });

  // D-179
  describe('of the last seven days', () => {
    const SEVEN_DAYS_AGO = KIT_NOW - 7 * DAY_MS;
    const removeRecent = async (rows: (typeof auth)['passkeyStore']['rows'], how?: { keepLast: boolean }) => {
      auth.passkeyStore.rows = rows;
      await auth.passkeys.removeRecent({}, OWNER, how);
      return { left: left(), told: told() };
    };

    it('go, to the second, and their owner hears of each', async () => {
      const rows = [held('old', SEVEN_DAYS_AGO - 1), held('first', SEVEN_DAYS_AGO), held('new')];
      expect(await removeRecent(rows)).toEqual({
        left: ['old'],
        told: ['passkey-removed first', 'passkey-removed new'],
      });
    });

    it('go where there is no other', async () => {
      expect((await removeRecent([held('new')])).left).toEqual([]);
    });

    it('stay where the account has to keep one and has no older', async () => {
      const rows = [held('first', SEVEN_DAYS_AGO), held('new')];
      expect(await removeRecent(rows, { keepLast: true })).toEqual({ left: ['first', 'new'], told: [] });
      const older = [held('old', SEVEN_DAYS_AGO - 1), ...rows];
      expect((await removeRecent(older, { keepLast: true })).left).toEqual(['old']);
    });
  });

  describe('all removed', () => {
    const stranger = heldPasskey({ role: 'vip', id: 'm2' }, { id: 'other', createdAt: KIT_NOW });
    beforeEach(() => {
      auth.passkeyStore.rows = [held('old', 0), held('new'), stranger];
    });

    it('are told to whoever has an address', async () => {
      await auth.passkeys.removeAll({}, OWNER);
      expect(left()).toEqual(['other']);
      expect(told()).toEqual(['passkey-removed old', 'passkey-removed new']);
    });

    it('are told to nobody who has none', async () => {
      await auth.passkeys.removeAll({}, { subject: MEMBER, email: null });
      expect(left()).toEqual(['other']);
      expect(told()).toEqual([]);
    });
  });
});
