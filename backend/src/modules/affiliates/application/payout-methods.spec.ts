import { pino } from 'pino';
import { DAY_MS } from '@summit/rules';
import { authKit, codeOf, KIT_NOW as NOW, type AuthKit } from '../../../../test/harness/auth-kit.js';
import { unitConfig } from '../../../../test/harness/unit-config.js';
import { erasedAddress } from '../../../platform/personal-data/erased-address.js';
import type { GivenPayoutDetails } from '../domain/payout-details.js';
import { InMemoryAffiliateMoney } from './affiliate-money.fake.js';
import { AskPayoutMethodUseCase } from './ask-payout-method.use-case.js';
import { DecidePayoutMethodUseCase } from './decide-payout-method.use-case.js';
import { InMemoryPayoutMethods } from './payout-methods.fake.js';
import { PayoutAlerts } from './payout-alerts.js';
import { PayoutStatement } from './payout-statement.js';
import { PayoutTarget } from './payout-target.js';
import { InMemoryReceipts } from './receipts.fake.js';
import { RunPayoutsUseCase } from './run-payouts.use-case.js';
import { SpeakerAccountMails } from './speaker-account-mails.js';
import { InMemorySpeakerAccounts } from './speaker-accounts.fake.js';
import { SpeakerIdentity } from './speaker-identity.js';
import { WaitingPayoutMethods } from './waiting-payout-methods.js';

const EMAIL = 'amara@speakers.test';
const AT_WORK = { id: 'a1', signInId: '1', client: 'c' };
const NOVEMBER = Date.parse('2025-11-01T07:10:00Z');
const DECEMBER = Date.parse('2025-12-01T08:10:00Z');
const JANUARY = Date.parse('2026-01-01T08:10:00Z');
const BANK: GivenPayoutDetails = {
  kind: 'bank',
  paypalEmail: '',
  holder: 'Amara Okafor',
  account: 'GB82 WEST 1234 5698 7654 32',
  routing: '',
  taxNote: 'W-9 sent',
};
const READABLE = {
  kind: 'bank',
  holder: 'A',
  account: 'GB82WEST12345698765432',
  routing: null,
  taxNote: null,
} as const;
const UNREADABLE = { id: 'm1', affiliateId: 'a1', at: 0, details: { kind: 'unreadable', taxNote: null } } as const;
const BY_BANK = { kind: 'bank', account: 'GB82WEST12345698765432' };

