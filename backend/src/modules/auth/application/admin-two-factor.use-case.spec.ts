import { authKit, codeOf, type AuthKit } from '../../../../test/harness/auth-kit.js';
import { InMemoryAdminAccounts, owner } from './admin-accounts.fake.js';
import { AdminTwoFactorUseCase } from './admin-two-factor.use-case.js';

const ADMIN = 'a1';
const EMAIL = 'office@summit.example';

describe('the authenticator app of an administrator', () => {
  let auth: AuthKit;
  let twoFactor: AdminTwoFactorUseCase;
  beforeEach(async () => {
    auth = authKit();
    const accounts = new InMemoryAdminAccounts();
    accounts.accounts = [owner({ id: ADMIN, email: EMAIL, passwordHash: 'hash of right' })];
    const { secondFactors, signIn, signIns, notices, transactions, factors } = auth;
    twoFactor = new AdminTwoFactorUseCase(accounts, secondFactors, signIn, signIns, notices, transactions, factors);
    await signIns.open({ role: 'admin', id: ADMIN }, 'c');
    await signIns.open({ role: 'admin', id: ADMIN }, 'elsewhere');
  });

  const confirm = (password: string, code: string | null = null, adminId = ADMIN) =>
    codeOf(twoFactor.confirmIdentity({ adminId, signInId: '1', client: 'c' }, { password, code }));
  const turnOn = async () => {
    await confirm('right');
    await twoFactor.begin(ADMIN, '1');
    return twoFactor.enable(ADMIN, { code: '123456', signInId: '1' });
  };

  it('shows a secret only after the password was given again (A-035, S5)', async () => {
    expect(await codeOf(twoFactor.begin(ADMIN, '1'))).toBe('password_confirmation_required');
    expect(await confirm('wrong')).toBe('current_password_wrong');
    expect(await codeOf(twoFactor.begin(ADMIN, '1'))).toBe('password_confirmation_required');
    expect(await confirm('right')).toBe('none');
    expect(await twoFactor.begin(ADMIN, '1')).toMatchObject({ secret: 'SECRET' });
    expect(auth.secondFactors.begun).toEqual([{ subject: { role: 'admin', id: ADMIN }, accountName: EMAIL }]);
    expect(auth.throttle.admitted).toContainEqual({ role: 'admin', account: EMAIL, client: 'c', subjectId: ADMIN });
  });

  it('takes the confirmation of one sign-in for no other', async () => {
    await confirm('right');
    expect(await codeOf(twoFactor.begin(ADMIN, '2'))).toBe('password_confirmation_required');
  });

  it('is on once a code of the app is right; other sign-ins end and the owner gets a mail (A-036, A-040, S2)', async () => {
    await confirm('right');
    await twoFactor.begin(ADMIN, '1');
    expect(await codeOf(twoFactor.enable(ADMIN, { code: '000000', signInId: '1' }))).toBe(
      'admin_verification_code_invalid',
    );
    expect(await twoFactor.state(ADMIN)).toEqual({ appOn: false, passkeys: 0 });
    expect(auth.signIns.alive()).toEqual(['token-1', 'token-2']);
    expect(await twoFactor.enable(ADMIN, { code: '123456', signInId: '1' })).toEqual(['bbbbb-bbbbb']);
    expect(await twoFactor.state(ADMIN)).toEqual({ appOn: true, passkeys: 0 });
    expect(auth.signIns.alive()).toEqual(['token-1']);
    expect(auth.mails.queued).toMatchObject([{ template: 'two-factor-enabled', recipient: EMAIL }]);
  });

  it('asks for password and code where it is on', async () => {
    await turnOn();
    auth.signIns.confirmed.clear();
    for (const code of [null, '000000']) expect(await confirm('right', code)).toBe('admin_verification_code_invalid');
    expect(await confirm('wrong', '123456')).toBe('current_password_wrong');
    expect(auth.signIns.confirmed.size).toBe(0);
    expect(await confirm('right', '123456')).toBe('none');
    expect([...auth.signIns.confirmed]).toEqual(['1']);
  });

  it('knows nobody whose account is gone', async () => {
    expect(await confirm('right', null, 'gone')).toBe('unauthorized');
    expect(await codeOf(twoFactor.begin('gone', '1'))).toBe('unauthorized');
    expect(await codeOf(twoFactor.enable('gone', { code: '123456', signInId: '1' }))).toBe('unauthorized');
  });
});
