import { fill } from '@summit/testing/fill';
import { type Answers } from '@summit/testing/fake-server';
import { mute, refused } from '@summit/testing/refusal';
import { screen, waitFor, within } from '@testing-library/react';
import { vipStatusEndpoint, OUTCOME_TEXTS, type VipUser } from '@summit/contracts';
import { aMember } from '../../../../test/a-member';
import { openApp, signedIn } from '../../../../test/open-app';

const SETUP = {
  success: true,
  qr_code_data: 'data:image/png;base64,QR==',
  secret: 'JBSWY3DPEHPK3PXP',
  backup_codes: ['aaaaa-bbbbb', 'ccccc-ddddd', 'eeeee-fffff'],
} as const;
const ON = aMember({ two_factor_enabled: true });

async function open(answers: Answers = {}, member: VipUser = aMember()) {
  const opened = await openApp('/vip/profile#security', {
    kept: signedIn(member),
    answers: {
      vipStatus: () => ({ success: true, user: member }),
      vipConfirmIdentity: () => ({ success: true }),
      vipSecurity: () => ({ success: true, sign_ins: [], backup_codes_left: null, two_factor_ends_at: null }),
      vipEnableTwoFactor: () => ({ ...SETUP, backup_codes: [...SETUP.backup_codes] }),
      ...answers,
    },
  });
  await screen.findByRole('heading', { name: 'Two-Factor Authentication' });
  return opened;
}
type Opened = Awaited<ReturnType<typeof open>>;
/** Presses Enable 2FA and gives the password. */
const enable = async ({ user }: Opened, password = 'secret-enough') => {
  await user.click(screen.getByRole('button', { name: 'Enable 2FA' }));
  expect(screen.getByLabelText('Your password')).toHaveFocus();
  await fill(screen.getByLabelText('Your password'), password, user);
  await user.click(screen.getByRole('button', { name: 'Continue' }));
};
const panel = () => screen.findByRole('group', { name: 'Set up two-factor authentication' });

