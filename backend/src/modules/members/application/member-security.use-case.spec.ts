import { authKit, codeOf, type AuthKit } from '../../../../test/harness/auth-kit.js';
import { InMemoryMemberAccounts } from './member-accounts.fake.js';
import { MemberSecurityUseCase } from './member-security.use-case.js';
import { vip } from './vip-subject.js';

// M-184
describe('the safety of an account', () => {
  let auth: AuthKit;
  let accounts: InMemoryMemberAccounts;
  let security: MemberSecurityUseCase;
  beforeEach(async () => {
    auth = authKit();
    accounts = new InMemoryMemberAccounts();
    security = new MemberSecurityUseCase(accounts, auth.signIns, auth.secondFactors, auth.transactions);
    await auth.signIns.open(vip('m1'), '203.0.113.0/24', { browser: 'Firefox on Linux' });
    await auth.signIns.open(vip('m2'), '203.0.113.0/24');
    await auth.signIns.open(vip('m1'), '198.51.100.0/24');
  });

  it('shows the open sign-ins of the member, the newest first', async () => {
    expect((await security.overview('m1')).signIns).toEqual([
      { id: '3', browser: null, client: '198.51.100.0/24', createdAt: 0 },
      { id: '1', browser: 'Firefox on Linux', client: '203.0.113.0/24', createdAt: 0 },
    ]);
  });

  it('counts backup codes where two-factor is on, and names its end', async () => {
    expect(await security.overview('m1')).toMatchObject({ backupCodesLeft: null, twoFactorEndsAt: null });
    await auth.secondFactors.begin(vip('m1'));
    await auth.secondFactors.confirm(vip('m1'), '123456');
    await accounts.setTwoFactorEnd('m1', 7);
    expect(await security.overview('m1')).toMatchObject({ backupCodesLeft: 1, twoFactorEndsAt: 7 });
  });

  it('ends one sign-in of the member, and nobody else’s', async () => {
    expect(await codeOf(security.endSignIn('m1', '2'))).toBe('not_found');
    await security.endSignIn('m1', '3');
    expect(await codeOf(security.endSignIn('m1', '3'))).toBe('not_found');
    expect(auth.signIns.alive()).toEqual(['token-1', 'token-2']);
  });

  it('signs out everywhere else', async () => {
    await auth.signIns.open(vip('m1'), 'c');
    await security.signOutEverywhere({ id: 'm1', signInId: '3' });
    expect(auth.signIns.alive()).toEqual(['token-2', 'token-3']);
  });
});
