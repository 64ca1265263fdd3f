import { authKit, codeOf, type AuthKit } from '../../../../test/harness/auth-kit.js';
import { FakeImportRuns } from '../../../platform/import-runs/import-runs.fake.js';
import type { QueuedJob } from '../../../platform/outbox/outbox.js';
import { ImportVipUsersUseCase } from './import-vip-users.use-case.js';
import { MailedLinks } from './mailed-links.js';
import { InMemoryMembers } from './members.fake.js';
import { MAIL_SETUP_LINKS_TASK } from './members-tasks.js';
import { SetupLinks } from './setup-links.js';
import { InMemoryVipUsers } from './vip-users.fake.js';

const FILE = ['email,name,summit1_access', 'al@b.cd,Al,yes', 'broken,Bo,yes', 'zoe@b.cd,Zoe,no', 'cy@b.cd,Cy,yes'].join(
  '\n',
);
const ERRORS = ['Line 3: the email is not a valid address.', 'Line 4: a VIP user with this email already exists.'];

describe('the import of VIP users', () => {
  let auth: AuthKit;
  let users: InMemoryVipUsers;
  let members: InMemoryMembers;
  let jobs: { task: string; payload: object }[];
  let runs: FakeImportRuns;
  let sut: ImportVipUsersUseCase;
  beforeEach(async () => {
    auth = authKit();
    users = new InMemoryVipUsers();
    members = new InMemoryMembers();
    jobs = [];
    runs = new FakeImportRuns();
    const { transactions, mails, links, clock } = auth;
    const outbox = { addJob: async (_tx: unknown, { task, payload }: QueuedJob) => void jobs.push({ task, payload }) };
    const setupLinks = new SetupLinks(new MailedLinks(members, mails, clock), links, clock);
    sut = new ImportVipUsersUseCase(transactions, users, setupLinks, outbox, clock, runs);
    await users.add({}, [{ email: 'zoe@b.cd', name: 'Zoe', summit1Access: true, summit2Access: true }]);
  });
  const emails = () => users.users.map(({ email }) => email);

  it('leaves an address that another account had before to a decision by hand (D-105)', async () => {
    users.former = ['al@b.cd'];
    const errors = ['Line 2: another VIP user had this email before. Add this user by hand.', ...ERRORS];
    expect(await sut.preview(FILE)).toEqual({ imported: 1, errors });
    expect(await sut.execute(FILE, { mailed: false })).toEqual({ imported: 1, errors });
    expect(emails()).toEqual(['zoe@b.cd', 'cy@b.cd']);
  });

  it('opens the accounts of good rows and names the others (A-134, A-139)', async () => {
    expect(await sut.execute(FILE, { mailed: false })).toEqual({ imported: 2, errors: ERRORS });
    expect(emails()).toEqual(['zoe@b.cd', 'al@b.cd', 'cy@b.cd']);
    expect(users.users[0]).toMatchObject({ summit1Access: true, summit2Access: true });
    expect(jobs).toEqual([]);
  });

  it('is safe to repeat (A-139)', async () => {
    await sut.execute(FILE, { mailed: true });
    const { imported, errors } = await sut.execute(FILE, { mailed: true });
    expect([imported, errors.length]).toEqual([0, 4]);
    expect(emails()).toHaveLength(3);
    expect(jobs).toHaveLength(1);
  });

  it('says beforehand what it would do, and does nothing', async () => {
    expect(await sut.preview(FILE)).toEqual({ imported: 2, errors: ERRORS });
    expect(emails()).toEqual(['zoe@b.cd']);
  });

  it('opens nothing of a file that can not be read', async () => {
    expect(await codeOf(sut.execute('email,name\nal@b.cd,Al\nbo@b.cd,"Bo', { mailed: true }))).toBe('csv_malformed');
    expect(emails()).toEqual(['zoe@b.cd']);
  });

  it('mails links only where it is asked to, once, and to nobody who has a password or is gone', async () => {
    await sut.execute(`${FILE}\ndi@b.cd,Di,yes\ned@b.cd,Ed,yes`, { mailed: true });
    expect(jobs).toEqual([
      { task: MAIL_SETUP_LINKS_TASK, payload: { emails: ['al@b.cd', 'cy@b.cd', 'di@b.cd', 'ed@b.cd'] } },
    ]);
    users.users = users.users
      .filter(({ email }) => email !== 'di@b.cd')
      .map((one) => ({ ...one, hasPassword: one.email === 'ed@b.cd' }));
    for (let run = 0; run < 2; run++) await sut.mail(jobs[0]!.payload as { emails: string[] });
    expect(auth.mails.queued.map(({ recipient }) => recipient)).toEqual(['al@b.cd', 'cy@b.cd']);
    expect(auth.mails.queued[0]!.values.summit_names).toBe('Summit 1 Business Growth');
    expect(members.links).toHaveLength(2);
  });

  it('spreads the mails of a long file over jobs', async () => {
    const rows = Array.from({ length: 450 }, (_none, index) => `m${index}@b.cd,M`);
    await sut.execute(['email,name', ...rows].join('\n'), { mailed: true });
    expect(jobs.map(({ payload }) => (payload as { emails: string[] }).emails.length)).toEqual([200, 200, 50]);
  });

  it('tells how far it is of how many rows, and with what it ended (C-097)', async () => {
    const rows = Array.from({ length: 2_500 }, (_none, index) => `m${index}@b.cd,M`);
    await sut.execute(['email,name', 'broken,Bo', ...rows].join('\n'), { mailed: false });
    expect(runs.positions.map(({ done, total }) => [done, total])).toEqual([
      [0, 2_501],
      [1_000, 2_501],
      [2_000, 2_501],
      [2_501, 2_501],
    ]);
    expect(runs.outcomes).toEqual([{ kind: 'vip_users', imported: 2_500, skipped: 1 }]);
  });

  it('begins no run for a preview, nor for a file that can not be read', async () => {
    await sut.preview(FILE);
    await codeOf(sut.execute('email,name\nal@b.cd,"Al', { mailed: true }));
    expect(runs.positions).toEqual([]);
  });
});