describe('two-factor that is off', () => {
  it('opens three steps: QR code and secret, backup codes, code (M-064, M-067)', async () => {
    const opened = await open();
    const { user, files } = opened;
    await enable(opened);
    expect(opened.api.bodiesOf('vipConfirmIdentity')).toEqual([
      { current_password: 'secret-enough', two_factor_code: null },
    ]);
    const steps = await panel();
    expect(steps).toHaveFocus();
    expect(
      within(steps)
        .getAllByRole('heading')
        .map(({ textContent }) => textContent),
    ).toEqual(['Scan the QR code', 'Save your backup codes', 'Enter the 6-digit code']);
    expect(within(steps).getByAltText('QR code for your authenticator app')).toHaveAttribute('src', SETUP.qr_code_data);
    expect(within(steps).getByText('JBSW Y3DP EHPK 3PXP')).toBeVisible();
    const codes = within(steps).getByRole('list', { name: 'Backup codes' });
    expect(
      within(codes)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(SETUP.backup_codes);

    await user.click(within(steps).getByRole('button', { name: 'Copy key' }));
    expect(await navigator.clipboard.readText()).toBe('JBSWY3DPEHPK3PXP');
    await user.click(within(steps).getByRole('button', { name: 'Copy all' }));
    expect(await navigator.clipboard.readText()).toBe('aaaaa-bbbbb\nccccc-ddddd\neeeee-fffff');
    await user.click(within(steps).getByRole('button', { name: 'Download' }));
    expect(files.saved).toEqual([
      { name: 'growth-and-scale-summit-backup-codes.txt', text: 'aaaaa-bbbbb\nccccc-ddddd\neeeee-fffff\n' },
    ]);
  });

  it('is verified with exactly six digits, then on; the member is asked for anew (M-065, M-066, M-068)', async () => {
    const opened = await open({
      vipVerifyTwoFactor: () => ({ success: true, message: OUTCOME_TEXTS.memberTwoFactorEnabled }),
    });
    const { user, api } = opened;
    await enable(opened);
    const verify = within(await panel()).getByRole('button', { name: 'Verify & Enable' });
    expect(verify).toBeDisabled();
    await fill(screen.getByLabelText('Code from the app'), '12345x', user);
    expect(verify).toBeDisabled();
    const asked = api.callsOf('vipStatus').length;
    api.answers(vipStatusEndpoint, { success: true, user: ON });
    await user.type(screen.getByLabelText('Code from the app'), '6');
    await user.click(verify);
    expect(await screen.findByText('2FA is Enabled')).toBeVisible();
    expect(screen.getByText('2FA enabled successfully!')).toBeVisible();
    expect(api.bodiesOf('vipVerifyTwoFactor')).toEqual([{ code: '123456' }]);
    await waitFor(() => expect(api.callsOf('vipStatus').length).toBeGreaterThan(asked));
    expect(screen.queryByRole('group', { name: 'Set up two-factor authentication' })).not.toBeInTheDocument();
  });

  it('stays signed in and in the panel after a mistyped code (M-061)', async () => {
    const opened = await open({ vipVerifyTwoFactor: () => refused('two_factor_code_invalid') });
    const { user, store } = opened;
    await enable(opened);
    await fill(await screen.findByLabelText('Code from the app'), '000000', user);
    await user.click(screen.getByRole('button', { name: 'Verify & Enable' }));
    expect(within(await panel()).getByRole('alert')).toHaveTextContent('Verification failed');
    expect(store.kept.vipToken).toBe('token-1');
    expect(screen.getByLabelText('Code from the app')).toHaveFocus();
    await user.keyboard('{Backspace}');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('closes its panel on Cancel (M-066)', async () => {
    const opened = await open();
    const { user } = opened;
    await enable(opened);
    await user.click(within(await panel()).getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('button', { name: 'Enable 2FA' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Two-Factor Authentication' })).toHaveFocus();
  });

  it('asks for the password first, and opens nothing with a wrong one (S5)', async () => {
    const opened = await open({ vipConfirmIdentity: () => refused('current_password_wrong') });
    await enable(opened, 'not this one');
    expect(await screen.findByRole('alert')).toHaveTextContent('The current password is not correct.');
    expect(opened.api.callsOf('vipEnableTwoFactor')).toEqual([]);
    await opened.user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('button', { name: 'Enable 2FA' })).toBeVisible();
  });

  it.each([
    [refused('two_factor_already_enabled'), 'Two-factor authentication is already on.'],
    [mute(500), '2FA setup failed'],
  ])('says the detail of the server, else 2FA setup failed (M-061)', async (answer, text) => {
    await enable(await open({ vipEnableTwoFactor: () => answer }));
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
  });
});

describe('two-factor that is on', () => {
  const disable = async ({ user }: Opened) => {
    await user.click(screen.getByRole('button', { name: 'Disable' }));
    const question = await screen.findByRole('alertdialog');
    expect(question).toHaveTextContent('Are you sure you want to disable Two-Factor Authentication?');
    await user.click(within(question).getByRole('button', { name: 'Disable' }));
    await fill(await screen.findByLabelText('Your password'), 'secret-enough', user);
    expect(screen.getByRole('button', { name: 'Disable 2FA' })).toBeDisabled();
    await fill(screen.getByLabelText('Code from the app, or a backup code'), 'aaaaa-bbbbb', user);
    await user.click(screen.getByRole('button', { name: 'Disable 2FA' }));
  };

  it('asks first, and leaves everything as it is on Cancel (M-063)', async () => {
    const { user, api } = await open({}, ON);
    expect(screen.getByText('2FA is Enabled')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Disable' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel' }));
    expect(api.callsOf('vipDisableTwoFactor')).toEqual([]);
    expect(screen.getByText('2FA is Enabled')).toBeVisible();
  });

  it('is off after the second yes (M-063, M-069)', async () => {
    const opened = await open(
      { vipDisableTwoFactor: () => ({ success: true, message: OUTCOME_TEXTS.memberTwoFactorDisabled }) },
      ON,
    );
    opened.api.answers(vipStatusEndpoint, { success: true, user: aMember() });
    await disable(opened);
    expect(await screen.findByText('2FA disabled successfully')).toBeVisible();
    expect(opened.api.bodiesOf('vipConfirmIdentity')).toEqual([
      { current_password: 'secret-enough', two_factor_code: 'aaaaa-bbbbb' },
    ]);
    expect(screen.getByRole('button', { name: 'Enable 2FA' })).toBeVisible();
  });

  it('says Disable failed without a text of the server (M-061)', async () => {
    const opened = await open({ vipDisableTwoFactor: () => mute(500) }, ON);
    await disable(opened);
    expect(await screen.findByText('Disable failed')).toBeVisible();
  });

  it('stays on, and the member signed in, after a wrong code (S5)', async () => {
    const opened = await open({ vipConfirmIdentity: () => refused('two_factor_code_invalid') }, ON);
    await disable(opened);
    expect(await screen.findByRole('alert')).toHaveTextContent('Verification failed');
    expect(opened.api.callsOf('vipDisableTwoFactor')).toEqual([]);
    expect(opened.store.kept.vipToken).toBe('token-1');
    await opened.user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('button', { name: 'Disable' })).toBeVisible();
  });
});
