import { authKit, codeOf, KIT_NOW, type AuthKit } from '../../../../test/harness/auth-kit.js';
import { SoftwareAuthenticator } from '../../../../test/harness/software-authenticator.js';
import { madePasskey, usedPasskey } from '../../../platform/http/passkey-answers.js';
import { InMemoryMemberAccounts } from './member-accounts.fake.js';
import { MemberPasskeysUseCase } from './member-passkeys.use-case.js';
import { MemberTwoFactorUseCase } from './member-two-factor.use-case.js';
import { vip } from './vip-subject.js';

const AMARA = { id: 'm1', signInId: '1', signedInAt: KIT_NOW };
const EMAIL = 'amara@example.com';
const ORIGIN = 'http://localhost:4201';

// C-088, C-091
describe('the passkeys of members', () => {
  let auth: AuthKit;
  let passkeys: MemberPasskeysUseCase;
  let phone: SoftwareAuthenticator;
  beforeEach(async () => {
    auth = authKit();
    const accounts = new InMemoryMemberAccounts();
    accounts.accounts = [{ id: 'm1', email: EMAIL, name: 'Amara', passwordHash: 'hash of right' }];
    const { transactions, secondFactors, signIn, signIns, clock, notices } = auth;
    const identity = new MemberTwoFactorUseCase(accounts, transactions, secondFactors, signIn, signIns, clock, notices);
    passkeys = new MemberPasskeysUseCase(accounts, auth.passkeys, identity, auth.audit);
    phone = new SoftwareAuthenticator(ORIGIN);
    await signIns.open(vip('m1'), 'c');
  });

  const add = async () => {
    const { handle, options } = await passkeys.askToAdd(AMARA);
    return passkeys.add(AMARA, { handle, made: madePasskey({ handle, ...phone.make(options) }), label: 'iPhone' });
  };
  const signIn = async () => {
    const { handle, options } = await passkeys.askToSignIn();
    const used = usedPasskey({ handle, ...phone.use(options) });
    return passkeys.signIn({ handle, used, client: 'c', browser: 'Safari on iOS' });
  };

  it('are added and removed only after the password was given again (S5)', async () => {
    expect(await codeOf(add())).toBe('password_confirmation_required');
    await auth.signIns.confirm('1');
    const { id } = await add();
    auth.signIns.confirmed.clear();
    expect(await codeOf(passkeys.remove(AMARA, id))).toBe('password_confirmation_required');
    await auth.signIns.confirm('1');
    expect(await codeOf(passkeys.remove(AMARA, id))).toBe('none');
    expect(auth.mails.queued.map(({ template }) => template)).toEqual(['passkey-added', 'passkey-removed']);
    expect(auth.audited.map(({ action }) => action)).toEqual(['member passkey added', 'member passkey removed']);
  });

  it('sign in without password and code, in a browser that the owner sees', async () => {
    await auth.secondFactors.confirm(vip('m1'), '123456');
    await auth.signIns.confirm('1');
    await add();
    expect(await signIn()).toEqual({ memberId: 'm1', token: 'token-2' });
    expect(auth.signIns.opened[1]).toMatchObject({ browser: 'Safari on iOS' });
  });

  it('open nothing once they are removed, in the words of a wrong password (S4)', async () => {
    await auth.signIns.confirm('1');
    const { id } = await add();
    await passkeys.remove(AMARA, id);
    expect(await codeOf(signIn())).toBe('vip_login_failed');
  });

  it('confirm what is hard to undo', async () => {
    await auth.signIns.confirm('1');
    const { id } = await add();
    auth.signIns.confirmed.clear();
    const { handle, options } = await passkeys.askToConfirm(AMARA);
    await passkeys.confirm(AMARA, { handle, used: usedPasskey({ handle, ...phone.use(options) }) });
    await passkeys.rename('m1', id, 'Phone');
    expect(await passkeys.list('m1')).toMatchObject([{ label: 'Phone', lastUsedAt: KIT_NOW }]);
    expect(await codeOf(passkeys.remove(AMARA, id))).toBe('none');
  });
});
