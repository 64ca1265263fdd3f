import { DAY_MS } from '@summit/rules';
import { authKit, codeOf, KIT_NOW as NOW } from '../../../../test/harness/auth-kit.js';
import { unitConfig } from '../../../../test/harness/unit-config.js';
import { InMemoryAffiliateApplications } from './affiliate-applications.fake.js';
import { ApplicationMail } from './application-mail.js';
import { ApplyAsAffiliateUseCase } from './apply-as-affiliate.use-case.js';
import { DecideApplicationUseCase } from './decide-application.use-case.js';
import { InviteSpeakerUseCase } from './invite-speaker.use-case.js';
import { InMemorySpeakerAccounts } from './speaker-accounts.fake.js';
import { SpeakerLinkMail } from './speaker-link-mail.js';

const HANA = { name: 'Hana Novak', email: ' Hana@Novak.Example', promotion: 'A newsletter for ceramic studios.' };
const SUPPORT = unitConfig().mail.supportEmail;

function program({ needsApproval = true } = {}) {
  const accounts = new InMemorySpeakerAccounts();
  const auth = authKit({ transaction: (work) => accounts.transaction(work) });
  const { clock, mails, links, transactions } = auth;
  const applications = new InMemoryAffiliateApplications();
  const mail = new ApplicationMail(links, unitConfig());
  const invitations = new InviteSpeakerUseCase(transactions, accounts, clock, mails, links, new SpeakerLinkMail(links));
  const rules = { rules: async () => ({ joinUrl: null, needsApproval }) };
  const applying = new ApplyAsAffiliateUseCase(
    transactions,
    applications,
    accounts,
    rules,
    invitations,
    mails,
    mail,
    clock,
  );
  const decision = new DecideApplicationUseCase(transactions, applications, invitations, mails, mail, clock);
  const sent = () => mails.queued.map(({ template, recipient }) => [template, recipient]);
  return { accounts, applications, applying, decision, invitations, sent, mails };
}

const idOf = ({ applications }: ReturnType<typeof program>) => applications.stored[0]!.id;

describe('an application', () => {
  it('waits, and is told to the applicant and to the operator', async () => {
    const { applying, applications, accounts, sent } = program();
    await applying.execute(HANA);
    expect(applications.stored).toMatchObject([{ email: 'hana@novak.example', status: 'pending' }]);
    expect(accounts.accounts).toEqual([]);
    expect(sent()).toEqual([
      ['affiliate-application-received', 'hana@novak.example'],
      ['affiliate-application-notice', SUPPORT],
    ]);
  });

  it('counts once for an address, however it is written', async () => {
    const { applying, applications, sent } = program();
    await applying.execute(HANA);
    await applying.execute({ ...HANA, name: 'Somebody', email: 'HANA@novak.example' });
    expect(applications.stored).toMatchObject([{ name: 'Hana Novak' }]);
    expect(sent()).toHaveLength(2);
  });

  it('opens an account with a free code at once where no approval is needed (F-283)', async () => {
    const { applying, applications, accounts, sent, invitations } = program({ needsApproval: false });
    await invitations.create({ name: 'Hana Other', code: 'HANA', email: 'other@example.com', invite: false });
    await applying.execute(HANA);
    expect(accounts.accounts.map(({ code, email }) => [code, email])).toEqual([
      ['HANA', 'other@example.com'],
      ['HANA2', 'hana@novak.example'],
    ]);
    expect(applications.stored).toMatchObject([{ status: 'approved', affiliateId: accounts.accounts[1]!.id }]);
    expect(sent()).toEqual([
      ['affiliate-invitation', 'hana@novak.example'],
      ['affiliate-application-notice', SUPPORT],
    ]);
  });

  it('of somebody whose account was closed waits for a person all the same', async () => {
    const { applying, applications, accounts, invitations } = program({ needsApproval: false });
    await invitations.create({ name: 'Hana', code: 'HANA', email: 'hana@novak.example', invite: false });
    accounts.accounts[0]!.status = 'disabled';
    await applying.execute(HANA);
    expect(applications.stored).toMatchObject([{ status: 'pending' }]);
  });
});

describe('the decision on an application', () => {
  it('opens the account and mails the link for seven days', async () => {
    const all = program();
    await all.applying.execute(HANA);
    const url = await all.decision.approve(idOf(all), 'studio');
    expect(url).toContain('/speaker/set-password?token=');
    expect(all.accounts.accounts).toMatchObject([{ code: 'STUDIO', email: 'hana@novak.example', status: 'active' }]);
    expect(all.accounts.links).toMatchObject([{ expiresAt: NOW + 7 * DAY_MS }]);
    expect(all.applications.stored).toMatchObject([{ status: 'approved' }]);
    expect(all.sent().at(-1)).toEqual(['affiliate-invitation', 'hana@novak.example']);
  });

  it('gives no second account to an address that has one: it sends that account a link', async () => {
    const all = program();
    await all.applying.execute(HANA);
    await all.invitations.create({ name: 'Hana', code: 'HANA', email: 'hana@novak.example', invite: false });
    await all.decision.approve(idOf(all), 'STUDIO');
    expect(all.accounts.accounts.map(({ code }) => code)).toEqual(['HANA']);
    expect(all.applications.stored).toMatchObject([{ affiliateId: all.accounts.accounts[0]!.id }]);
  });

  it('leaves the application waiting where the code has an owner', async () => {
    const all = program();
    await all.applying.execute(HANA);
    await all.invitations.create({ name: 'Amara', code: 'AMARA', email: 'amara@example.com', invite: false });
    expect(await codeOf(all.decision.approve(idOf(all), 'amara'))).toBe('affiliate_code_exists');
    expect(all.applications.stored).toMatchObject([{ status: 'pending' }]);
  });

  it('can be a no, which is mailed', async () => {
    const all = program();
    await all.applying.execute(HANA);
    await all.decision.decline(idOf(all));
    expect(all.applications.stored).toMatchObject([{ status: 'declined' }]);
    expect(all.sent().at(-1)).toEqual(['affiliate-application-declined', 'hana@novak.example']);
  });

  it('is given once', async () => {
    const all = program();
    await all.applying.execute(HANA);
    await all.decision.decline(idOf(all));
    expect(await codeOf(all.decision.approve(idOf(all), 'HANA'))).toBe('application_decided');
    expect(await codeOf(all.decision.decline(idOf(all)))).toBe('application_decided');
    expect(await codeOf(all.decision.decline('unknown'))).toBe('not_found');
    expect(all.mails.queued).toHaveLength(3);
  });
});
