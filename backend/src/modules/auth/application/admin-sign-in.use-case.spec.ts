import { authKit, codeOf, type AuthKit } from '../../../../test/harness/auth-kit.js';
import { InMemoryAdminAccounts, owner } from './admin-accounts.fake.js';
import { AdminSignInUseCase } from './admin-sign-in.use-case.js';

const EMAIL = 'amara@summit.test';

describe('the sign-in of an administrator', () => {
  let auth: AuthKit;
  let accounts: InMemoryAdminAccounts;
  let signIn: AdminSignInUseCase;
  beforeEach(() => {
    auth = authKit();
    accounts = new InMemoryAdminAccounts();
    accounts.accounts = [owner({ id: 'a1', email: EMAIL, passwordHash: 'hash of right' })];
    signIn = new AdminSignInUseCase(accounts, auth.signIn, auth.signIns, auth.challenges);
  });

  const login = (email: string, password: string) => signIn.withPassword({ email, password, client: 'c' });

  it('takes the address however it is written (A-029)', async () => {
    expect(await login(' AMARA@summit.test ', 'right')).toMatchObject({ signedIn: { email: EMAIL, token: 'token-1' } });
    expect(auth.throttle.admitted).toEqual([{ role: 'admin', account: EMAIL, client: 'c', subjectId: 'a1' }]);
  });

  it('answers unknown addresses and wrong passwords alike (S4)', async () => {
    expect(await codeOf(login('nobody@summit.test', 'right'))).toBe('admin_login_failed');
    expect(await codeOf(login(EMAIL, 'wrong'))).toBe('admin_login_failed');
  });

  it('asks for the code in a second step, which belongs to the address (A-030, A-038)', async () => {
    await auth.secondFactors.confirm({ role: 'admin', id: 'a1' }, '123456');
    expect(await login(EMAIL, 'right')).toEqual({ challenge: 'challenge-1' });
    const verify = (email: string, token: string, code: string) => signIn.withCode({ email, token, code });
    expect(await codeOf(verify(EMAIL, 'challenge-1', '000000'))).toBe('admin_two_factor_code_invalid');
    expect(await codeOf(verify('other@summit.test', 'challenge-1', '123456'))).toBe('admin_two_factor_failed');
    expect(await codeOf(verify(EMAIL, 'challenge-9', '123456'))).toBe('admin_two_factor_failed');
    expect(await verify(EMAIL, 'challenge-1', '123456')).toMatchObject({ email: EMAIL, token: 'token-1' });
  });

  it('opens nothing with the code of an account that is disabled or gone meanwhile', async () => {
    await auth.challenges.open({ role: 'admin', id: 'a1' }, 'c');
    const verify = () => codeOf(signIn.withCode({ email: EMAIL, token: 'challenge-1', code: '123456' }));
    const [account] = accounts.accounts;
    accounts.accounts = [{ ...account!, disabled: true }];
    expect(await verify()).toBe('admin_two_factor_failed');
    accounts.accounts = [];
    expect(await verify()).toBe('admin_two_factor_failed');
    expect(auth.signIns.opened).toEqual([]);
  });

  it('opens nothing with the token of another area', async () => {
    await auth.challenges.open({ role: 'vip', id: 'a1' }, 'c');
    const answer = signIn.withCode({ email: EMAIL, token: 'challenge-1', code: '123456' });
    expect(await codeOf(answer)).toBe('admin_two_factor_failed');
  });
});
