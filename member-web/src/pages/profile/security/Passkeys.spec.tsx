import type { PasskeyRow } from '@summit/contracts';
import { installPasskeys, type FakePasskeys } from '@summit/testing/fake-passkeys';
import type { Answers } from '@summit/testing/fake-server';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { aMember } from '../../../../test/a-member';
import { openApp, signedIn } from '../../../../test/open-app';

const PHONE: PasskeyRow = {
  id: 'p-1',
  label: 'Safari on iPhone',
  synced: true,
  created_at: '2025-11-20T18:00:00Z',
  last_used_at: null,
};
const QUESTION = {
  success: true as const,
  handle: 'h-1',
  options: {
    rpId: 'localhost',
    challenge: 'AAAA',
    timeout: 1,
    allowCredentials: [],
    userVerification: 'required' as const,
  },
};

// C-088
describe('the passkeys of a member', () => {
  let browser: FakePasskeys;
  let kept: PasskeyRow[];
  beforeEach(() => {
    browser = installPasskeys();
    kept = [PHONE];
  });
  afterEach(() => browser.remove());

  const open = async (answers: Answers = {}) => {
    const opened = await openApp('/vip/profile#security', {
      kept: signedIn(),
      answers: {
        vipPasskeys: () => ({ success: true, data: kept }),
        vipConfirmIdentity: () => ({ success: true }),
        vipPasskeyConfirmOptions: () => QUESTION,
        vipPasskeyConfirm: () => ({ success: true }),
        ...answers,
      },
    });
    const list = await screen.findByRole('list', { name: 'Passkeys' });
    return { ...opened, list };
  };

  it('are added after the password, by the browser, and say what it refused', async () => {
    const { user, api } = await open({
      vipPasskeyOptions: () => ({
        success: true,
        handle: 'h-2',
        options: {
          rp: { id: 'localhost', name: 'Summit' },
          user: { id: 'AAAA', name: 'dana', displayName: 'Dana' },
          challenge: 'AAAA',
          pubKeyCredParams: [{ alg: -7, type: 'public-key' }],
          timeout: 1,
          excludeCredentials: [],
          authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
          attestation: 'none',
        },
      }),
      vipAddPasskey: () => {
        kept = [PHONE, { ...PHONE, id: 'p-2', label: 'Chrome on Windows' }];
        return { success: true, message: 'The passkey is added.', passkey: kept[1]! };
      },
    });
    await user.click(screen.getByRole('button', { name: 'Add a passkey' }));
    const form = await screen.findByRole('form', { name: 'Confirm your password' });
    await user.type(within(form).getByLabelText('Your password'), 'secret-enough');
    browser.refuse('InvalidStateError');
    await user.click(within(form).getByRole('button', { name: 'Add a passkey' }));
    expect(await within(form).findByRole('alert')).toHaveTextContent('holds a passkey for your account already');
    browser.refuse(null);
    await user.click(within(form).getByRole('button', { name: 'Add a passkey' }));
    expect(await screen.findByText('Chrome on Windows')).toBeVisible();
    expect(screen.getByText('The passkey is added.')).toBeVisible();
    expect(api.bodiesOf('vipAddPasskey')).toMatchObject([{ handle: 'h-2' }]);
  });

  it('get names, and are removed with a passkey in place of the password (S5)', async () => {
    const { user, api, list } = await open({
      vipRenamePasskey: () => {
        kept = [{ ...PHONE, label: 'Phone' }];
        return { success: true, message: 'The name is saved.' };
      },
      vipRemovePasskey: () => {
        kept = [];
        return { success: true, message: 'The passkey is removed.' };
      },
    });
    await user.click(within(list).getByRole('button', { name: 'Rename: Safari on iPhone' }));
    const name = screen.getByLabelText('Name of the passkey');
    await user.clear(name);
    await user.type(name, ' Phone ');
    await user.click(screen.getByRole('button', { name: 'Save name' }));
    await user.click(await screen.findByRole('button', { name: 'Remove: Phone' }));
    await user.click(await screen.findByRole('button', { name: 'Use a passkey instead' }));
    expect(await screen.findByText('The passkey is removed.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Passkeys' })).not.toBeInTheDocument());
    expect(api.bodiesOf('vipRenamePasskey')).toEqual([{ label: 'Phone' }]);
    expect(api.bodiesOf('vipPasskeyConfirm')).toMatchObject([{ handle: 'h-1' }]);
  });

  it('open the member area from the sign-in page', async () => {
    const { api, place } = await openApp('/vip/login', {
      answers: {
        vipPasskeySignInOptions: () => QUESTION,
        vipPasskeySignIn: () => ({ success: true, token: 'token-2', user: aMember() }),
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Sign in with a passkey' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome Dana' })).toBeVisible();
    expect(place()).toBe('/vip/dashboard');
    expect(api.bodiesOf('vipPasskeySignIn')).toMatchObject([{ handle: 'h-1' }]);
  });
});
