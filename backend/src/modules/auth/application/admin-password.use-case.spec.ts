import { DAY_MS, MINUTE_MS } from '@summit/rules';
import { tokenHash } from '../../../platform/crypto/token-hash.js';
import { authKit, codeOf, KIT_NOW, type AuthKit } from '../../../../test/harness/auth-kit.js';
import { InMemoryAdminAccounts, owner } from './admin-accounts.fake.js';
import { AdminPasswordUseCase } from './admin-password.use-case.js';
import { heldPasskey } from './passkeys.fake.js';

const EMAIL = 'amara@summit.test';
const GOOD = 'ridge walker at dawn';

describe('the password of an administrator', () => {
  let auth: AuthKit;
  let accounts: InMemoryAdminAccounts;
  let jobs: unknown[];
  let passwords: AdminPasswordUseCase;
  beforeEach(async () => {
    auth = authKit();
    accounts = new InMemoryAdminAccounts();
    accounts.accounts = [owner({ id: 'a1', email: EMAIL, passwordHash: 'hash of right' })];
    jobs = [];
    const requests = { ask: async (request: unknown) => void jobs.push(request) };
    passwords = new AdminPasswordUseCase(
      accounts,
      auth.newPasswords,
      auth.signIn,
      auth.signIns,
      auth.passkeys,
      auth.factors,
      requests,
      auth.clock,
      auth.transactions,
      auth.mails,
      auth.links,
    );
    await auth.signIns.open({ role: 'admin', id: 'a1' }, 'c');
  });

  const mailed = async () => {
    await passwords.mailReset({ email: EMAIL });
    return auth.mails.queued.at(-1)!.values.reset_token!;
  };
  const reset = (token: string, password = GOOD) => codeOf(passwords.reset({ token, password, client: 'new' }));
  const change = (current: string, next = GOOD) =>
    codeOf(passwords.change({ adminId: 'a1', client: 'c' }, { current, next }));

  it('is asked for alike by known and unknown addresses (A-039)', async () => {
    await passwords.forgot('nobody@summit.test');
    await passwords.forgot(EMAIL);
    const request = { role: 'admin', task: 'auth/mail-admin-reset', linkMinutes: 10 };
    expect(jobs).toEqual([
      { ...request, email: 'nobody@summit.test' },
      { ...request, email: EMAIL },
    ]);
    await passwords.mailReset({ email: 'nobody@summit.test' });
    expect(auth.mails.queued).toEqual([]);
  });

  it('leaves an invitation alone that nobody has accepted yet, and mails nothing to a disabled account', async () => {
    const [account] = accounts.accounts;
    accounts.accounts = [{ ...account!, passwordHash: null }];
    await passwords.mailReset({ email: EMAIL });
    accounts.accounts = [{ ...account!, disabled: true }];
    await passwords.mailReset({ email: EMAIL });
    expect(auth.mails.queued).toEqual([]);
  });

  it('is reset with the newest token, once, within ten minutes', async () => {
    const older = await mailed();
    const token = await mailed();
    expect(await reset(older)).toBe('admin_reset_failed');
    expect(await reset(token)).toBe('none');
    expect(accounts.accounts[0]!.passwordHash).toBe(`hash of ${GOOD}`);
    expect(auth.signIns.alive()).toEqual([]);
    expect(auth.mails.templates().at(-1)).toBe('password-changed');
    expect(auth.signIns.trusted).toEqual([{ subject: { role: 'admin', id: 'a1' }, client: 'new' }]);
    expect(await reset(token)).toBe('admin_reset_failed');
    const late = await mailed();
    auth.clock.advance(10 * MINUTE_MS);
    expect(await reset(late)).toBe('admin_reset_failed');
  });

  it('is not hashed for a token that is guessed', async () => {
    await mailed();
    const hash = jest.spyOn(auth.hasher, 'hash');
    expect(await reset('guessed')).toBe('admin_reset_failed');
    expect(hash).not.toHaveBeenCalled();
  });

  describe('takes the new passkeys of its owner along (C-088, D-179)', () => {
    const ADMIN = { role: 'admin', id: 'a1' } as const;
    const fresh = heldPasskey(ADMIN, { id: 'new', createdAt: KIT_NOW - DAY_MS });
    const old = heldPasskey(ADMIN, { id: 'old', createdAt: KIT_NOW - 8 * DAY_MS });
    const left = async (rows: (typeof fresh)[]) => {
      auth.passkeyStore.rows = rows;
      expect(await reset(await mailed())).toBe('none');
      return auth.passkeyStore.rows.map(({ id }) => id);
    };

    it('and keeps the older', async () => {
      expect(await left([fresh])).toEqual([]);
      expect(await left([fresh, old])).toEqual(['old']);
    });

    it('but not where two-factor is asked of everybody and would end: the mailbox alone opens nothing', async () => {
      auth.staffRule['staff.two_factor_required'] = true;
      expect(await left([fresh])).toEqual(['new']);
      expect(await left([fresh, old])).toEqual(['old']);
      await auth.secondFactors.confirm(ADMIN, '123456');
      expect(await left([fresh])).toEqual([]);
    });
  });

  // S3, D-70
  it('keeps the newest token when strangers have asked for a day’s worth, and mails again once it is over', async () => {
    const newest = await mailed();
    auth.mails.flooded = true;
    expect(await mailed()).toBe(newest);
    expect(await reset(newest)).toBe('none');
    expect(await mailed()).not.toBe(newest);
    auth.clock.advance(10 * MINUTE_MS);
    expect(await reset(await mailed())).toBe('none');
  });

  it('is mailed as a link that holds the token (A-037)', async () => {
    const token = await mailed();
    expect(auth.mails.queued.at(-1)).toMatchObject({
      template: 'password-reset-admin',
      recipient: EMAIL,
      values: {
        account_email: EMAIL,
        reset_url: `http://localhost:4202/admin/reset-password?token=${token}`,
        valid_for: '10 minutes',
      },
    });
    auth.clock.advance(10 * MINUTE_MS - 1);
    expect(await reset(token)).toBe('none');
  });

  it('is not reset for an account that was disabled meanwhile', async () => {
    const token = await mailed();
    accounts.accounts = accounts.accounts.map((account) => ({ ...account, disabled: true }));
    expect(await reset(token)).toBe('admin_reset_failed');
    expect(auth.signIns.alive()).toEqual(['token-1']);
  });

  it('is set for the first time without a notice that it was changed', async () => {
    accounts.accounts = accounts.accounts.map((account) => ({ ...account, passwordHash: null }));
    accounts.resets = [{ tokenHash: tokenHash('invitation'), adminId: 'a1', expiresAt: KIT_NOW + 1 }];
    expect(await reset('invitation')).toBe('none');
    expect(auth.mails.queued).toEqual([]);
  });

  it('is refused in the words of its page (A-023, A-024, A-041)', async () => {
    expect(await reset(await mailed(), 'short')).toBe('admin_reset_password_too_short');
    expect(await change('right', 'short')).toBe('admin_password_too_short');
    expect(await change('right', EMAIL)).toBe('password_is_own_name');
  });

  it('is changed with the current one, which ends every sign-in and the mailed token (A-027)', async () => {
    const token = await mailed();
    expect(await change('wrong')).toBe('current_password_wrong');
    expect(auth.throttle.admitted).toEqual([{ role: 'admin', account: EMAIL, client: 'c', subjectId: 'a1' }]);
    expect(auth.signIns.alive()).toEqual(['token-1']);
    expect(await change('right')).toBe('none');
    expect(auth.signIns.alive()).toEqual([]);
    expect(auth.mails.templates()).toEqual(['password-reset-admin', 'password-changed']);
    expect(await reset(token)).toBe('admin_reset_failed');
  });

  it('is changed by nobody whose account is gone', async () => {
    accounts.accounts = [];
    expect(await change('right')).toBe('unauthorized');
  });
});
