import { DAY_MS, HOUR_MS } from '@summit/rules';
import { authKit, codeOf, KIT_NOW, type AuthKit, heldPasskey } from '../../../../test/harness/auth-kit.js';
import { AccountMails } from './account-mails.js';
import { ChangeEmailUseCase } from './change-email.use-case.js';
import { InMemoryMemberAccounts } from './member-accounts.fake.js';
import { MemberTwoFactorUseCase } from './member-two-factor.use-case.js';
import { InMemoryMembers } from './members.fake.js';
import { vip } from './vip-subject.js';
import { MailedLinks } from './mailed-links.js';

const OLD = 'amara@example.com';
const NEW = 'amara@okafor.example';
const AT_WORK = { id: 'm1', signInId: '1', signedInAt: KIT_NOW };

// M-184
describe('another address for a member', () => {
  let auth: AuthKit;
  let accounts: InMemoryMemberAccounts;
  let followed: string[];
  let change: ChangeEmailUseCase;
  beforeEach(async () => {
    auth = authKit();
    accounts = new InMemoryMemberAccounts();
    accounts.accounts = [
      { id: 'm1', email: OLD, name: 'Amara', passwordHash: 'hash of right' },
      { id: 'm2', email: 'taken@example.com', name: 'Bo', passwordHash: null },
    ];
    const members = new InMemoryMembers();
    const { transactions, secondFactors, signIn, signIns, clock, notices, limiter } = auth;
    const identity = new MemberTwoFactorUseCase(accounts, transactions, secondFactors, signIn, signIns, clock, notices);
    followed = [];
    const access = { followAddress: async (_tx: unknown, id: string) => void followed.push(id) };
    const mails = new AccountMails(auth.links);
    change = new ChangeEmailUseCase(
      accounts,
      members,
      members,
      new MailedLinks(members, auth.mails, clock),
      identity,
      access,
      auth.audit,
      signIns,
      auth.passkeys,
      mails,
      limiter,
      clock,
    );
    await signIns.open(vip('m1'), 'c');
    await signIns.confirm('1');
  });

  const ask = (email: string) => codeOf(change.ask(AT_WORK, email));
  const token = () => new URL(auth.mails.queued.at(-1)!.values['confirm_url']!).searchParams.get('token')!;
  const emailOf = async (id: string) => (await accounts.byId(id))!.email;

  it('is asked for after the password was given again (C-091)', async () => {
    auth.signIns.confirmed.clear();
    expect(await ask(NEW)).toBe('password_confirmation_required');
  });

  it('changes nothing before the link in the new mailbox is used; then the old one hears of it', async () => {
    expect(await ask(` ${NEW.toUpperCase()} `)).toBe('none');
    expect(auth.mails.queued).toMatchObject([{ template: 'email-change-link', recipient: NEW }]);
    expect(await emailOf('m1')).toBe(OLD);
    expect(await change.confirm(token(), null)).toBe(NEW);
    expect(await emailOf('m1')).toBe(NEW);
    expect(auth.mails.queued.at(-1)).toMatchObject({
      template: 'email-changed',
      recipient: OLD,
      values: { new_email: 'a***@okafor.example' },
    });
    expect(followed).toEqual(['m1']);
    expect(auth.audited).toEqual([
      {
        subject: vip('m1'),
        action: 'member address changed',
        before: { email: 'a***@example.com' },
        after: { email: 'a***@okafor.example' },
      },
    ]);
  });

  it('works with the newest link, once, for an hour', async () => {
    await ask(NEW);
    const first = token();
    await ask('third@example.com');
    expect(await codeOf(change.confirm(first, null))).toBe('account_link_invalid');
    auth.clock.advance(HOUR_MS);
    expect(await codeOf(change.confirm(token(), null))).toBe('account_link_invalid');
    await ask(NEW);
    await change.confirm(token(), null);
    expect(await codeOf(change.confirm('guessed', null))).toBe('account_link_invalid');
  });

  it('mails nothing to an address that somebody has, and does not say so', async () => {
    expect(await ask('taken@example.com')).toBe('none');
    expect(auth.mails.queued).toEqual([]);
    expect(await ask(OLD)).toBe('new_email_is_current');
  });

  it('is refused where somebody took it in between', async () => {
    await ask(NEW);
    accounts.accounts.push({ id: 'm3', email: NEW, name: 'Cy', passwordHash: null });
    expect(await codeOf(change.confirm(token(), null))).toBe('email_taken');
    expect(await emailOf('m1')).toBe(OLD);
  });

  it('can be taken back to an address of before', async () => {
    await ask(NEW);
    await change.confirm(token(), null);
    await ask(OLD);
    expect(await change.confirm(token(), null)).toBe(OLD);
  });

  describe('once it has changed', () => {
    const confirm = async (email: string) => {
      await ask(email);
      await change.confirm(token(), AT_WORK);
    };
    const undo = () =>
      new URL(
        auth.mails.queued.findLast(({ template }) => template === 'email-changed')!.values['undo_url']!,
      ).searchParams.get('undo')!;

    it('ends the sign-ins but the one that confirmed it', async () => {
      await auth.signIns.open(vip('m1'), 'elsewhere');
      await confirm(NEW);
      expect(auth.signIns.alive()).toEqual(['token-1']);
    });

    it('ends that of somebody else’s browser not', async () => {
      await auth.signIns.open(vip('m2'), 'c');
      await ask(NEW);
      await change.confirm(token(), { id: 'm2', signInId: '2' });
      expect(auth.signIns.alive()).toEqual(['token-2']);
    });

    it('is taken back by the owner of the address before, which ends every sign-in, within seven days', async () => {
      await confirm(NEW);
      expect(auth.mails.queued.at(-1)!.values['valid_for']).toBe('7 days');
      auth.clock.advance(7 * DAY_MS - 1);
      expect(await change.takeBack(undo())).toBe(OLD);
      expect(await emailOf('m1')).toBe(OLD);
      expect(auth.signIns.alive()).toEqual([]);
      expect(auth.audited.at(-1)).toMatchObject({
        action: 'member address taken back',
        before: { email: 'a***@okafor.example' },
        after: { email: 'a***@example.com' },
      });
      expect(await codeOf(change.takeBack(undo()))).toBe('account_link_invalid');
      await confirm(NEW);
      auth.clock.advance(7 * DAY_MS);
      expect(await codeOf(change.takeBack(undo()))).toBe('account_link_invalid');
    });

    it('leaves no passkey when it is taken back, however old, and says so (C-088)', async () => {
      auth.passkeyStore.rows = [heldPasskey(vip('m1'), { id: 'of the thief', createdAt: KIT_NOW - 1 })];
      await confirm(NEW);
      auth.clock.advance(7 * DAY_MS - 1);
      await change.takeBack(undo());
      expect(auth.passkeyStore.rows).toEqual([]);
      const notice = { template: 'passkey-removed', recipient: OLD, values: { passkey: 'of the thief' } };
      expect(auth.mails.queued).toContainEqual(
        expect.objectContaining({ ...notice, values: expect.objectContaining(notice.values) }),
      );
    });

    it('leaves no authenticator of the days before the change, and says so; an older one stays', async () => {
      const turnOn = async (now: number) => {
        await auth.secondFactors.turnOff(vip('m1'));
        auth.secondFactors.now = now;
        await auth.secondFactors.confirm(vip('m1'), '123456');
      };
      await turnOn(KIT_NOW - 6 * DAY_MS);
      await confirm(NEW);
      auth.clock.advance(7 * DAY_MS - 1);
      await change.takeBack(undo());
      expect(await auth.secondFactors.isOn(vip('m1'))).toBe(false);
      expect(auth.mails.queued).toContainEqual(
        expect.objectContaining({ template: 'two-factor-disabled', recipient: OLD }),
      );
      await turnOn(KIT_NOW - 8 * DAY_MS);
      await confirm(NEW);
      await change.takeBack(undo());
      expect(await auth.secondFactors.isOn(vip('m1'))).toBe(true);
    });

    it('belongs to the owner of the first address, also when somebody changes it on and on', async () => {
      await confirm(NEW);
      const first = undo();
      auth.clock.advance(1);
      await confirm('third@example.com');
      const second = undo();
      await change.takeBack(second);
      expect(await change.takeBack(first)).toBe(OLD);
      expect(await emailOf('m1')).toBe(OLD);
    });

    it('lets nobody undo that', async () => {
      await confirm(NEW);
      const first = undo();
      auth.clock.advance(1);
      await confirm('third@example.com');
      await change.takeBack(first);
      expect(await codeOf(change.takeBack(undo()))).toBe('account_link_invalid');
      expect(await emailOf('m1')).toBe(OLD);
    });

    it('stays where somebody else has the address before by now', async () => {
      await confirm(NEW);
      accounts.accounts.push({ id: 'm3', email: OLD, name: 'Cy', passwordHash: null });
      expect(await codeOf(change.takeBack(undo()))).toBe('email_taken');
      expect(await emailOf('m1')).toBe(NEW);
    });
  });
});
