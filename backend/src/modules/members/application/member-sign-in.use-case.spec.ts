import { authKit, codeOf, type AuthKit } from '../../../../test/harness/auth-kit.js';
import { lostFactor } from '../../../../test/harness/lost-factor.js';
import { newLinkToken } from '../../../platform/crypto/link-token.js';
import { tokenHash as hashOf } from '../../../platform/crypto/token-hash.js';
import { AccountMails } from './account-mails.js';
import { InMemoryMemberAccounts } from './member-accounts.fake.js';
import { MemberSignInUseCase } from './member-sign-in.use-case.js';
import { InMemoryMembers } from './members.fake.js';
import { RemindOfSetupUseCase } from './remind-of-setup.use-case.js';
import { vip } from './vip-subject.js';
import { MailedLinks } from './mailed-links.js';

const EMAIL = 'amara@example.com';

describe('the sign-in of a member', () => {
  let auth: AuthKit;
  let accounts: InMemoryMemberAccounts;
  let members: InMemoryMembers;
  let asked: unknown[];
  let reminder: RemindOfSetupUseCase;
  let signIn: MemberSignInUseCase;
  beforeEach(() => {
    auth = authKit();
    const outbox = {
      addJob: async (_tx: unknown, { payload }: { payload: { email?: string } }) => void asked.push(payload.email),
    };
    members = new InMemoryMembers();
    accounts = new InMemoryMemberAccounts();
    asked = [];
    reminder = new RemindOfSetupUseCase(
      members,
      members,
      accounts,
      members,
      auth.clock,
      outbox,
      new MailedLinks(members, auth.mails, auth.clock),
      auth.limiter,
      new AccountMails(auth.links),
    );
    const account = { id: 'm1', email: EMAIL, name: 'Amara Okafor' };
    accounts.accounts = [{ ...account, passwordHash: 'hash of right' }];
    signIn = new MemberSignInUseCase(accounts, auth.signIn, reminder, lostFactor({ auth, accounts, members }));
  });

  const login = (email: string, password: string, code: string | null = null) =>
    signIn.execute({ email, password, code, client: 'c', browser: 'Firefox on Linux' });

  it('remembers which browser it was, for the list of sign-ins (M-184)', async () => {
    await login(EMAIL, 'right');
    expect(auth.signIns.opened).toMatchObject([{ browser: 'Firefox on Linux' }]);
  });

  it('ends the waiting time of a second factor that was called lost (M-184)', async () => {
    await accounts.setTwoFactorEnd('m1', auth.clock.now() + 1);
    await codeOf(login(EMAIL, 'wrong'));
    expect(await accounts.twoFactorEnd('m1')).not.toBeNull();
    await login(EMAIL, 'right');
    expect(await accounts.twoFactorEnd('m1')).toBeNull();
  });

  describe('with a setup link of before', () => {
    const oldLink = (memberId: string) => {
      const { token, tokenHash } = newLinkToken();
      const now = auth.clock.now();
      members.links.push({
        tokenHash,
        memberId,
        purpose: 'setup',
        createdAt: now - 2,
        expiresAt: now - 1,
        usedAt: null,
      });
      return token;
    };

    it('mails a new one to its owner, however old it is (M-039, C-109)', async () => {
      accounts.accounts = [{ id: 'm1', email: EMAIL, name: 'Amara', passwordHash: null }];
      await reminder.renew(oldLink('m1'));
      expect(auth.mails.queued).toMatchObject([{ template: 'vip-setup-resend', recipient: EMAIL }]);
      const { searchParams } = new URL(auth.mails.queued[0]!.values['setup_url']!);
      const tokenHash = hashOf(searchParams.get('token')!);
      expect(await members.isOpen({ tokenHash, purpose: 'setup', at: auth.clock.now() })).toBe(true);
    });

    it('mails nothing where there is a password, and for a token that nobody knows', async () => {
      await reminder.renew(oldLink('m1'));
      await reminder.renew('guessed');
      expect(auth.mails.queued).toEqual([]);
    });
  });

  it('takes the address however it is written (M-026)', async () => {
    expect(await login(' AMARA@example.com ', 'right')).toEqual({ memberId: 'm1', token: 'token-1' });
    expect(auth.throttle.admitted).toEqual([{ role: 'vip', account: EMAIL, client: 'c', subjectId: 'm1' }]);
  });

  it('answers unknown addresses and wrong passwords alike (M-028)', async () => {
    expect(await codeOf(login('nobody@example.com', 'right'))).toBe('vip_login_failed');
    expect(await codeOf(login(EMAIL, 'wrong'))).toBe('vip_login_failed');
  });

  it('says to nobody which address has no password yet; its owner gets a mail with a link (M-028)', async () => {
    const { id } = await members.ensure({}, { email: 'new@example.com', name: 'Dana' });
    accounts.accounts.push({ id, email: 'new@example.com', name: 'Dana', passwordHash: null });
    for (const email of ['new@example.com', 'nobody@example.com', EMAIL])
      expect(await codeOf(login(email, 'wrong'))).toBe('vip_login_failed');
    expect(asked).toEqual(['new@example.com', 'nobody@example.com', EMAIL]);
    for (const email of asked) await reminder.mail({ email: String(email) });
    expect(auth.mails.queued).toMatchObject([{ template: 'vip-setup-reminder', recipient: 'new@example.com' }]);
    expect(members.links).toMatchObject([{ memberId: id, purpose: 'setup' }]);
  });

  it('asks for the code in the same call (M-024, C-088)', async () => {
    await auth.secondFactors.confirm(vip('m1'), '123456');
    expect(await login(EMAIL, 'right')).toBe('code_needed');
    expect(await codeOf(login(EMAIL, 'right', '000000'))).toBe('two_factor_code_invalid');
    expect(await codeOf(login(EMAIL, 'wrong', '123456'))).toBe('vip_login_failed');
    expect(await login(EMAIL, 'right', '123456')).toEqual({ memberId: 'm1', token: 'token-1' });
  });
});
