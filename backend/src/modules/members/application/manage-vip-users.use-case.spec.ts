import { DAY_MS } from '@summit/rules';
import { authKit, codeOf, KIT_NOW, type AuthKit } from '../../../../test/harness/auth-kit.js';
import { tokenHash as hashOf } from '../../../platform/crypto/token-hash.js';
import { RecordingOutbox } from '../../../platform/outbox/outbox.fake.js';
import { ManageVipUsersUseCase } from './manage-vip-users.use-case.js';
import { InMemoryMembers } from './members.fake.js';
import { REMOVE_PHOTO_TASK } from './members-tasks.js';
import { SetupLinks } from './setup-links.js';
import { InMemoryVipUsers } from './vip-users.fake.js';
import { vip } from './vip-subject.js';
import { MailedLinks } from './mailed-links.js';

const ZOE = { email: 'zoe@example.com', name: 'Zoe', summit1Access: false, summit2Access: true };

describe('VIP users in the hands of an administrator', () => {
  let auth: AuthKit;
  let users: InMemoryVipUsers;
  let members: InMemoryMembers;
  let outbox: RecordingOutbox;
  let sut: ManageVipUsersUseCase;
  beforeEach(() => {
    auth = authKit();
    users = new InMemoryVipUsers();
    members = new InMemoryMembers();
    outbox = new RecordingOutbox();
    const { transactions, mails, links, clock, signIns, secondFactors } = auth;
    sut = new ManageVipUsersUseCase(
      transactions,
      users,
      new SetupLinks(new MailedLinks(members, mails, clock), links, clock),
      signIns,
      secondFactors,
      auth.passkeys,
      outbox,
      {
        read: async (id) => ({ ...ZOE, id, bio: '', socialLinks: {}, photoId: null, twoFactorEnabled: false }),
      },
      clock,
    );
  });
  const create = (more: object = {}, mailed = true) => sut.create({ ...ZOE, ...more }, { mailed });
  const tokenOf = (url: string) => new URL(url).searchParams.get('token')!;

  it('are created with a link for seven days, which is mailed and answered (A-130, A-135, C-109)', async () => {
    const { user, setupUrl } = await create();
    expect(user).toMatchObject(ZOE);
    expect(members.links).toMatchObject([
      {
        tokenHash: hashOf(tokenOf(setupUrl)),
        memberId: user.id,
        purpose: 'setup',
        expiresAt: KIT_NOW + 7 * DAY_MS,
      },
    ]);
    expect(auth.mails.queued).toMatchObject([
      {
        template: 'vip-setup-link',
        recipient: ZOE.email,
        values: { name: 'Zoe', setup_url: setupUrl, summit_names: 'Summit 2 Passive Income' },
      },
    ]);
  });

  it('are told of both editions, or that none is open so far (A-132)', async () => {
    await create({ summit1Access: true });
    await create({ email: 'none@example.com', summit2Access: false });
    expect(auth.mails.queued.map(({ values }) => values.summit_names)).toEqual([
      'Summit 1 Business Growth, Summit 2 Passive Income',
      'as soon as they are opened for you',
    ]);
  });

  it('get no mail where the administrator hands the link over (A-130)', async () => {
    const { setupUrl } = await create({}, false);
    expect(auth.mails.queued).toEqual([]);
    expect(members.links).toHaveLength(1);
    expect(setupUrl).toContain('/vip/setup-password?token=');
  });

  it('exist once for each address: a second one changes nothing (A-139)', async () => {
    await create();
    expect(await codeOf(create({ name: 'Somebody', summit1Access: true }))).toBe('vip_user_exists');
    expect(users.users).toMatchObject([ZOE]);
    expect(auth.mails.queued).toHaveLength(1);
    expect(members.links).toHaveLength(1);
  });

  it('have the access of each edition that was set last (A-136)', async () => {
    await create();
    const { before, after } = await sut.setAccess(ZOE.email, { summit1Access: true, summit2Access: false }, {});
    expect([before, after]).toMatchObject([
      { summit1Access: false, summit2Access: true },
      { summit1Access: true, summit2Access: false },
    ]);
    expect(users.users).toMatchObject([{ summit1Access: true, summit2Access: false }]);
  });

  it('are not changed over the head of another administrator', async () => {
    await create();
    const seen = { summit1Access: false, summit2Access: true };
    await sut.setAccess(ZOE.email, { summit1Access: true, summit2Access: true }, seen);
    const late = sut.setAccess(ZOE.email, { summit1Access: false, summit2Access: false }, seen);
    expect(await codeOf(late)).toBe('edit_conflict');
    expect(users.users).toMatchObject([{ summit1Access: true, summit2Access: true }]);
  });

  it('are gone with their sign-ins, second factor and photo once they are deleted (A-137, A-140)', async () => {
    const { user } = await create();
    Object.assign(users.users[0]!, { photoId: 'p1' });
    await auth.signIns.open(vip(user.id), 'c');
    await auth.signIns.open(vip('other'), 'c');
    await auth.secondFactors.begin(vip(user.id));
    await auth.secondFactors.confirm(vip(user.id), '123456');
    expect(await sut.delete(ZOE.email)).toMatchObject(ZOE);
    expect(users.users).toEqual([]);
    expect(auth.signIns.alive()).toEqual(['token-2']);
    expect(await auth.secondFactors.isOn(vip(user.id))).toBe(false);
    expect(outbox.jobs).toMatchObject([{ task: REMOVE_PHOTO_TASK, payload: { photo_id: 'p1' } }]);
  });

  it('are signed out everywhere and stay members', async () => {
    const { user } = await create();
    await auth.signIns.open(vip(user.id), 'c');
    await auth.signIns.open(vip(user.id), 'd');
    await sut.signOut(ZOE.email);
    expect(auth.signIns.alive()).toEqual([]);
    expect(users.users).toHaveLength(1);
  });

  it('get a new link in place of the one before (C-109)', async () => {
    const { setupUrl } = await create();
    const second = await sut.resendSetupLink(ZOE.email);
    expect(second).not.toBe(setupUrl);
    expect(members.links).toMatchObject([{ tokenHash: hashOf(tokenOf(second)) }]);
    expect(auth.mails.templates()).toEqual(['vip-setup-link', 'vip-setup-resend']);
  });

  it('get it also where strangers have had the address flooded with mails (D-96)', async () => {
    await create();
    auth.mails.flooded = true;
    await sut.resendSetupLink(ZOE.email);
    expect(auth.mails.templates()).toEqual(['vip-setup-link', 'vip-setup-resend']);
  });

  it('get no link any more once they have a password', async () => {
    await create();
    Object.assign(users.users[0]!, { hasPassword: true });
    expect(await codeOf(sut.resendSetupLink(ZOE.email))).toBe('vip_user_has_password');
  });

  it('can be looked at as their own pages show them', async () => {
    const { user } = await create();
    expect(await sut.viewAs(ZOE.email)).toMatchObject({ view: { id: user.id }, setupPending: true });
  });

  it('have to exist', async () => {
    const rights = { summit1Access: true, summit2Access: true };
    for (const work of [
      () => sut.setAccess('no@example.com', rights, {}),
      () => sut.delete('no@example.com'),
      () => sut.signOut('no@example.com'),
      () => sut.resendSetupLink('no@example.com'),
      () => sut.viewAs('no@example.com'),
    ])
      expect(await codeOf(work())).toBe('vip_user_unknown');
  });
});
