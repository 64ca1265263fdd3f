import { DAY_MS } from '@summit/rules';
import { randomUUID } from 'node:crypto';
import { authKit, codeOf, KIT_NOW as NOW, type AuthKit } from '../../../../test/harness/auth-kit.js';
import { unitConfig } from '../../../../test/harness/unit-config.js';
import { ChangeSpeakerEmailUseCase } from './change-speaker-email.use-case.js';
import { InMemoryPayoutMethods } from './payout-methods.fake.js';
import { SpeakerAccountMails } from './speaker-account-mails.js';
import { InMemorySpeakerAccounts } from './speaker-accounts.fake.js';
import { SpeakerIdentity } from './speaker-identity.js';
import { SpeakerLinkMail } from './speaker-link-mail.js';
import { SpeakerResetLinks } from './speaker-reset-links.js';
import { TakeBackSpeakerEmailUseCase } from './take-back-speaker-email.use-case.js';

const OLD = 'amara@speakers.test';
const THIEF = 'amara@thief.example';
const OTHER = 'amara@elsewhere.example';
const SPEAKER = { role: 'speaker', id: 'a1' } as const;

// F-315
describe('a speaker’s former address', () => {
  let accounts: InMemorySpeakerAccounts;
  let methods: InMemoryPayoutMethods;
  let auth: AuthKit;
  let change: ChangeSpeakerEmailUseCase;
  let takeBack: TakeBackSpeakerEmailUseCase;
  let caughtUp: string[];
  beforeEach(() => {
    caughtUp = [];
    accounts = new InMemorySpeakerAccounts();
    accounts.accounts = [
      { id: 'a1', code: 'AMARA', name: 'Amara', email: OLD, status: 'active', passwordHash: 'hash of right' },
    ];
    methods = new InMemoryPayoutMethods();
    auth = authKit({ transaction: (work) => accounts.transaction(work) });
    const { clock, mails, links, signIns, transactions, audit, limiter } = auth;
    const accountMails = new SpeakerAccountMails(links, unitConfig());
    const identity = new SpeakerIdentity(accounts, auth.signIn);
    change = new ChangeSpeakerEmailUseCase(
      accounts,
      methods,
      transactions,
      identity,
      signIns,
      audit,
      mails,
      accountMails,
      limiter,
      clock,
    );
    const resetLinks = new SpeakerResetLinks(accounts, mails, links, new SpeakerLinkMail(links));
    takeBack = new TakeBackSpeakerEmailUseCase(
      accounts,
      methods,
      transactions,
      signIns,
      audit,
      mails,
      accountMails,
      resetLinks,
      { catchUp: async (affiliateId) => void caughtUp.push(affiliateId) },
      clock,
    );
  });

  const newest = (template: string, value: string) =>
    auth.mails.queued.findLast((mail) => mail.template === template)!.values[value]!;
  const undoLink = () => new URL(newest('speaker-email-changed', 'undo_url')).searchParams.get('undo_email')!;
  const moveTo = async (email: string) => {
    await change.ask({ id: 'a1', signInId: '1', client: 'c' }, { email, password: 'right' });
    const link = new URL(newest('speaker-email-change-link', 'confirm_url'));
    await change.confirm(link.searchParams.get('confirm_email')!);
  };
  const undo = (token = undoLink()) => codeOf(takeBack.execute(token));

  it('is taken back by a link that works once: every sign-in and the password end, and a link to a new one is mailed', async () => {
    await moveTo(THIEF);
    await auth.signIns.open(SPEAKER, 'thief');
    expect(newest('speaker-email-changed', 'valid_for')).toBe('7 days');
    expect(await undo()).toBe('none');
    expect(accounts.accounts[0]).toMatchObject({ email: OLD, passwordHash: null });
    expect(auth.signIns.alive()).toEqual([]);
    expect(auth.mails.queued.at(-1)).toMatchObject({ template: 'password-reset-speaker', recipient: OLD });
    expect(auth.audited.at(-1)).toMatchObject({
      action: 'speaker address taken back',
      before: { email: 'a***@thief.example' },
      after: { email: 'a***@speakers.test' },
    });
    expect(await undo()).toBe('account_link_invalid');
  });

  it('can not be taken back after seven days, with a guessed link, or for a disabled account', async () => {
    await moveTo(THIEF);
    expect(await undo('guessed')).toBe('account_link_invalid');
    accounts.accounts[0]!.status = 'disabled';
    expect(await undo()).toBe('account_link_invalid');
    accounts.accounts[0]!.status = 'active';
    auth.clock.advance(7 * DAY_MS);
    expect(await undo()).toBe('account_link_invalid');
    expect(accounts.accounts[0]!.email).toBe(THIEF);
  });

  it('belongs to the owner of the first address, whatever a stranger changes after it', async () => {
    await moveTo(THIEF);
    const first = undoLink();
    auth.clock.advance(1);
    await moveTo(OTHER);
    const second = undoLink();
    auth.clock.advance(1);
    await accounts.takeLink({}, 'no link', NOW);
    await accounts.endLinks({}, 'a1');
    expect(await undo(first)).toBe('none');
    expect(accounts.accounts[0]!.email).toBe(OLD);
    expect(await undo(second)).toBe('account_link_invalid');
  });

  it('keeps the money: a payout method that waits is declined, and both mailboxes hear of it', async () => {
    await moveTo(THIEF);
    const details = { kind: 'paypal', email: THIEF, taxNote: null } as const;
    await methods.add({}, { id: randomUUID(), affiliateId: 'a1', status: 'waiting', details, at: auth.clock.now() });
    await undo();
    expect(await methods.ofAffiliate('a1')).toMatchObject({ approved: { details: { email: OLD } }, waiting: null });
    expect(newest('payout-method-decided', 'decision')).toBe('declined');
    expect(caughtUp).toEqual(['a1']);
  });
});
