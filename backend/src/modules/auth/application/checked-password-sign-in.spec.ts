import { authKit, type AuthKit } from '../../../../test/harness/auth-kit.js';
import type { PasswordAttempt } from '../auth.public.js';

describe.each(['admin', 'vip', 'speaker'] as const)('a sign-in with a password (%s)', (role) => {
  let auth: AuthKit;
  let stored: string;
  beforeEach(() => {
    auth = authKit();
    stored = 'hash of right';
  });

  const subject = { role, id: 'a1' };
  const attempt = (password: string, changes: Partial<PasswordAttempt> = {}): PasswordAttempt => ({
    role,
    account: 'amara',
    password,
    client: 'c',
    subjectId: 'a1',
    passwordHash: stored,
    stillCurrent: async (_id, hash) => hash === stored,
    ...changes,
  });
  const unknown = { subjectId: null, passwordHash: null };
  const twoFactorOn = () => auth.secondFactors.confirm(subject, '123456');

  it('opens a sign-in', async () => {
    expect(await auth.signIn.attempt(attempt('right'))).toMatchObject({ token: 'token-1' });
    expect(await auth.signIn.attemptWithCode(attempt('right'), null)).toMatchObject({ token: 'token-2' });
    expect(auth.signIns.opened).toMatchObject([
      { subject, client: 'c' },
      { subject, client: 'c' },
    ]);
  });

  it('answers wrong passwords, unknown accounts and those without a password alike, and compares each time (S4)', async () => {
    for (const given of [attempt('wrong'), attempt('right', unknown), attempt('right', { passwordHash: null })])
      expect([await auth.signIn.attempt(given), await auth.signIn.attemptWithCode(given, null)]).toEqual([
        'refused',
        'refused',
      ]);
    expect(auth.hasher.compared).toHaveLength(6);
    expect(auth.throttle.admitted).toHaveLength(6);
    expect(auth.signIns.opened).toEqual([]);
  });

  it('looks at nothing once it was asked too often (S3)', async () => {
    auth.throttle.admit = () => Promise.reject(new Error('rate_limited'));
    await expect(auth.signIn.attempt(attempt('right'))).rejects.toThrow('rate_limited');
    await expect(auth.signIn.confirms(attempt('right'))).rejects.toThrow('rate_limited');
    expect(auth.hasher.compared).toEqual([]);
  });

  it('asks for the code of an account that has one', async () => {
    await twoFactorOn();
    expect(await auth.signIn.attempt(attempt('right'))).toEqual({ challenge: 'challenge-1' });
    expect(await auth.signIn.attemptWithCode(attempt('right'), null)).toBe('code_needed');
    expect(await auth.signIn.attemptWithCode(attempt('right'), '000000')).toBe('wrong_code');
    expect(auth.signIns.opened).toEqual([]);
    expect(await auth.signIn.attemptWithCode(attempt('right'), '123456')).toMatchObject({ token: 'token-1' });
  });

  it('says nothing about the code to somebody without the password', async () => {
    await twoFactorOn();
    expect(await auth.signIn.attemptWithCode(attempt('wrong'), '123456')).toBe('refused');
  });

  it('opens nothing with a password that is replaced while it is looked at', async () => {
    const { open } = auth.signIns;
    auth.signIns.open = async (...given) => {
      stored = 'hash of another';
      return open.apply(auth.signIns, given);
    };
    expect(await auth.signIn.attempt(attempt('right'))).toBe('refused');
    stored = 'hash of right';
    expect(await auth.signIn.attemptWithCode(attempt('right'), null)).toBe('refused');
    expect(auth.signIns.opened).toHaveLength(2);
    expect(auth.signIns.alive()).toEqual([]);
  });

  it('opens no code step with a password that is replaced while it is looked at', async () => {
    await twoFactorOn();
    const { open } = auth.challenges;
    auth.challenges.open = async (...given) => {
      stored = 'hash of another';
      return open.apply(auth.challenges, given);
    };
    expect(await auth.signIn.attempt(attempt('right'))).toBe('refused');
  });

  it('confirms a sign-in with password and code (S5)', async () => {
    const again = (password: string, code: string | null) =>
      auth.signIn.reconfirm(attempt(password), { signInId: '1', code });
    expect(await again('right', null)).toBe('confirmed');
    await twoFactorOn();
    expect(await again('wrong', '123456')).toBe('wrong_password');
    expect(await again('right', null)).toBe('wrong_code');
    expect(await again('right', '123456')).toBe('confirmed');
  });

  it('confirms the password of somebody who is signed in, and opens nothing', async () => {
    expect(await auth.signIn.confirms(attempt('right'))).toBe(true);
    expect(await auth.signIn.confirms(attempt('wrong'))).toBe(false);
    expect(auth.throttle.admitted).toHaveLength(2);
    expect(auth.signIns.opened).toEqual([]);
  });
});
