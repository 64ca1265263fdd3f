import { HOUR_MS } from '@summit/rules';
import { authKit, codeOf, KIT_NOW as NOW, type AuthKit } from '../../../../test/harness/auth-kit.js';
import { unitConfig } from '../../../../test/harness/unit-config.js';
import { ChangeSpeakerEmailUseCase } from './change-speaker-email.use-case.js';
import { ChangeSpeakerPasswordUseCase } from './change-speaker-password.use-case.js';
import { ForgotSpeakerPasswordUseCase } from './forgot-speaker-password.use-case.js';
import { InMemoryPayoutMethods } from './payout-methods.fake.js';
import { SetSpeakerPasswordUseCase } from './set-speaker-password.use-case.js';
import { SpeakerAccountMails } from './speaker-account-mails.js';
import { InMemorySpeakerAccounts } from './speaker-accounts.fake.js';
import { SpeakerIdentity } from './speaker-identity.js';
import { SpeakerLinkMail } from './speaker-link-mail.js';
import { SpeakerResetLinks } from './speaker-reset-links.js';

const OLD = 'amara@speakers.test';
const NEW = 'amara@okafor.example';
const GOOD = 'ridge walker at dawn';
const AT_WORK = { id: 'a1', signInId: '1', client: 'c' };

// F-315
describe('changes of a speaker account', () => {
  let accounts: InMemorySpeakerAccounts;
  let methods: InMemoryPayoutMethods;
  let auth: AuthKit;
  let asked: unknown[];
  let forgot: ForgotSpeakerPasswordUseCase;
  let setPassword: SetSpeakerPasswordUseCase;
  let password: ChangeSpeakerPasswordUseCase;
  let email: ChangeSpeakerEmailUseCase;
  beforeEach(async () => {
    accounts = new InMemorySpeakerAccounts();
    accounts.accounts = [
      { id: 'a1', code: 'AMARA', name: 'Amara', email: OLD, status: 'active', passwordHash: 'hash of right' },
    ];
    methods = new InMemoryPayoutMethods();
    auth = authKit({ transaction: (work) => accounts.transaction(work) });
    const { clock, mails, links, newPasswords, signIns, transactions } = auth;
    asked = [];
    const requests = { ask: async (request: unknown) => void asked.push(request) };
    const identity = new SpeakerIdentity(accounts, auth.signIn);
    const resetLinks = new SpeakerResetLinks(accounts, mails, links, new SpeakerLinkMail(links));
    forgot = new ForgotSpeakerPasswordUseCase(transactions, accounts, requests, resetLinks, clock);
    setPassword = new SetSpeakerPasswordUseCase(accounts, newPasswords, signIns, clock);
    password = new ChangeSpeakerPasswordUseCase(accounts, newPasswords, identity, clock);
    email = new ChangeSpeakerEmailUseCase(
      accounts,
      methods,
      transactions,
      identity,
      signIns,
      auth.audit,
      mails,
      new SpeakerAccountMails(links, unitConfig()),
      auth.limiter,
      clock,
    );
    await signIns.open({ role: 'speaker', id: 'a1' }, 'c');
  });

  const lastMail = () => auth.mails.queued.at(-1)!;
  const tokenIn = (url: string | undefined) => [...new URL(url!).searchParams.values()][0]!;
  const resetToken = async () => {
    await forgot.mail({ email: OLD });
    return tokenIn(lastMail().values['reset_url']);
  };
  const reset = (token: string) =>
    codeOf(setPassword.execute({ token, password: GOOD, confirmation: GOOD, client: 'new' }));

  describe('a forgotten password', () => {
    it('is asked for alike by every address', async () => {
      await forgot.ask('nobody@speakers.test');
      expect(asked).toEqual([
        { role: 'speaker', email: 'nobody@speakers.test', task: 'affiliates/mail-reset', linkMinutes: 60 },
      ]);
      await forgot.mail({ email: 'nobody@speakers.test' });
      expect(auth.mails.queued).toEqual([]);
    });

    it('is replaced with the newest link, once, within an hour, which ends every sign-in', async () => {
      const older = await resetToken();
      const token = await resetToken();
      expect(lastMail()).toMatchObject({ recipient: OLD, values: { speaker_code: 'AMARA', valid_for: '60 minutes' } });
      expect(await reset(older)).toBe('speaker_setup_link_invalid');
      expect(await reset(token)).toBe('none');
      expect(auth.signIns.alive()).toEqual(['token-2']);
      expect(await reset(token)).toBe('speaker_setup_link_invalid');
      const late = await resetToken();
      auth.clock.advance(HOUR_MS);
      expect(await reset(late)).toBe('speaker_setup_link_invalid');
    });

    it('leaves an invitation alone, and mails nothing to who is disabled', async () => {
      const link = { tokenHash: 'h', affiliateId: 'a1', createdAt: NOW, expiresAt: NOW + HOUR_MS };
      await accounts.openLink({}, { ...link, purpose: 'invite', email: null });
      await resetToken();
      expect(accounts.links.map(({ purpose }) => purpose)).toEqual(['invite', 'reset']);
      accounts.accounts[0]!.status = 'disabled';
      await forgot.mail({ email: OLD });
      expect(auth.mails.queued).toHaveLength(1);
    });

    it('mails a link for each account of the address', async () => {
      accounts.accounts.push({ ...accounts.accounts[0]!, id: 'a2', code: 'SECOND' });
      await forgot.mail({ email: OLD });
      expect(auth.mails.queued.map(({ values }) => values['speaker_code'])).toEqual(['AMARA', 'SECOND']);
    });
  });

  describe('another password', () => {
    const change = (current: string, next = GOOD, again = next) =>
      codeOf(password.execute(AT_WORK, { current, password: next, confirmation: again }));

    it('needs the one of now, and ends every other sign-in and link', async () => {
      await auth.signIns.open({ role: 'speaker', id: 'a1' }, 'other');
      const token = await resetToken();
      expect(await change('wrong')).toBe('current_password_wrong');
      expect(await change('right')).toBe('none');
      expect(accounts.accounts[0]!.passwordHash).toBe(`hash of ${GOOD}`);
      expect(auth.signIns.alive()).toEqual(['token-1']);
      expect(lastMail()).toMatchObject({ template: 'password-changed', recipient: OLD });
      expect(await reset(token)).toBe('speaker_setup_link_invalid');
    });

    it.each([
      ['short', 'short', 'new_password_too_short'],
      [GOOD, 'another', 'new_passwords_do_not_match'],
      ['AMARA AMARA', 'AMARA AMARA', 'none'],
      [OLD, OLD, 'password_is_own_name'],
    ])('may be %s, typed again as %s: %s', async (next, again, code) => {
      expect(await change('right', next, again)).toBe(code);
    });

    it('is not for who was disabled since', async () => {
      accounts.accounts[0]!.status = 'disabled';
      expect(await change('right')).toBe('forbidden');
    });
  });

  describe('another address', () => {
    const ask = (address: string, current = 'right') =>
      codeOf(email.ask(AT_WORK, { email: address, password: current }));
    const token = () => tokenIn(lastMail().values['confirm_url']);

    it('changes nothing before the link in the new mailbox is used; then the old one hears of it', async () => {
      expect(await ask(NEW, 'wrong')).toBe('current_password_wrong');
      expect(await ask(` ${NEW.toUpperCase()} `)).toBe('none');
      expect(lastMail()).toMatchObject({ template: 'speaker-email-change-link', recipient: NEW });
      expect(accounts.accounts[0]!.email).toBe(OLD);
      await email.confirm(token());
      expect(accounts.accounts[0]!.email).toBe(NEW);
      expect(auth.signIns.alive()).toEqual([]);
      expect(lastMail()).toMatchObject({
        template: 'speaker-email-changed',
        recipient: OLD,
        values: { new_email: 'a***@okafor.example' },
      });
      expect(auth.audited).toMatchObject([
        { before: { email: 'a***@speakers.test' }, after: { email: 'a***@okafor.example' } },
      ]);
    });

    it('does not move payouts that went to the old one', async () => {
      await ask(NEW);
      await email.confirm(token());
      expect((await methods.ofAffiliate('a1')).approved!.details).toEqual({
        kind: 'paypal',
        email: OLD,
        taxNote: null,
      });
    });

    it('takes payouts along where the old one was that of the content, which stands for none', async () => {
      accounts.accounts[0]!.email = 'amara-okafor@speakers.summit.test';
      await ask(NEW);
      await email.confirm(token());
      expect(await methods.ofAffiliate('a1')).toEqual({ approved: null, waiting: null });
    });

    it('works with the newest link, once, for an hour, and sets no password', async () => {
      await ask(NEW);
      const first = token();
      await ask('third@okafor.example');
      expect(await codeOf(email.confirm(first))).toBe('account_link_invalid');
      expect(await reset(token())).toBe('speaker_setup_link_invalid');
      auth.clock.advance(HOUR_MS);
      expect(await codeOf(email.confirm(token()))).toBe('account_link_invalid');
      await ask(NEW);
      const used = token();
      await email.confirm(used);
      expect(await codeOf(email.confirm(used))).toBe('account_link_invalid');
    });

    it.each([
      [OLD, 'new_email_is_current'],
      ['\u0430mara@okafor.example', 'look_alike_letters'],
    ])('may not be %s: %s', async (address, code) => {
      expect(await ask(address)).toBe(code);
      expect(auth.mails.queued).toEqual([]);
    });

    it('mails strangers only so often', async () => {
      auth.limiter.hit = async () => ({ allowed: false, retryAfter: 60 });
      expect(await ask(NEW)).toBe('rate_limited');
    });
  });
});
