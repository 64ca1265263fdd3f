import { HOUR_MS } from '@summit/rules';
import { authKit, codeOf, KIT_NOW, type AuthKit } from '../../../../test/harness/auth-kit.js';
import { lostFactor } from '../../../../test/harness/lost-factor.js';
import { EndLostFactorsJob } from './end-lost-factors.job.js';
import type { LostSecondFactorUseCase } from './lost-second-factor.use-case.js';
import { InMemoryMemberAccounts } from './member-accounts.fake.js';
import { InMemoryMembers } from './members.fake.js';
import { vip } from './vip-subject.js';

const EMAIL = 'amara@example.com';
const END = KIT_NOW + 72 * HOUR_MS;

// M-184
describe('a lost second factor', () => {
  let auth: AuthKit;
  let accounts: InMemoryMemberAccounts;
  let members: InMemoryMembers;
  let lost: LostSecondFactorUseCase;
  let job: EndLostFactorsJob;
  beforeEach(async () => {
    auth = authKit();
    accounts = new InMemoryMemberAccounts();
    accounts.accounts = [{ id: 'm1', email: EMAIL, name: 'Amara', passwordHash: 'hash of right' }];
    members = new InMemoryMembers();
    lost = lostFactor({ auth, accounts, members });
    const { secondFactors, signIns, notices, audit, transactions, clock } = auth;
    job = new EndLostFactorsJob(accounts, secondFactors, signIns, notices, audit, transactions, clock);
    await secondFactors.begin(vip('m1'));
    await secondFactors.confirm(vip('m1'), '123456');
    await signIns.open(vip('m1'), 'c');
  });

  const ask = (password = 'right', email = EMAIL) => codeOf(lost.ask({ email, password, client: 'c' }));
  const mailed = (template: string, value: string) => {
    const mail = auth.mails.queued.findLast((one) => one.template === template)!;
    return new URL(mail.values[value]!).searchParams.get('token')!;
  };
  const isOn = () => auth.secondFactors.isOn(vip('m1'));
  const start = async () => {
    await ask();
    return lost.confirm(mailed('two-factor-lost', 'confirm_url'));
  };

  it('is reported with the password only, and answers unknown addresses alike (M-028)', async () => {
    expect(await ask('wrong')).toBe('vip_login_failed');
    expect(await ask('right', 'nobody@example.com')).toBe('vip_login_failed');
    expect(auth.mails.queued).toEqual([]);
    expect(await ask()).toBe('none');
    expect(auth.mails.queued).toMatchObject([{ template: 'two-factor-lost', recipient: EMAIL }]);
  });

  it('is nothing where two-factor is off', async () => {
    await auth.secondFactors.turnOff(vip('m1'));
    expect(await ask()).toBe('two_factor_not_enabled');
  });

  it('starts 72 hours of waiting with the mailed link, once, and warns the owner', async () => {
    expect(await start()).toBe(END);
    expect(auth.mails.queued.at(-1)).toMatchObject({ template: 'two-factor-ending', recipient: EMAIL });
    expect(auth.mails.queued.at(-1)!.values['ends_at']).toBe('23 November 2025 at 18:00 UTC');
    expect(await codeOf(lost.confirm(mailed('two-factor-lost', 'confirm_url')))).toBe('account_link_invalid');
    expect(await isOn()).toBe(true);
  });

  it('goes off when the waiting time is over: sign-ins end and the owner hears of it', async () => {
    await start();
    auth.clock.set(END - 1);
    await job.run();
    expect(await isOn()).toBe(true);
    auth.clock.set(END);
    await job.run();
    expect(await isOn()).toBe(false);
    expect(auth.signIns.alive()).toEqual([]);
    expect(auth.mails.queued.at(-1)).toMatchObject({ template: 'two-factor-disabled', recipient: EMAIL });
    const mails = auth.mails.queued.length;
    await job.run();
    expect(auth.mails.queued).toHaveLength(mails);
  });

  it('keeps its first end when it is reported again', async () => {
    await start();
    auth.clock.advance(HOUR_MS);
    expect(await start()).toBe(END);
  });

  it('stays on with the link of the warning, which works up to the last moment', async () => {
    await start();
    auth.clock.set(END - 1);
    await lost.keepByLink(mailed('two-factor-ending', 'keep_url'));
    auth.clock.set(END);
    await job.run();
    expect(await isOn()).toBe(true);
    expect(await codeOf(lost.keepByLink(mailed('two-factor-ending', 'keep_url')))).toBe('account_link_invalid');
  });

  it('stays on where the owner says no while the job is at work', async () => {
    await start();
    auth.clock.set(END);
    const due = await accounts.dueTwoFactorEnds(END);
    accounts.dueTwoFactorEnds = async () => {
      await lost.keep('m1');
      return due;
    };
    await job.run();
    expect(await isOn()).toBe(true);
    expect(auth.mails.templates()).not.toContain('two-factor-disabled');
    expect(auth.audited.at(-1)).toMatchObject({ action: 'member second factor kept' });
  });

  it('refuses a report whose link is over', async () => {
    await ask();
    auth.clock.advance(HOUR_MS);
    expect(await codeOf(lost.confirm(mailed('two-factor-lost', 'confirm_url')))).toBe('account_link_invalid');
  });

  it('leaves each step in the audit log, without the address (A-005)', async () => {
    await start();
    await lost.keep('m1');
    await lost.keep('m1');
    await start();
    auth.clock.set(END);
    await job.run();
    const at = (text: string | null) => ({ two_factor_ends_at: text });
    const end = '2025-11-23T18:00:00.000Z';
    const subject = vip('m1');
    expect(auth.audited).toEqual([
      { subject, action: 'member second factor called lost', before: at(null), after: at(end) },
      { subject, action: 'member second factor kept', before: at(end), after: at(null) },
      { subject, action: 'member second factor called lost', before: at(null), after: at(end) },
      {
        subject,
        action: 'member second factor switched off',
        before: { two_factor_enabled: true, ...at(end) },
        after: { two_factor_enabled: false, ...at(null) },
      },
    ]);
    expect(JSON.stringify(auth.audited)).not.toContain(EMAIL);
  });
});
