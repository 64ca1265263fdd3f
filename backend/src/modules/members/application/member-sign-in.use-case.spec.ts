import { authKit, codeOf, type AuthKit } from '../../../../test/harness/auth-kit.js';
import { InMemoryMemberAccounts } from './member-accounts.fake.js';
import { MemberSignInUseCase } from './member-sign-in.use-case.js';
import { vip } from './vip-subject.js';

const EMAIL = 'amara@example.com';

describe('the sign-in of a member', () => {
  let auth: AuthKit;
  let accounts: InMemoryMemberAccounts;
  let signIn: MemberSignInUseCase;
  beforeEach(() => {
    auth = authKit();
    accounts = new InMemoryMemberAccounts();
    const account = { id: 'm1', email: EMAIL, name: 'Amara Okafor', awaitsSetup: false };
    accounts.accounts = [{ ...account, passwordHash: 'hash of right' }];
    signIn = new MemberSignInUseCase(accounts, auth.signIn, auth.clock, auth.limiter);
  });

  const login = (email: string, password: string, code: string | null = null) =>
    signIn.execute({ email, password, code, client: 'c' });

  it('takes the address however it is written (M-026)', async () => {
    expect(await login(' AMARA@example.com ', 'right')).toEqual({ memberId: 'm1', token: 'token-1' });
    expect(auth.throttle.admitted).toEqual([{ role: 'vip', account: EMAIL, client: 'c', subjectId: 'm1' }]);
  });

  it('answers unknown addresses and wrong passwords alike (M-028)', async () => {
    expect(await codeOf(login('nobody@example.com', 'right'))).toBe('vip_login_failed');
    expect(await codeOf(login(EMAIL, 'wrong'))).toBe('vip_login_failed');
  });

  it('asks for the code in the same call (M-024, C-088)', async () => {
    await auth.secondFactors.confirm(vip('m1'), '123456');
    expect(await login(EMAIL, 'right')).toBe('code_needed');
    expect(await codeOf(login(EMAIL, 'right', '000000'))).toBe('two_factor_code_invalid');
    expect(await codeOf(login(EMAIL, 'wrong', '123456'))).toBe('vip_login_failed');
    expect(await login(EMAIL, 'right', '123456')).toEqual({ memberId: 'm1', token: 'token-1' });
  });
});