// C-020
describe('where an affiliate is paid', () => {
  let auth: AuthKit;
  let money: InMemoryAffiliateMoney;
  let methods: InMemoryPayoutMethods;
  let ask: AskPayoutMethodUseCase;
  let decide: DecidePayoutMethodUseCase;
  let run: RunPayoutsUseCase;
  let target: PayoutTarget;
  let waiting: WaitingPayoutMethods;
  let accounts: InMemorySpeakerAccounts;
  let alerts: Record<string, unknown>[];
  beforeEach(async () => {
    auth = authKit();
    const { transactions, mails, links, clock } = auth;
    accounts = new InMemorySpeakerAccounts();
    accounts.accounts = [
      { id: 'a1', code: 'AMARA', name: 'Amara', email: EMAIL, status: 'active', passwordHash: 'hash of right' },
    ];
    methods = new InMemoryPayoutMethods();
    money = new InMemoryAffiliateMoney();
    alerts = [];
    const logger = pino(
      { level: 'error' },
      { write: (line) => alerts.push(JSON.parse(line) as Record<string, unknown>) },
    );
    target = new PayoutTarget(methods, accounts);
    waiting = new WaitingPayoutMethods(methods, accounts);
    run = new RunPayoutsUseCase(
      money,
      money,
      mails,
      new PayoutStatement(links),
      target,
      new InMemoryReceipts(),
      new PayoutAlerts(logger),
    );
    const identity = new SpeakerIdentity(accounts, auth.signIn);
    const accountMails = new SpeakerAccountMails(links, unitConfig());
    const { audit, limiter } = auth;
    ask = new AskPayoutMethodUseCase(methods, transactions, identity, audit, mails, accountMails, limiter, clock);
    decide = new DecidePayoutMethodUseCase(methods, accounts, transactions, mails, accountMails, run, clock);
    await earn('o1', 'a1');
  });

  const earn = async (orderId: string, affiliateId: string) => {
    const attribution = { code: 'AMARA', affiliateId, source: 'order' as const, outcome: 'credited' as const };
    await money.open({}, { orderId, product: 'vip', attribution, at: 0 });
    await money.setHold({}, orderId, { anchorAt: 0, payableAt: 0, disputed: false });
    await money.book({}, { orderId, affiliateId, kind: 'earn', amountCents: 6_000, cause: `c of ${orderId}`, at: 0 });
  };

  const askFor = (given: Partial<GivenPayoutDetails> = {}, password = 'right') =>
    codeOf(ask.execute(AT_WORK, password, { ...BANK, ...given }));
  const paypal = (paypalEmail: string) => askFor({ kind: 'paypal', paypalEmail });
  const waitingId = async () => (await methods.ofAffiliate('a1')).waiting!.id;
  const targets = async () => (await target.ofMade(await money.list())).map(({ details }) => details);

  it('is PayPal at the address of the account where nobody has said anything', async () => {
    expect(await run.execute(DECEMBER)).toBe(1);
    expect(await targets()).toEqual([{ kind: 'paypal', email: EMAIL, taxNote: null }]);
    expect(auth.mails.queued[0]).toMatchObject({ values: { payout_method: 'PayPal, a***@speakers.test' } });
  });

  it('is nowhere while a speaker has the address of the content: somebody is told, and the money waits for an address', async () => {
    accounts.accounts[0]!.email = 'amara-okafor@speakers.summit.test';
    const details = { kind: 'paypal', email: 'amara-okafor@speakers.summit.test', taxNote: null } as const;
    await methods.add({}, { id: 'before', affiliateId: 'a1', status: 'approved', details, at: 0 });
    expect(await run.execute(DECEMBER)).toBe(0);
    expect(alerts).toMatchObject([{ alert: 'payout_without_address', affiliate_id: 'a1' }]);
    expect(JSON.stringify(alerts)).not.toContain('amara');
    accounts.accounts[0]!.email = EMAIL;
    expect(await run.execute(DECEMBER)).toBe(1);
    expect(await targets()).toEqual([{ kind: 'paypal', email: EMAIL, taxNote: null }]);
  });

  //
  it('is nowhere once the affiliate is erased, also where an earlier release has written the alias down', async () => {
    const email = erasedAddress();
    Object.assign(accounts.accounts[0]!, { email, status: 'disabled', passwordHash: null });
    expect(await run.execute(DECEMBER)).toBe(0);
    const details = { kind: 'paypal', email, taxNote: null } as const;
    await methods.add({}, { id: 'before', affiliateId: 'a1', status: 'approved', details, at: 0 });
    expect(await run.execute(DECEMBER)).toBe(0);
    expect(money.payouts).toEqual([]);
    expect(alerts).toMatchObject([{ alert: 'payout_without_address', affiliate_id: 'a1' }]);
  });

  it('that nobody can read is no target, and no reason to pay elsewhere: somebody is told, and another one can be asked for', async () => {
    const method = { id: 'm1', affiliateId: 'a1', status: 'approved' as const, at: DECEMBER };
    await methods.add({}, { ...method, details: { kind: 'unreadable', taxNote: null } });
    await expect(run.execute(DECEMBER)).rejects.toThrow('1 payouts could not be made');
    expect(money.payouts).toEqual([]);
    expect(alerts).toMatchObject([{ alert: 'payout_method_unreadable', affiliate_id: 'a1', method_id: 'm1' }]);
    expect(await askFor()).toBe('none');
    expect(auth.mails.queued[0]).toMatchObject({ values: { old_method: 'A method that cannot be read' } });
    auth.clock.set(DECEMBER + DAY_MS);
    await decide.execute(await waitingId(), 'approved');
    expect(await targets()).toMatchObject([BY_BANK]);
  });

  it('is tried again until it can be read: the others are paid meanwhile, and somebody is told once a period', async () => {
    await earn('o2', 'a2');
    accounts.accounts.push({ ...accounts.accounts[0]!, id: 'a2', code: 'BO', email: 'bo@speakers.test' });
    await methods.add({}, { ...UNREADABLE, status: 'approved' });
    for (let round = 0; round < 3; round += 1) await expect(run.execute(DECEMBER)).rejects.toThrow('1 payouts');
    expect(money.payouts.map(({ affiliateId }) => affiliateId)).toEqual(['a2']);
    expect(alerts).toHaveLength(1);
    await expect(run.execute(JANUARY)).rejects.toThrow('1 payouts');
    expect(alerts).toHaveLength(2);
    methods.methods[0]!.details = READABLE;
    expect(await run.execute(JANUARY)).toBe(1);
    expect(await targets()).toMatchObject([{ email: 'bo@speakers.test' }, BY_BANK]);
  });

  it('is tried again, too, while a change waits beside one that nobody can read: it may be declined', async () => {
    await methods.add({}, { ...UNREADABLE, status: 'approved' });
    await askFor();
    await expect(run.execute(DECEMBER)).rejects.toThrow('1 payouts');
    auth.clock.set(DECEMBER + DAY_MS);
    await decide.execute(await waitingId(), 'declined');
    expect(money.payouts).toEqual([]);
    methods.methods[0]!.details = READABLE;
    expect(await run.execute(DECEMBER)).toBe(1);
  });

  it('is not replaced by one that nobody can read: it can be declined only', async () => {
    await methods.add({}, { ...UNREADABLE, id: 'good', status: 'approved', details: READABLE });
    await methods.add({}, { ...UNREADABLE, status: 'waiting' });
    expect(await codeOf(decide.execute('m1', 'approved'))).toBe('payout_method_unreadable');
    expect(auth.mails.queued).toEqual([]);
    expect(await methods.ofAffiliate('a1')).toMatchObject({ approved: { id: 'good' }, waiting: { id: 'm1' } });
    await decide.execute('m1', 'declined');
    expect(await methods.ofAffiliate('a1')).toMatchObject({ approved: { id: 'good' }, waiting: null });
  });

  it('is changed with the password; the owner hears of it, masked, and nobody is paid until it is decided', async () => {
    expect(await askFor({}, 'wrong')).toBe('current_password_wrong');
    expect(await askFor()).toBe('none');
    expect(auth.mails.queued).toMatchObject([
      {
        template: 'payout-method-asked',
        recipient: EMAIL,
        values: { old_method: 'PayPal, a***@speakers.test', new_method: 'Bank account ****5432' },
      },
      { template: 'payout-method-notice', recipient: unitConfig().mail.supportEmail },
    ]);
    expect(JSON.stringify([auth.mails.queued, auth.audited])).not.toMatch(/GB82|W-9/);
    expect(await run.execute(DECEMBER)).toBe(0);
    expect(money.payouts).toEqual([]);
  });

  it('is paid at once by the run that it missed when the back office approves', async () => {
    await askFor();
    auth.clock.set(DECEMBER + 5 * DAY_MS);
    await run.execute(DECEMBER);
    const { account } = await decide.execute(await waitingId(), 'approved');
    expect(account.code).toBe('AMARA');
    expect(money.payouts).toMatchObject([{ period: '2025-12-01', amountCents: 6_000 }]);
    expect(await targets()).toMatchObject([BY_BANK]);
    const decided = auth.mails.queued.find(({ template }) => template === 'payout-method-decided');
    expect(decided).toMatchObject({ values: { decision: 'approved', method_in_force: 'Bank account ****5432' } });
  });

  it('stays what it was when the back office declines', async () => {
    await paypal('thief@elsewhere.test');
    await decide.execute(await waitingId(), 'declined');
    expect(await targets()).toMatchObject([{ email: EMAIL }]);
    expect(auth.mails.queued.find(({ template }) => template === 'payout-method-decided')).toMatchObject({
      values: { decision: 'declined', method_in_force: 'PayPal, a***@speakers.test' },
    });
  });

  it('is told to the PayPal address that it leaves, too', async () => {
    await paypal('first@okafor.example');
    await decide.execute(await waitingId(), 'approved');
    await askFor();
    const told = auth.mails.queued.filter(({ key }) => key.startsWith('payout-method-asked'));
    expect(told.slice(1).map(({ recipient }) => recipient)).toEqual([EMAIL, 'first@okafor.example']);
  });

  it('goes where it went when the payout was made, whatever is changed afterwards', async () => {
    await run.execute(NOVEMBER);
    await askFor();
    await decide.execute(await waitingId(), 'approved');
    expect(await targets()).toMatchObject([{ kind: 'paypal', email: EMAIL }]);
  });

  it('is decided once; a later wish takes the place of one that waits', async () => {
    await paypal('first@okafor.example');
    const first = await waitingId();
    await askFor();
    expect(await codeOf(decide.execute(first, 'approved'))).toBe('payout_method_decided');
    const second = await waitingId();
    await decide.execute(second, 'approved');
    expect(await codeOf(decide.execute(second, 'declined'))).toBe('payout_method_decided');
    expect(await codeOf(decide.execute('unknown', 'approved'))).toBe('not_found');
  });

  it('is listed for the back office while it waits, with what is in force', async () => {
    await askFor();
    expect(await waiting.page({ limit: 20, offset: 0 })).toMatchObject({
      total: 1,
      methods: [{ asked: { details: BY_BANK, createdAt: NOW }, approved: null, account: { code: 'AMARA' } }],
    });
  });

  it('refuses look-alike letters and too many changes a day', async () => {
    expect(await paypal('\u0430mara@okafor.example')).toBe('look_alike_letters');
    auth.limiter.hit = async () => ({ allowed: false, retryAfter: 60 });
    expect(await askFor()).toBe('rate_limited');
    expect(methods.methods).toEqual([]);
  });
});
