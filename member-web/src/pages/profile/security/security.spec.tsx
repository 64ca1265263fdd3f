import { fill } from '@summit/testing/fill';
import type { VipSecurityResponse } from '@summit/contracts';
import { type Answers } from '@summit/testing/fake-server';
import { mute, refused } from '@summit/testing/refusal';
import { screen, waitFor, within } from '@testing-library/react';
import { aMember } from '../../../../test/a-member';
import { openApp, signedIn } from '../../../../test/open-app';

const HERE = {
  id: 's-1',
  browser: 'Firefox on Linux',
  network: '203.0.113.0/24',
  signed_in_at: '2025-11-20T18:00:00Z',
  current: true,
};
const THERE = { ...HERE, id: 's-2', browser: null, network: '198.51.100.0/24', current: false };
const SECURITY: VipSecurityResponse = {
  success: true,
  sign_ins: [HERE, THERE],
  backup_codes_left: null,
  two_factor_ends_at: null,
};

async function open(answers: Answers = {}, twoFactor = false) {
  const member = aMember({ two_factor_enabled: twoFactor });
  const opened = await openApp('/vip/profile#security', {
    kept: signedIn(member),
    answers: {
      vipStatus: () => ({ success: true, user: member }),
      vipSecurity: () => SECURITY,
      vipConfirmIdentity: () => ({ success: true }),
      ...answers,
    },
  });
  await screen.findByRole('list', { name: 'Where you are signed in' });
  return opened;
}
const rows = () =>
  within(screen.getByRole('list', { name: 'Where you are signed in' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

// M-184
describe('the sign-ins of a member', () => {
  it('are listed with browser and network; the one here can’t be ended', async () => {
    await open();
    expect(rows()[0]).toMatch(/^Firefox on Linux This browserNov 20, 2025, .* · 203\.0\.113\.0\/24$/);
    expect(rows()[1]).toMatch(/^Unknown browser .*198\.51\.100\.0\/24Sign out$/);
    expect(screen.getAllByRole('button', { name: /^Sign out:/ })).toHaveLength(1);
  });

  it('end one by one and everywhere else; the list is read anew', async () => {
    let left = [HERE, THERE, { ...THERE, id: 's-3' }];
    const { user, api } = await open({
      vipSecurity: () => ({ ...SECURITY, sign_ins: left }),
      vipEndSignIn: () => {
        left = [HERE, THERE];
        return { success: true, message: 'That browser is signed out.' };
      },
      vipSignOutEverywhere: () => {
        left = [HERE];
        return { success: true, message: 'Every other browser is signed out.' };
      },
    });
    await user.click(screen.getAllByRole('button', { name: /^Sign out:/ })[1]!);
    expect(await screen.findByText('That browser is signed out.')).toBeVisible();
    expect(api.callsOf('vipEndSignIn')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Sign out everywhere else' }));
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(screen.queryByRole('button', { name: 'Sign out everywhere else' })).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Where you are signed in' })).toHaveFocus();
  });

  it('say so when a browser can’t be signed out', async () => {
    const { user } = await open({ vipSignOutEverywhere: () => mute(500) });
    await user.click(screen.getByRole('button', { name: 'Sign out everywhere else' }));
    expect(await screen.findByText('The browser could not be signed out.')).toBeVisible();
  });
});

describe('backup codes (M-070)', () => {
  it('are counted, with a hint when few are left, and renewed with password and code', async () => {
    const { user, api, files } = await open(
      {
        vipSecurity: () => ({ ...SECURITY, backup_codes_left: 3 }),
        vipRenewBackupCodes: () => ({ success: true, backup_codes: ['aaaaa-bbbbb', 'ccccc-ddddd'] }),
      },
      true,
    );
    expect(screen.getByText('3 backup codes left')).toBeVisible();
    expect(screen.getByText(/Make new ones before they run out\./)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'New backup codes' }));
    await fill(screen.getByLabelText('Your password'), 'secret-enough', user);
    await fill(screen.getByLabelText('Code from the app, or a backup code'), '123456', user);
    await user.click(screen.getByRole('button', { name: 'New backup codes' }));
    const codes = await screen.findByRole('group', { name: 'New backup codes' });
    expect(codes).toHaveFocus();
    expect(within(codes).getByText('ccccc-ddddd')).toBeVisible();
    expect(api.bodiesOf('vipConfirmIdentity')).toEqual([
      { current_password: 'secret-enough', two_factor_code: '123456' },
    ]);
    await user.click(within(codes).getByRole('button', { name: 'Download' }));
    expect(files.saved[0]!.text).toBe('aaaaa-bbbbb\nccccc-ddddd\n');
    await user.click(within(codes).getByRole('button', { name: 'I have saved them' }));
    expect(screen.queryByText('ccccc-ddddd')).not.toBeInTheDocument();
  });

  it('are not spoken of where two-factor is off', async () => {
    await open();
    expect(screen.queryByText(/backup codes left/)).not.toBeInTheDocument();
  });
});

describe('a second factor that was called lost', () => {
  it('is announced with its end, and can be kept', async () => {
    let ends: string | null = '2025-11-23T18:00:00Z';
    const { user } = await open(
      {
        vipSecurity: () => ({ ...SECURITY, backup_codes_left: 1, two_factor_ends_at: ends }),
        vipKeepTwoFactor: () => {
          ends = null;
          return { success: true, message: 'Two-factor authentication stays on.' };
        },
      },
      true,
    );
    expect(screen.getByText(/goes off because its codes were reported lost\. November 23, 2025/)).toBeVisible();
    expect(screen.getByText('1 backup code left')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Keep it on' }));
    expect(await screen.findByText('Two-factor authentication stays on.')).toBeVisible();
    await waitFor(() => expect(screen.queryByText(/reported lost/)).not.toBeInTheDocument());
  });
});

describe('another address', () => {
  it('is asked for with the password, and waits for the link', async () => {
    const { user, api } = await open({ vipChangeEmail: () => ({ success: true, message: 'A link is on its way.' }) });
    await fill(screen.getByLabelText('New email address'), 'dana@', user);
    await user.click(screen.getByRole('button', { name: 'Send the link' }));
    expect(screen.getByText('Please enter a valid email address')).toBeVisible();
    await fill(screen.getByLabelText('New email address'), 'new.example', user);
    await user.click(screen.getByRole('button', { name: 'Send the link' }));
    await fill(screen.getByLabelText('Your password'), 'secret-enough', user);
    await user.click(screen.getByRole('button', { name: 'Send the link' }));
    expect(await screen.findByText('A link is on its way.')).toBeVisible();
    expect(api.bodiesOf('vipChangeEmail')).toEqual([{ new_email: 'dana@new.example' }]);
    expect(screen.getByLabelText('New email address')).toHaveValue('');
  });

  it('says why not', async () => {
    const { user } = await open({ vipChangeEmail: () => refused('new_email_is_current') });
    await fill(screen.getByLabelText('New email address'), 'dana@example.com', user);
    await user.click(screen.getByRole('button', { name: 'Send the link' }));
    await fill(screen.getByLabelText('Your password'), 'secret-enough', user);
    await user.click(screen.getByRole('button', { name: 'Send the link' }));
    expect(await screen.findByText('This is your address already.')).toBeVisible();
  });
});
