import { DAY_MS } from '@summit/rules';
import { authKit, type AuthKit } from '../../../../test/harness/auth-kit.js';
import { AccountMails } from './account-mails.js';
import { MailedLinks, type LinkToken } from './mailed-links.js';
import { InMemoryMembers } from './members.fake.js';

const HANA = { email: 'hana@example.com', name: 'Hana' };

describe('links that are mailed to a member (C-109, S3)', () => {
  let auth: AuthKit;
  let members: InMemoryMembers;
  let mailed: MailedLinks;
  let terms: { memberId: string; purpose: 'setup'; expiresAt: number };
  beforeEach(async () => {
    auth = authKit();
    members = new InMemoryMembers();
    mailed = new MailedLinks(members, auth.mails, auth.clock);
    const { id: memberId } = await members.ensure({}, HANA);
    terms = { memberId, purpose: 'setup', expiresAt: auth.clock.now() + DAY_MS };
  });
  const mailOf = (link: LinkToken) => new AccountMails(auth.links).setupReminder({ ...HANA, ...link });
  const open = () => members.links.map(({ tokenHash }) => tokenHash);

  it('keeps the hash of what the mail says', async () => {
    const link = await mailed.mail({}, terms, mailOf);
    expect(members.links).toMatchObject([{ ...terms, tokenHash: link!.tokenHash, createdAt: auth.clock.now() }]);
    expect(auth.mails.queued[0]!.values.setup_url).toContain(link!.token);
  });

  it('adds beside those before it, or takes their place', async () => {
    const first = await mailed.add({}, terms);
    const second = await mailed.mail({}, terms, mailOf);
    expect(open()).toEqual([first.tokenHash, second!.tokenHash]);
    const third = await mailed.replace({}, terms, mailOf);
    expect(open()).toEqual([third!.tokenHash]);
  });

  it('changes nothing where no mail goes out', async () => {
    const first = await mailed.mail({}, terms, mailOf);
    auth.mails.flooded = true;
    expect(await mailed.replace({}, terms, mailOf)).toBeNull();
    expect(await mailed.mail({}, terms, mailOf)).toBeNull();
    expect(open()).toEqual([first!.tokenHash]);
  });

  it('is mailed in a flood all the same where the member has no link that works', async () => {
    auth.mails.flooded = true;
    expect(await mailed.mail({}, terms, mailOf)).not.toBeNull();
    expect(await mailed.mail({}, terms, mailOf)).toBeNull();
  });

  it('is not mailed in a flood where it leads into no account', async () => {
    auth.mails.flooded = true;
    const change = { ...terms, purpose: 'change_email' as const, email: 'new@example.com' };
    const account = { id: terms.memberId, ...HANA };
    const mails = new AccountMails(auth.links);
    const sent = mailed.replace({}, change, (link) => mails.changeEmail({ account, newEmail: change.email, ...link }));
    expect(await sent).toBeNull();
    expect(members.links).toEqual([]);
  });
});
