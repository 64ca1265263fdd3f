import { authKit, codeOf, type AuthKit } from '../../../../test/harness/auth-kit.js';
import { SoftwareAuthenticator } from '../../../../test/harness/software-authenticator.js';
import { madePasskey, usedPasskey } from '../../../platform/http/passkey-answers.js';

const MEMBER = { role: 'vip', id: 'm1' } as const;
const OWNER = { subject: MEMBER, email: 'amara@example.com', name: 'Amara' };

// C-088
describe('a passkey', () => {
  let auth: AuthKit;
  let phone: SoftwareAuthenticator;
  beforeEach(async () => {
    auth = authKit();
    phone = new SoftwareAuthenticator('http://localhost:4201');
    await auth.signIns.open(MEMBER, 'c');
    const { handle, options } = await auth.passkeys.askToAdd(OWNER, '1');
    const made = madePasskey({ handle, ...phone.make(options) });
    await auth.passkeys.add(OWNER, { handle, made, label: 'Safari on iPhone', signInId: '1' });
  });

  const removeIt = () => {
    auth.passkeyStore.rows = [];
  };
  const signIn = async () => {
    const { handle, options } = await auth.passkeys.askToSignIn('vip');
    const used = usedPasskey({ handle, ...phone.use(options) });
    return auth.passkeys.signIn('vip', { handle, used, client: 'c', ownerOf: async () => ({ email: OWNER.email }) });
  };
  const confirm = async () => {
    const { handle, options } = await auth.passkeys.askToConfirm(MEMBER, '1');
    const used = usedPasskey({ handle, ...phone.use(options) });
    return codeOf(auth.passkeys.confirm(OWNER, { handle, used, signInId: '1' }));
  };

  it('says who signs in', async () => {
    expect(await signIn()).toEqual({ token: 'token-2', expiresAt: 0, id: 'm1', email: OWNER.email });
    expect([...auth.signIns.byPasskey]).toEqual(['2']);
  });

  it('says who is at the browser, as both factors', async () => {
    expect(await confirm()).toBe('none');
    expect([[...auth.signIns.confirmed], [...auth.signIns.byPasskey]]).toEqual([['1'], ['1']]);
  });

  it('that nobody knows says nothing', async () => {
    removeIt();
    expect(await signIn()).toBeNull();
    expect(await confirm()).toBe('passkey_refused');
  });

  it('that is removed while it opens a sign-in opens nothing', async () => {
    const { open } = auth.signIns;
    auth.signIns.open = async (...given) => {
      removeIt();
      return open.apply(auth.signIns, given);
    };
    expect(await signIn()).toBeNull();
    expect(auth.signIns.alive()).toEqual([]);
  });

  it('that is removed while it is checked is refused, and is not taken for a copy', async () => {
    const told = auth.mails.templates();
    auth.passkeyStore.noteUse = async () => {
      removeIt();
      return false;
    };
    expect(await signIn()).toBeNull();
    expect(auth.mails.templates()).toEqual(told);
  });
});
