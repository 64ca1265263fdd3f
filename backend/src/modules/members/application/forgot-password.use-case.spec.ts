import { authKit, type AuthKit } from '../../../../test/harness/auth-kit.js';
import { AccountMails } from './account-mails.js';
import { ForgotPasswordUseCase } from './forgot-password.use-case.js';
import { MAIL_RESET_TASK } from './members-tasks.js';
import { InMemoryMembers } from './members.fake.js';
import { MailedLinks } from './mailed-links.js';

const EMAIL = 'amara@example.com';

describe('a forgotten password of a member (C-034, M-029)', () => {
  let auth: AuthKit;
  let members: InMemoryMembers;
  let asked: unknown[];
  let forgot: ForgotPasswordUseCase;
  beforeEach(async () => {
    auth = authKit();
    members = new InMemoryMembers();
    await members.ensure({}, { email: EMAIL, name: 'Amara' });
    asked = [];
    const requests = { ask: async (request: unknown) => void asked.push(request) };
    const mails = new AccountMails(auth.links);
    const mailedLinks = new MailedLinks(members, auth.mails, auth.clock);
    forgot = new ForgotPasswordUseCase(members, members, mailedLinks, auth.clock, requests, mails);
  });

  it('is asked for alike by every address', async () => {
    await forgot.ask(EMAIL);
    expect(asked).toEqual([{ role: 'vip', email: EMAIL, task: MAIL_RESET_TASK, linkMinutes: 60 }]);
    expect(auth.mails.queued).toEqual([]);
  });

  it('mails a link to a member, and nothing to an address that nobody has', async () => {
    await forgot.mail({ email: 'nobody@example.com' });
    await forgot.mail({ email: EMAIL });
    expect(auth.mails.queued.map(({ recipient }) => recipient)).toEqual([EMAIL]);
    expect(members.links).toMatchObject([{ memberId: 'm1', purpose: 'reset', usedAt: null }]);
    const { reset_url: url } = auth.mails.queued[0]!.values;
    expect(url).toContain('token=');
    expect(url).not.toContain(members.links[0]!.tokenHash);
  });

  it('leaves one link that works: the newest', async () => {
    await forgot.mail({ email: EMAIL });
    const [first] = members.links;
    await forgot.mail({ email: EMAIL });
    expect(members.links).toHaveLength(1);
    expect(members.links[0]!.tokenHash).not.toBe(first!.tokenHash);
  });

  // S3, D-70
  it('leaves the newest in the mailbox working when strangers have asked for a day’s worth, and mails again once it is over', async () => {
    await forgot.mail({ email: EMAIL });
    const [newest] = members.links;
    auth.mails.flooded = true;
    await forgot.mail({ email: EMAIL });
    expect(members.links).toEqual([newest]);
    expect(auth.mails.queued).toHaveLength(1);
    auth.clock.advance(60 * 60_000);
    await forgot.mail({ email: EMAIL });
    expect(auth.mails.queued).toHaveLength(2);
    expect(members.links).toHaveLength(1);
    expect(members.links).not.toEqual([newest]);
  });
});
