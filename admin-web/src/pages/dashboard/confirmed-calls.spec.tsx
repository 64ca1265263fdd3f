import { fill } from '@summit/testing/fill';
import {
  adminConfirmIdentityEndpoint,
  adminStaffEndpoint,
  adminStaffSettingsEndpoint,
  adminStatusEndpoint,
} from '@summit/contracts';
import { FakeServer } from '@summit/testing/fake-server';
import { refused } from '@summit/testing/refusal';
import { screen } from '@testing-library/react';
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
    expect(await screen.findByText('Enter your password again first. This change needs it.')).toBeVisible();
    expect(server.bodiesOf(adminStaffSettingsEndpoint)).toHaveLength(1);
  });
});
