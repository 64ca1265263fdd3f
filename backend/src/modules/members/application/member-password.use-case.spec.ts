import { authKit, codeOf, KIT_NOW, type AuthKit } from '../../../../test/harness/auth-kit.js';
import { newLinkToken } from '../../../platform/crypto/link-token.js';
import { InMemoryMemberAccounts } from './member-accounts.fake.js';
import type { LinkPurpose } from './member-links.port.js';
import { MemberPasswordUseCase } from './member-password.use-case.js';
import { InMemoryMembers } from './members.fake.js';
import { vip } from './vip-subject.js';

const GOOD = 'ridge walker at dawn';
const EMAIL = 'amara@example.com';
const ACCOUNT = { id: 'm1', email: EMAIL, name: 'Amara Okafor' };

describe('the password of a member', () => {
  let auth: AuthKit;
  let accounts: InMemoryMemberAccounts;
  let links: InMemoryMembers;
  let passwords: MemberPasswordUseCase;
  beforeEach(() => {
    auth = authKit();
    accounts = new InMemoryMemberAccounts();
    accounts.accounts = [{ ...ACCOUNT, passwordHash: null }];
    links = new InMemoryMembers();
    const { newPasswords, signIn, signIns, passkeys, clock } = auth;
    passwords = new MemberPasswordUseCase(accounts, links, newPasswords, signIn, signIns, passkeys, clock);
  });

  const mail = (purpose: LinkPurpose) => {
    const { token, tokenHash } = newLinkToken();
    const link = { tokenHash, memberId: 'm1', purpose, createdAt: KIT_NOW, expiresAt: KIT_NOW + 1_000 };
    links.links.push({ ...link, usedAt: null });
    return token;
  };
  const hasPassword = () => (accounts.accounts = [{ ...ACCOUNT, passwordHash: 'hash of right' }]);
  const setUp = (token: string, password = GOOD, confirmation = password) =>
    passwords.setUp({ token, password, confirmation, client: 'c' });
  const reset = (token: string, password = GOOD) =>
    passwords.reset({ token, password, confirmation: password, client: 'new' });
  const change = (current: string, password = GOOD, confirmation = password) =>
    codeOf(passwords.change({ memberId: 'm1', signInId: '1', client: 'c' }, { current, password, confirmation }));

  it('is set with the setup link, once, and signs in without a notice (M-037)', async () => {
    const token = mail('setup');
    expect(await setUp(token)).toEqual({ memberId: 'm1', token: 'token-1' });
    expect(accounts.accounts[0]!.passwordHash).toBe(`hash of ${GOOD}`);
    expect(auth.mails.queued).toEqual([]);
    expect(await codeOf(setUp(token))).toBe('setup_link_invalid');
  });

  it('is not replaced by a setup link', async () => {
    hasPassword();
    expect(await codeOf(setUp(mail('setup')))).toBe('setup_link_invalid');
    expect(accounts.accounts[0]!.passwordHash).toBe('hash of right');
  });

  it('is reset with a mailed link, which ends every sign-in, opens none and is told (C-034)', async () => {
    hasPassword();
    await auth.signIns.open(vip('m1'), 'c');
    await reset(mail('reset'));
    expect(auth.signIns.alive()).toEqual([]);
    expect(auth.mails.queued).toMatchObject([{ template: 'password-changed', recipient: EMAIL }]);
    expect(auth.signIns.trusted).toEqual([{ subject: vip('m1'), client: 'new' }]);
    expect(await codeOf(reset(mail('setup')))).toBe('reset_link_invalid');
  });

  it('is refused with a link that is over, before anything is hashed', async () => {
    const token = mail('reset');
    auth.clock.advance(1_000);
    auth.hasher.hash = () => Promise.reject(new Error('hashed'));
    expect(await codeOf(reset(token))).toBe('reset_link_invalid');
  });

  it('is changed with the current one, which keeps this sign-in and ends the links (M-060, M-062)', async () => {
    hasPassword();
    await auth.signIns.open(vip('m1'), 'c');
    await auth.signIns.open(vip('m1'), 'c');
    const token = mail('reset');
    expect(await change('wrong')).toBe('current_password_wrong');
    expect(await change('right')).toBe('none');
    expect(auth.signIns.alive()).toEqual(['token-1']);
    expect(auth.mails.templates()).toEqual(['password-changed']);
    expect(await codeOf(reset(token))).toBe('reset_link_invalid');
  });

  it('is refused in the order of its page (M-031, M-032, M-055)', async () => {
    hasPassword();
    expect(await change('right', '1234567', 'other')).toBe('new_passwords_do_not_match');
    expect(await change('right', '1234567')).toBe('new_password_too_short');
    expect(await codeOf(setUp(mail('setup'), '1234567', 'other'))).toBe('password_too_short');
    expect(await codeOf(setUp(mail('setup'), 'riverstone', 'riverstones'))).toBe('passwords_do_not_match');
    expect(await change('right', EMAIL)).toBe('password_is_own_name');
  });
});
