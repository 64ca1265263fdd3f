import {
  adminAddPasskeyEndpoint,
  adminPasskeyConfirmEndpoint,
  adminPasskeyConfirmOptionsEndpoint,
  adminPasskeyOptionsEndpoint,
  adminPasskeysEndpoint,
  adminRemovePasskeyEndpoint,
  adminRenamePasskeyEndpoint,
  adminStatusEndpoint,
  type PasskeyRow,
} from '@summit/contracts';
import { installPasskeys, type FakePasskeys } from '@summit/testing/fake-passkeys';
import { FakeServer } from '@summit/testing/fake-server';
import { refused } from '@summit/testing/refusal';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderInAdmin } from '../../../../test/render-in-admin';
import { ConfirmIdentityDialog } from '../ConfirmIdentityDialog';
import { PasskeysView } from './PasskeysView';

const PHONE: PasskeyRow = {
  id: 'p1',
  label: 'Safari on iPhone',
  synced: true,
  created_at: '2025-11-20T18:00:00.000Z',
  last_used_at: null,
};
const QUESTION = {
  success: true as const,
  handle: 'h1',
  options: {
    rpId: 'localhost',
    challenge: 'AAAA',
    timeout: 1,
    allowCredentials: [],
    userVerification: 'required' as const,
  },
};
const NEW_ONE = {
  success: true as const,
  handle: 'h2',
  options: {
    rp: { id: 'localhost', name: 'Summit' },
    user: { id: 'AAAA', name: 'ops', displayName: 'ops' },
    challenge: 'AAAA',
    pubKeyCredParams: [{ alg: -7, type: 'public-key' as const }],
    timeout: 1,
    excludeCredentials: [],
    authenticatorSelection: {
      residentKey: 'required' as const,
      requireResidentKey: true as const,
      userVerification: 'required' as const,
    },
    attestation: 'none' as const,
  },
};

// C-088
describe('the passkeys of whoever is signed in', () => {
  let browser: FakePasskeys;
  let kept: PasskeyRow[];
  beforeEach(() => {
    browser = installPasskeys();
    kept = [PHONE];
  });
  afterEach(() => browser.remove());

  const open = async () => {
    const status = { two_factor_enabled: true, role: 'owner', two_factor_missing: false, passkeys: 1 } as const;
    const server = new FakeServer()
      .answers(adminStatusEndpoint, { success: true, data: status })
      .answers(adminPasskeysEndpoint, () => ({ success: true as const, data: kept }))
      .answers(adminPasskeyOptionsEndpoint, NEW_ONE)
      .answers(adminPasskeyConfirmOptionsEndpoint, QUESTION)
      .answers(adminPasskeyConfirmEndpoint, { success: true });
    renderInAdmin(
      <>
        <PasskeysView />
        <ConfirmIdentityDialog />
      </>,
      { server },
    );
    await screen.findByRole('heading', { name: 'Passkeys' });
    return { server, user: userEvent.setup({ delay: null }) };
  };
  const choose = async (user: ReturnType<typeof userEvent.setup>, action: string) => {
    await user.click(await screen.findByRole('button', { name: 'More actions for Safari on iPhone' }));
    await user.click(await screen.findByRole('menuitem', { name: action }));
  };

  it('are added by the browser, and listed by name', async () => {
    const { server, user } = await open();
    server.answers(adminAddPasskeyEndpoint, () => {
      kept = [PHONE, { ...PHONE, id: 'p2', label: 'Chrome on Windows' }];
      return { success: true as const, message: 'The passkey is added.', passkey: kept[1]! };
    });
    await user.click(screen.getByRole('button', { name: 'Add a passkey' }));
    expect(await screen.findByText('The passkey is added.')).toBeVisible();
    expect(await screen.findByText('Chrome on Windows')).toHaveClass('shortened');
    expect(browser.asked).toEqual(['create']);
    expect(server.bodiesOf(adminAddPasskeyEndpoint)).toMatchObject([{ handle: 'h2', transports: ['internal'] }]);
  });

  it.each([
    ['NotAllowedError', 'No passkey was used. The window was closed, or it took too long.'],
    ['InvalidStateError', 'This device holds a passkey for your account already.'],
    ['NotSupportedError', 'This device cannot keep a passkey. Use another one.'],
    ['UnknownError', 'The passkey could not be added.'],
  ])('are not added where the browser refuses (%s), in plain words', async (name, text) => {
    const { server, user } = await open();
    browser.refuse(name);
    await user.click(screen.getByRole('button', { name: 'Add a passkey' }));
    expect(await screen.findByText(text)).toBeVisible();
    expect(server.bodiesOf(adminAddPasskeyEndpoint)).toEqual([]);
  });

  it('get names of their own', async () => {
    const { server, user } = await open();
    server.answers(adminRenamePasskeyEndpoint, { success: true, message: 'The name is saved.' });
    await choose(user, 'Rename');
    const dialog = await screen.findByRole('dialog', { name: 'Rename the passkey' });
    const field = within(dialog).getByLabelText('Name');
    await user.clear(field);
    await user.click(within(dialog).getByRole('button', { name: 'Save name' }));
    expect(await within(dialog).findByText('Please give the passkey a name')).toBeVisible();
    await user.type(field, 'Phone');
    await user.click(within(dialog).getByRole('button', { name: 'Save name' }));
    expect(await screen.findByText('The name is saved.')).toBeVisible();
    expect(server.bodiesOf(adminRenamePasskeyEndpoint)).toEqual([{ label: 'Phone' }]);
  });

  it('are removed after a question, and confirmed by a passkey in place of the password (S5)', async () => {
    const { server, user } = await open();
    let confirmed = false;
    server
      .answers(adminRemovePasskeyEndpoint, () => {
        if (!confirmed) return refused('password_confirmation_required');
        kept = [];
        return { success: true as const, message: 'The passkey is removed.' };
      })
      .answers(adminPasskeyConfirmEndpoint, () => {
        confirmed = true;
        return { success: true as const };
      });
    await choose(user, 'Remove');
    await user.click(await screen.findByRole('button', { name: 'Remove' }));
    await user.click(await screen.findByRole('button', { name: 'Use a passkey instead' }));
    expect(await screen.findByText('The passkey is removed.')).toBeVisible();
    expect(await screen.findByText('No passkey yet')).toBeVisible();
    expect(server.bodiesOf(adminPasskeyConfirmEndpoint)).toMatchObject([{ handle: 'h1' }]);
  });

  it('say so when the last one is needed', async () => {
    const { server, user } = await open();
    server.answers(adminRemovePasskeyEndpoint, () => refused('passkey_needed'));
    await choose(user, 'Remove');
    await user.click(await screen.findByRole('button', { name: 'Remove' }));
    expect(await screen.findByText(/this is your last one/)).toBeVisible();
  });

  it('cannot be added in a browser that does not know them', async () => {
    browser.remove();
    await open();
    expect(screen.getByText(/This browser does not know passkeys/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add a passkey' })).not.toBeInTheDocument();
  });
});
