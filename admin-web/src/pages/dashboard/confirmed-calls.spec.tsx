import { fill } from '@summit/testing/fill';
import {
  adminConfirmIdentityEndpoint,
  adminInviteStaffEndpoint,
  adminStaffEndpoint,
  adminStaffSettingsEndpoint,
  adminStatusEndpoint,
} from '@summit/contracts';
import { FakeServer } from '@summit/testing/fake-server';
import { refused } from '@summit/testing/refusal';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderInAdmin } from '../../../test/render-in-admin';
import { ConfirmIdentityDialog } from '../../features/account/ConfirmIdentityDialog';
import { StaffView } from '../../features/staff/StaffView';

const done = { success: true, message: 'The setting is saved.' } as const;

async function open() {
  const server = new FakeServer()
    .answers(adminStaffEndpoint, { success: true, data: [], two_factor_required: false })
    .answers(adminStatusEndpoint, {
      success: true,
      data: { two_factor_enabled: true, role: 'owner', two_factor_missing: false, passkeys: 0 },
    });
  renderInAdmin(
    <>
      <StaffView />
      <ConfirmIdentityDialog />
    </>,
    { server },
  );
  await screen.findByRole('switch', { name: 'Two-factor for everybody' });
  return { server, user: userEvent.setup({ delay: null }) };
}

describe('calls that are hard to undo', () => {
  it('ask for password and code again where the server does, and then go on by themselves', async () => {
    const { server, user } = await open();
    let confirmed = false;
    server
      .answers(adminStaffSettingsEndpoint, () => (confirmed ? done : refused('password_confirmation_required')))
      .answers(adminConfirmIdentityEndpoint, () => {
        confirmed = true;
        return { success: true as const };
      });
    await user.click(screen.getByRole('switch', { name: 'Two-factor for everybody' }));
    await fill(await screen.findByLabelText('Current password'), 'right-horse-battery', user);
    await fill(screen.getByLabelText('6-digit code or backup code'), '123456', user);
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('The setting is saved.')).toBeVisible();
    expect(server.bodiesOf(adminConfirmIdentityEndpoint)).toEqual([
      { current_password: 'right-horse-battery', two_factor_code: '123456' },
    ]);
    expect(server.bodiesOf(adminStaffSettingsEndpoint)).toHaveLength(2);
  });

  it('are left alone by whoever does not give the password', async () => {
    const { server, user } = await open();
    server.answers(adminStaffSettingsEndpoint, () => refused('password_confirmation_required'));
    await user.click(screen.getByRole('switch', { name: 'Two-factor for everybody' }));
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    const toggle = screen.getByRole('switch', { name: 'Two-factor for everybody' });
    await waitFor(() => expect(toggle).toBeEnabled());
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(server.bodiesOf(adminStaffSettingsEndpoint)).toHaveLength(1);
  });

  it('keep what was typed without a word where the password is not given, and can be pressed again', async () => {
    const { server, user } = await open();
    server.answers(adminInviteStaffEndpoint, () => refused('password_confirmation_required'));
    await user.click(screen.getByRole('button', { name: 'Invite' }));
    const dialog = await screen.findByRole('dialog', { name: 'Invite to the back office' });
    await fill(within(dialog).getByLabelText('Email'), 'new@summit.example', user);
    await user.click(within(dialog).getByRole('button', { name: 'Send invitation' }));
    await screen.findByRole('dialog', { name: 'Is it you?' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Send invitation' })).toBeEnabled());
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(within(dialog).getByLabelText('Email')).toHaveValue('new@summit.example');
    server.answers(adminInviteStaffEndpoint, { success: true, message: 'The invitation is sent.' });
    await user.click(within(dialog).getByRole('button', { name: 'Send invitation' }));
    expect(await screen.findByText('The invitation is sent.')).toBeVisible();
  });

  it('can not be called off while the password is on its way', async () => {
    const { server, user } = await open();
    let end = (): void => undefined;
    const ended = new Promise<void>((done) => (end = done));
    let confirmed = false;
    server
      .answers(adminStaffSettingsEndpoint, () => (confirmed ? done : refused('password_confirmation_required')))
      .answers(adminConfirmIdentityEndpoint, async () => {
        await ended;
        confirmed = true;
        return { success: true as const };
      });
    await user.click(screen.getByRole('switch', { name: 'Two-factor for everybody' }));
    await fill(await screen.findByLabelText('Current password'), 'right-horse-battery', user);
    await fill(screen.getByLabelText('6-digit code or backup code'), '123456', user);
    await user.keyboard('{Enter}');
    fireEvent.keyDown(screen.getByRole('dialog', { name: 'Is it you?' }), { key: 'Escape' });
    end();
    expect(await screen.findByText('The setting is saved.')).toBeVisible();
  });
});
