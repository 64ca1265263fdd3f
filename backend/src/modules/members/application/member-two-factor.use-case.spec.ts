import { MINUTE_MS } from '@summit/rules';
import { authKit, codeOf, KIT_NOW, type AuthKit } from '../../../../test/harness/auth-kit.js';
import { InMemoryMemberAccounts } from './member-accounts.fake.js';
import { MemberTwoFactorUseCase } from './member-two-factor.use-case.js';
import { vip } from './vip-subject.js';

const EMAIL = 'amara@example.com';
const AT_WORK = { id: 'm1', signInId: '1', signedInAt: KIT_NOW };

describe('the authenticator app of a member', () => {
  let auth: AuthKit;
  let twoFactor: MemberTwoFactorUseCase;
  beforeEach(async () => {
    auth = authKit();
    const accounts = new InMemoryMemberAccounts();
    accounts.accounts = [{ id: 'm1', email: EMAIL, name: 'Amara', passwordHash: 'hash of right' }];
    const { transactions, secondFactors, signIn, signIns, clock, notices } = auth;
    twoFactor = new MemberTwoFactorUseCase(accounts, transactions, secondFactors, signIn, signIns, clock, notices);
    await signIns.open(vip('m1'), 'c');
    await signIns.open(vip('m1'), 'elsewhere');
  });

  const confirm = (password: string, code: string | null = null, member = AT_WORK) =>
    codeOf(twoFactor.confirmIdentity(member, { password, code, client: 'c' }));
  const turnOn = async () => {
    await confirm('right');
    await twoFactor.begin(AT_WORK);
    await twoFactor.enable(AT_WORK, '123456');
    auth.signIns.confirmed.clear();
  };

  it('begins only after the password was given again, however fresh the sign-in is (M-067, S5)', async () => {
    expect(await codeOf(twoFactor.begin(AT_WORK))).toBe('password_confirmation_required');
    expect(await confirm('wrong')).toBe('current_password_wrong');
    expect(await codeOf(twoFactor.begin(AT_WORK))).toBe('password_confirmation_required');
    expect(await confirm('right')).toBe('none');
    expect(await twoFactor.begin(AT_WORK)).toMatchObject({ secret: 'SECRET', backupCodes: ['aaaaa-aaaaa'] });
  });

  it('names the age of the sign-in to who comes later than 15 minutes without the password (C-091)', async () => {
    const member = { ...AT_WORK, signedInAt: KIT_NOW - 16 * MINUTE_MS };
    expect(await codeOf(twoFactor.begin(member))).toBe('recent_sign_in_required');
    expect(await confirm('right', null, member)).toBe('none');
    expect(await codeOf(twoFactor.begin(member))).toBe('none');
  });

  it('is on with a right code; other sign-ins end and the owner gets a mail (M-068, M-062)', async () => {
    await confirm('right');
    await twoFactor.begin(AT_WORK);
    expect(await codeOf(twoFactor.enable(AT_WORK, '000000'))).toBe('two_factor_code_invalid');
    expect(auth.mails.queued).toEqual([]);
    await twoFactor.enable(AT_WORK, '123456');
    expect(await auth.secondFactors.isOn(vip('m1'))).toBe(true);
    expect(auth.signIns.alive()).toEqual(['token-1']);
    expect(auth.mails.queued).toMatchObject([{ template: 'two-factor-enabled', recipient: EMAIL }]);
  });

  it('goes off with password and code only; the owner hears of it (M-069, S5)', async () => {
    await turnOn();
    expect(await codeOf(twoFactor.disable(AT_WORK))).toBe('password_confirmation_required');
    for (const code of [null, '000000']) expect(await confirm('right', code)).toBe('two_factor_code_invalid');
    expect(await codeOf(twoFactor.disable(AT_WORK))).toBe('password_confirmation_required');
    expect(await confirm('right', '123456')).toBe('none');
    await twoFactor.disable(AT_WORK);
    expect(await auth.secondFactors.isOn(vip('m1'))).toBe(false);
    expect(auth.mails.queued.at(-1)).toMatchObject({ template: 'two-factor-disabled', recipient: EMAIL });
  });

  it('makes new backup codes after the password was given again, and tells the owner (M-070)', async () => {
    expect(await codeOf(twoFactor.renewBackupCodes(AT_WORK))).toBe('two_factor_not_enabled');
    await turnOn();
    expect(await codeOf(twoFactor.renewBackupCodes(AT_WORK))).toBe('password_confirmation_required');
    await confirm('right', '123456');
    expect(await twoFactor.renewBackupCodes(AT_WORK)).toEqual(['bbbbb-bbbbb']);
    expect(auth.mails.queued.at(-1)).toMatchObject({ template: 'backup-codes-renewed', recipient: EMAIL });
  });

  it('has nothing to turn off where it is off', async () => {
    expect(await codeOf(twoFactor.disable(AT_WORK))).toBe('two_factor_not_enabled');
  });
});
