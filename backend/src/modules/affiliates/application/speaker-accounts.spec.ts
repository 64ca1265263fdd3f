import { DAY_MS } from '@summit/rules';
import { authKit, KIT_NOW as NOW, type AuthKit } from '../../../../test/harness/auth-kit.js';
import type { FakeMails } from '../../../../test/harness/fake-mails.js';
import type { FixedClock } from '../../../platform/clock/clock.fake.js';
import { InviteSpeakerUseCase } from './invite-speaker.use-case.js';
import { SetSpeakerPasswordUseCase } from './set-speaker-password.use-case.js';
import { SpeakerAccess } from './speaker-access.js';
import { InMemorySpeakerAccounts } from './speaker-accounts.fake.js';
import { SpeakerLinkMail } from './speaker-link-mail.js';
import { SpeakerSignInUseCase } from './speaker-sign-in.use-case.js';

const AMARA = { name: 'Amara Okafor', code: 'amara', email: ' Amara@Speakers.test ', invite: true };

describe('speaker accounts', () => {
  let accounts: InMemorySpeakerAccounts;
  let clock: FixedClock;
  let mails: FakeMails;
  let auth: AuthKit;
  let invitations: InviteSpeakerUseCase;
  let passwords: SetSpeakerPasswordUseCase;
  let signIn: SpeakerSignInUseCase;
  beforeEach(() => {
    accounts = new InMemorySpeakerAccounts();
    auth = authKit({ transaction: (work) => accounts.transaction(work) });
    ({ clock, mails } = auth);
    const { links, newPasswords, signIns } = auth;
    invitations = new InviteSpeakerUseCase(
      auth.transactions,
      accounts,
      clock,
      mails,
      links,
      new SpeakerLinkMail(links),
    );
    passwords = new SetSpeakerPasswordUseCase(accounts, newPasswords, signIns, clock);
    signIn = new SpeakerSignInUseCase(accounts, auth.signIn);
  });

  const tokenIn = (url: string | null) => new URL(url!).searchParams.get('token')!;
  const set = (token: string, password = 'ridge walker', confirmation = password) =>
    passwords.execute({ token, password, confirmation, client: 'c' });
  const login = (code: string, password: string) => signIn.execute({ code, password, client: 'c' });

  it('are opened with a normalized code and address, and an invitation for seven days', async () => {
    const url = await invitations.create(AMARA);
    expect(accounts.accounts).toMatchObject([{ code: 'AMARA', email: 'amara@speakers.test', passwordHash: null }]);
    expect(mails.queued).toMatchObject([{ template: 'speaker-invitation', recipient: 'amara@speakers.test' }]);
    expect(accounts.links).toMatchObject([{ createdAt: NOW, expiresAt: NOW + 7 * DAY_MS }]);
    expect(JSON.stringify(accounts.links)).not.toContain(tokenIn(url));
  });

  it('are not opened twice for a code, and nothing is mailed for the second', async () => {
    await invitations.create(AMARA);
    await expect(invitations.create({ ...AMARA, code: 'AMARA ' })).rejects.toMatchObject({
      code: 'affiliate_code_exists',
    });
    expect(mails.queued).toHaveLength(1);
  });

  it('get a link for one day once they have a password, which only their mailbox sees', async () => {
    await set(tokenIn(await invitations.create(AMARA)));
    expect(await invitations.invite('Amara')).toMatchObject({ inUse: true, setupUrl: null });
    expect(mails.templates()).toEqual(['speaker-invitation', 'password-reset-speaker']);
    expect(accounts.links).toMatchObject([{ expiresAt: NOW + DAY_MS }]);
  });

  it('end every sign-in with a new password, open one and say so by mail', async () => {
    const first = await set(tokenIn(await invitations.create(AMARA)));
    expect(first).toEqual({ token: 'token-1', name: 'Amara Okafor' });
    await invitations.invite('AMARA');
    await set(tokenIn(mails.queued.at(-1)!.values['reset_url']!), 'valley walker');
    expect(auth.signIns.alive()).toEqual(['token-2']);
    expect(accounts.links).toEqual([]);
    expect(mails.templates()).toEqual(['speaker-invitation', 'password-reset-speaker', 'password-changed']);
  });

  it('keep the link of somebody whose new password is refused', async () => {
    const token = tokenIn(await invitations.create(AMARA));
    await expect(set(token, 'short')).rejects.toMatchObject({ code: 'password_too_short' });
    await expect(set(token, 'ridge walker', 'ridge')).rejects.toMatchObject({ code: 'passwords_do_not_match' });
    expect(accounts.links).toHaveLength(1);
  });

  it.each([
    ['it is over', () => clock.advance(7 * DAY_MS)],
    ['the affiliate was disabled', () => void (accounts.accounts[0]!.status = 'disabled')],
    ['there is a newer one', () => invitations.invite('AMARA')],
  ])('take no link when %s', async (_why, happens) => {
    const token = tokenIn(await invitations.create(AMARA));
    await happens();
    await expect(set(token)).rejects.toMatchObject({ code: 'speaker_setup_link_invalid' });
    expect(accounts.accounts[0]!.passwordHash).toBeNull();
    expect(auth.signIns.opened).toEqual([]);
  });

  it('hash no password for a link that is guessed', async () => {
    await invitations.create(AMARA);
    const hash = jest.spyOn(auth.hasher, 'hash');
    await expect(set('guessed')).rejects.toMatchObject({ code: 'speaker_setup_link_invalid' });
    expect(hash).not.toHaveBeenCalled();
  });

  it('sign in with code and password, counted before anything is looked at', async () => {
    await set(tokenIn(await invitations.create(AMARA)));
    await expect(login(' amara', 'ridge walker')).resolves.toMatchObject({ name: 'Amara Okafor' });
    expect(auth.throttle.admitted).toMatchObject([{ account: 'AMARA', subjectId: accounts.accounts[0]!.id }]);
  });

  it('open nothing with a password that is replaced while it is looked at', async () => {
    await set(tokenIn(await invitations.create(AMARA)));
    const { open } = auth.signIns;
    auth.signIns.open = async (...given) => {
      accounts.accounts[0]!.passwordHash = 'hash of another one';
      return open.apply(auth.signIns, given);
    };
    await expect(login('AMARA', 'ridge walker')).rejects.toMatchObject({ code: 'speaker_login_failed' });
    expect(auth.signIns.alive()).toEqual([]);
  });

  it('check a password of nobody for unknown, new and disabled accounts (S4)', async () => {
    await invitations.create(AMARA);
    await set(tokenIn(await invitations.create({ ...AMARA, code: 'GONE' })));
    accounts.accounts[1]!.status = 'disabled';
    for (const code of ['NOBODY', 'AMARA', 'GONE'])
      await expect(login(code, 'ridge walker')).rejects.toMatchObject({ code: 'speaker_login_failed' });
    expect(auth.hasher.compared).toEqual([null, null, null]);
    expect(auth.throttle.admitted[0]).toMatchObject({ account: 'NOBODY', subjectId: null });
  });

  it('show nothing to who was disabled since', async () => {
    await invitations.create(AMARA);
    const access = new SpeakerAccess(accounts);
    const { id } = accounts.accounts[0]!;
    await expect(access.require(id)).resolves.toBeUndefined();
    accounts.accounts[0]!.status = 'disabled';
    await expect(access.require(id)).rejects.toMatchObject({ code: 'forbidden' });
  });
});
