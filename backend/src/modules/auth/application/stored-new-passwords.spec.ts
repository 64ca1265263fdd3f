import { authKit, codeOf, KIT_NOW, type AuthKit } from '../../../../test/harness/auth-kit.js';
import type { NewPassword, PasswordOwner } from '../auth.public.js';

const GOOD = 'ridge walker at dawn';

describe.each(['admin', 'vip', 'speaker'] as const)('a new password (%s)', (role) => {
  let auth: AuthKit;
  let stored: string[];
  let owner: PasswordOwner | null;
  beforeEach(async () => {
    auth = authKit();
    stored = [];
    owner = { id: 'a1', email: 'amara@summit.test', names: ['amara@summit.test', 'Amara Okafor'], isFirst: false };
    await auth.signIns.open({ role, id: 'a1' }, 'c');
    await auth.signIns.open({ role, id: 'a1' }, 'c');
  });

  const request = (changes: Partial<NewPassword<PasswordOwner>> = {}): NewPassword<PasswordOwner> => ({
    role,
    password: GOOD,
    words: {
      tooShort: 'password_too_short',
      mismatch: 'passwords_do_not_match',
      refused: 'reset_link_invalid',
    },
    store: async (_tx, hash) => {
      stored.push(hash);
      return owner;
    },
    ...changes,
  });
  const set = (changes: Partial<NewPassword<PasswordOwner>> = {}) => auth.newPasswords.set(request(changes));

  it('is hashed, ends every sign-in and is told to the owner', async () => {
    expect(await set()).toBe(owner);
    expect(stored).toEqual([`hash of ${GOOD}`]);
    expect(auth.signIns.alive()).toEqual([]);
    expect(auth.mails.queued).toMatchObject([
      {
        key: `password-changed:${role}:a1:${KIT_NOW}`,
        template: 'password-changed',
        recipient: 'amara@summit.test',
        values: { changed_at: '20 November 2025 at 18:00 UTC' },
      },
    ]);
  });

  it('leaves the sign-in alone through which it was set', async () => {
    await set({ keep: '2' });
    expect(auth.signIns.alive()).toEqual(['token-2']);
  });

  it('needs no notice when it is the first one', async () => {
    owner = { ...owner!, isFirst: true };
    await set();
    expect(auth.mails.queued).toEqual([]);
  });

  it.each([
    ['short', 'password_too_short'],
    [`${GOOD} ${'x'.repeat(200)}`, 'password_too_long'],
    ['passwordpassword', 'password_too_common'],
    ['qwertyuiop12', 'password_too_common'],
    ['Amara@Summit.test', 'password_is_own_name'],
    ['amara okafor 1987!', 'password_is_own_name'],
  ])('is refused when it is %p', async (password, code) => {
    expect(await codeOf(set({ password }))).toBe(code);
    expect(auth.signIns.alive()).toHaveLength(2);
    expect(auth.mails.queued).toEqual([]);
  });

  it('is compared with its repetition, in the order of the page', async () => {
    const { words } = request();
    const mistakes = { password: 'short', confirmation: 'other' };
    expect(await codeOf(set(mistakes))).toBe('password_too_short');
    expect(await codeOf(set({ ...mistakes, words: { ...words, mismatchFirst: true } }))).toBe('passwords_do_not_match');
    expect(await codeOf(set({ confirmation: 'other' }))).toBe('passwords_do_not_match');
    expect(await codeOf(set({ confirmation: GOOD }))).toBe('none');
    expect(await codeOf(set({ confirmation: GOOD, words: { ...words, mismatchFirst: true } }))).toBe('none');
  });

  it('costs no hash where nobody may set it', async () => {
    const mayTry = () => Promise.reject(Object.assign(new Error(), { code: 'setup_link_invalid' }));
    expect(await codeOf(set({ mayTry }))).toBe('setup_link_invalid');
    expect(stored).toEqual([]);
  });

  it('changes nothing for a link that is used up or over', async () => {
    owner = null;
    expect(await codeOf(set())).toBe('reset_link_invalid');
    expect(auth.signIns.alive()).toHaveLength(2);
    expect(auth.mails.queued).toEqual([]);
  });
});
