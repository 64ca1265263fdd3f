import { DAY_MS } from '@summit/rules';
import { authKit, codeOf, KIT_NOW, type AuthKit } from '../../../../test/harness/auth-kit.js';
import { madePasskey, usedPasskey } from '../../../platform/http/passkey-answers.js';
import { SoftwareAuthenticator, type Faults } from '../../../../test/harness/software-authenticator.js';
import { InMemoryAdminAccounts, owner } from './admin-accounts.fake.js';
import { AdminPasskeysUseCase } from './admin-passkeys.use-case.js';
import { AdminTwoFactorUseCase } from './admin-two-factor.use-case.js';

const ADA = { id: 'a1', signInId: '1' };
const BEN = { id: 'a2', signInId: '2' };
const EMAIL = 'ada@summit.test';
const ORIGIN = 'http://localhost:4202';

// C-088, C-091
describe('the passkeys of staff', () => {
  let auth: AuthKit;
  let accounts: InMemoryAdminAccounts;
  let passkeys: AdminPasskeysUseCase;
  let twoFactor: AdminTwoFactorUseCase;
  let phone: SoftwareAuthenticator;
  beforeEach(async () => {
    auth = authKit();
    accounts = new InMemoryAdminAccounts();
    accounts.accounts = [
      owner({ id: ADA.id, email: EMAIL, passwordHash: 'hash of right' }),
      owner({ id: BEN.id, email: 'ben@summit.test', passwordHash: 'hash of right' }),
    ];
    const { secondFactors, signIn, signIns, notices, transactions, factors } = auth;
    passkeys = new AdminPasskeysUseCase(accounts, auth.passkeys, factors);
    twoFactor = new AdminTwoFactorUseCase(accounts, secondFactors, signIn, signIns, notices, transactions, factors);
    phone = new SoftwareAuthenticator(ORIGIN);
    for (const { id } of [ADA, BEN]) await signIns.open({ role: 'admin', id }, 'c');
  });

  const add = async (device = phone, who = ADA, faults?: Faults) => {
    const { handle, options } = await passkeys.askToAdd(who);
    const made = device.make(options, faults);
    return passkeys.add(who, { handle, made: madePasskey({ handle, ...made }), label: 'Safari on iPhone' });
  };
  const signIn = async (device = phone, faults?: Faults) => {
    const { handle, options } = await passkeys.askToSignIn();
    const used = usedPasskey({ handle, ...device.use(options, faults) });
    return passkeys.signIn({ handle, used, client: 'c' });
  };
  const confirm = async (device = phone, who = ADA) => {
    const { handle, options } = await passkeys.askToConfirm(who);
    const used = usedPasskey({ handle, ...device.use(options) });
    return codeOf(passkeys.confirm(who, { handle, used }));
  };

  it('sign in as password and code together would', async () => {
    await add();
    auth.clock.advance(1_000);
    expect(await signIn()).toMatchObject({ email: EMAIL, token: 'token-3' });
    expect([...auth.signIns.byPasskey]).toEqual(['3']);
    expect(await passkeys.list(ADA.id)).toMatchObject([
      { label: 'Safari on iPhone', synced: true, createdAt: KIT_NOW, lastUsedAt: KIT_NOW + 1_000 },
    ]);
  });

  it.each<[string, Faults]>([
    ['of a page at another address', { origin: 'https://growth-and-scale.example' }],
    ['of the member area on another port', { origin: 'http://localhost:4201' }],
    ['for another host', { rpId: 'growth-and-scale.example' }],
    ['to a question that was not asked', { challenge: 'AAAA' }],
    ['without finger, face or PIN', { unverified: true }],
  ])('are not taken in an answer %s', async (_name, faults) => {
    expect(await codeOf(add(phone, ADA, faults))).toBe('passkey_not_added');
    await add();
    expect(await codeOf(signIn(phone, faults))).toBe('admin_login_failed');
    expect(auth.signIns.opened).toHaveLength(2);
  });

  it('are not taken with the signature of another key, or for another account', async () => {
    await add();
    expect(await codeOf(signIn(phone, { foreignKey: true }))).toBe('admin_login_failed');
    const stranger = Buffer.from(BEN.id).toString('base64url');
    expect(await codeOf(signIn(phone, { userHandle: stranger }))).toBe('admin_login_failed');
  });

  it('open nothing that is unknown, removed or of a disabled account, in the words of a wrong password (S4)', async () => {
    const { id } = await add();
    const [ada, ben] = accounts.accounts;
    accounts.accounts = [{ ...ada!, disabled: true }, ben!];
    expect(await codeOf(signIn())).toBe('admin_login_failed');
    accounts.accounts = [ada!, ben!];
    await passkeys.remove(ADA, id);
    expect(await codeOf(signIn())).toBe('admin_login_failed');
  });

  it('answer each question once, and only for the sign-in that asked', async () => {
    await add();
    const { handle, options } = await passkeys.askToSignIn();
    const used = usedPasskey({ handle, ...phone.use(options) });
    await passkeys.signIn({ handle, used, client: 'c' });
    expect(await codeOf(passkeys.signIn({ handle, used, client: 'c' }))).toBe('passkey_question_ended');

    const asked = await passkeys.askToAdd(ADA);
    const made = madePasskey({ handle: asked.handle, ...new SoftwareAuthenticator(ORIGIN).make(asked.options) });
    expect(await codeOf(passkeys.add(BEN, { handle: asked.handle, made, label: 'x' }))).toBe('passkey_question_ended');
    const question = await passkeys.askToConfirm(ADA);
    const answer = usedPasskey({ handle: question.handle, ...phone.use(question.options) });
    expect(await codeOf(passkeys.signIn({ handle: question.handle, used: answer, client: 'c' }))).toBe(
      'passkey_question_ended',
    );
  });

  it('confirm who is at the browser, with one of their own', async () => {
    await add();
    const stranger = new SoftwareAuthenticator(ORIGIN);
    await add(stranger, BEN);
    const { handle, options } = await passkeys.askToConfirm(ADA);
    const foreign = usedPasskey({ handle, ...stranger.use({ ...options, allowCredentials: [] }) });
    expect(await codeOf(passkeys.confirm(ADA, { handle, used: foreign }))).toBe('passkey_refused');
    expect(await confirm()).toBe('none');
    expect([...auth.signIns.confirmed]).toEqual(['1']);
  });

  it('belong to nobody whose account is gone', async () => {
    const gone = { id: 'gone', signInId: '1' };
    expect(await codeOf(passkeys.askToAdd(gone))).toBe('unauthorized');
    expect(await codeOf(passkeys.remove(gone, 'p1'))).toBe('unauthorized');
  });

  it('are refused when their counter goes back, and the owner hears of it once', async () => {
    const key = new SoftwareAuthenticator(ORIGIN, true);
    await add(key);
    await signIn(key);
    await signIn(key);
    expect(await codeOf(signIn(key, { counter: 2 }))).toBe('admin_login_failed');
    expect(await codeOf(signIn(key, { counter: 1 }))).toBe('admin_login_failed');
    const told = auth.mails.queued.filter(({ template }) => template === 'passkey-refused');
    expect(new Set(told.map(({ key: mail }) => mail)).size).toBe(1);
    expect(told[0]).toMatchObject({ recipient: EMAIL, values: { passkey: 'Safari on iPhone' } });
  });

  it('are told to the owner when they come and go, and end the other sign-ins', async () => {
    await auth.signIns.open({ role: 'admin', id: ADA.id }, 'elsewhere');
    const { id } = await add();
    expect(auth.signIns.alive()).toEqual(['token-1', 'token-2']);
    await passkeys.remove(ADA, id);
    expect(auth.mails.queued).toMatchObject([
      { template: 'passkey-added', recipient: EMAIL, values: { area: 'admin dashboard' } },
      { template: 'passkey-removed', recipient: EMAIL },
    ]);
  });

  it('have names, and belong to one account', async () => {
    const { id } = await add();
    expect(await passkeys.rename(ADA.id, id, 'Phone')).toBe('Safari on iPhone');
    expect(await codeOf(passkeys.rename(BEN.id, id, 'Mine'))).toBe('not_found');
    expect(await codeOf(passkeys.remove(BEN, id))).toBe('not_found');
    expect(await passkeys.list(ADA.id)).toMatchObject([{ label: 'Phone' }]);
  });

  it('are twenty at most, and none twice', async () => {
    const { handle, options } = await passkeys.askToAdd(ADA);
    const made = madePasskey({ handle, ...phone.make(options) });
    await passkeys.add(ADA, { handle, made, label: 'x' });
    const [stored] = auth.passkeyStore.rows;
    const again = await passkeys.askToAdd(ADA);
    expect(again.options.excludeCredentials).toMatchObject([{ id: stored!.credentialId }]);
    auth.passkeyStore.rows = Array.from({ length: 20 }, (_, n) => ({ ...stored!, id: `p${n}`, credentialId: `c${n}` }));
    expect(await codeOf(passkeys.askToAdd(ADA))).toBe('passkey_limit_reached');
  });

  describe('where two-factor is asked of everybody', () => {
    beforeEach(() => {
      auth.staffRule['staff.two_factor_required'] = true;
    });

    it('are the second factor: the last one stays', async () => {
      const [first, second] = [await add(), await add(new SoftwareAuthenticator(ORIGIN))];
      await passkeys.remove(ADA, first.id);
      expect(await codeOf(passkeys.remove(ADA, second.id))).toBe('passkey_needed');
      await auth.secondFactors.confirm({ role: 'admin', id: ADA.id }, '123456');
      expect(await codeOf(passkeys.remove(ADA, second.id))).toBe('none');
    });

    it('are needed to confirm: whoever has only the password brings in no second factor', async () => {
      const byPassword = () =>
        codeOf(
          twoFactor.confirmIdentity({ adminId: ADA.id, signInId: '1', client: 'c' }, { password: 'right', code: null }),
        );
      expect(await byPassword()).toBe('none');
      await add();
      expect(await byPassword()).toBe('passkey_confirmation_required');
      expect(await confirm()).toBe('none');
    });
  });

  it('are not added by a sign-in that ended while the browser made them', async () => {
    const { handle, options } = await passkeys.askToAdd(ADA);
    const made = madePasskey({ handle, ...phone.make(options) });
    await auth.signIns.end(ADA.signInId);
    expect(await codeOf(passkeys.add(ADA, { handle, made, label: 'Phone' }))).toBe('unauthorized');
    expect(await passkeys.list(ADA.id)).toEqual([]);
  });

  it('of the last seven days go with a new password from the mailbox', async () => {
    await add();
    auth.clock.advance(8 * DAY_MS);
    const { id } = await add(new SoftwareAuthenticator(ORIGIN));
    await auth.passkeys.removeRecent({}, { subject: { role: 'admin', id: ADA.id }, email: EMAIL });
    expect(auth.mails.templates().at(-1)).toBe('passkey-removed');
    const left = await passkeys.list(ADA.id);
    expect(left).toHaveLength(1);
    expect(left[0]!.id).not.toBe(id);
  });
});
