import { fill } from '@summit/testing/fill';
import {
  adminChangePasswordEndpoint,
  adminConfirmIdentityEndpoint,
  adminEnableTwoFactorEndpoint,
  adminSetupTwoFactorEndpoint,
} from '@summit/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { FakeServer } from '@summit/testing/fake-server';
import { UNREACHABLE } from '@summit/testing/refusal';
import { renderInAdmin } from '../../../test/render-in-admin';
import { ChangePasswordDialog } from './ChangePasswordDialog';
import { TwoFactorDialog } from './TwoFactorDialog';

const PNG = 'data:image/png;base64,AAAA';
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

//
describe('changing the password', () => {
  const open = (server = new FakeServer()) => {
    const onClose = jest.fn();
    return { ...renderInAdmin(<ChangePasswordDialog onClose={onClose} />, { server }), onClose };
  };
  const fillForm = async (next: string, confirmation = next) => {
    await fill(screen.getByLabelText('Current password'), 'old-password-1');
    await fill(screen.getByLabelText('New password'), next);
    await fill(screen.getByLabelText('Confirm new password'), confirmation);
    await press('Change Password');
  };

  it('names the broken rules (A-024)', async () => {
    const { server } = open();
    await fillForm('eleven-char', 'other');
    expect(screen.getByText('Password must be at least 12 characters')).toBeVisible();
    expect(screen.getByText('New passwords do not match')).toBeVisible();
    expect(server.calls).toEqual([]);
  });

  //
  it('signs out and asks to sign in again (A-027)', async () => {
    const message = 'password changed successfully! Please login again';
    const server = new FakeServer().answers(adminChangePasswordEndpoint, { success: true, message });
    const { services, place } = open(server);
    await fillForm('a-long-new-password');
    expect(await screen.findByText(message)).toBeVisible();
    expect(server.calls[0]?.body).toEqual({
      current_password: 'old-password-1',
      new_password: 'a-long-new-password',
    });
    expect(services.session.current()).toMatchObject({ token: null, signedOutBy: 'renewal' });
    await waitFor(() => expect(place()).toBe('/admin/login'));
  });

  //
  it('shows what the server says, else Error changing password', async () => {
    const server = new FakeServer().refuses(adminChangePasswordEndpoint, 400, { detail: 'This is not your password.' });
    const { services } = open(server);
    await fillForm('a-long-new-password');
    expect(await screen.findByRole('alert')).toHaveTextContent('This is not your password.');
    server.on(adminChangePasswordEndpoint, () => new Response('', { status: 500 }));
    await press('Change Password');
    expect(await screen.findByText('Error changing password')).toBeVisible();
    expect(services.session.current().token).toBe('bearer-1');
    server.answers(adminChangePasswordEndpoint, () => UNREACHABLE);
    await press('Change Password');
    expect(await screen.findByText(/^Error changing password: The server did not answer\./)).toBeVisible();
  });
});

describe('setting up two-factor sign-in', () => {
  const open = async (server: FakeServer) => {
    const onClose = jest.fn();
    const rendered = renderInAdmin(<TwoFactorDialog onClose={onClose} />, { server });
    await fill(screen.getByLabelText('Current password'), 'old-password-1');
    await press('Continue');
    return { ...rendered, onClose };
  };
  const offering = () =>
    new FakeServer()
      .answers(adminConfirmIdentityEndpoint, { success: true })
      .answers(adminSetupTwoFactorEndpoint, { success: true, qr_code: PNG, secret: 'JBSWY3DP' });

  it('names the connection where nobody answered the password', async () => {
    await open(new FakeServer().answers(adminConfirmIdentityEndpoint, () => UNREACHABLE));
    expect(await screen.findByText(/^Error confirming your password: The server did not answer\./)).toBeVisible();
  });

  it('asks for the password first, and shows no secret with a wrong one (S5)', async () => {
    const server = offering().refuses(adminConfirmIdentityEndpoint, 400, {
      detail: 'The current password is not correct.',
    });
    await open(server);
    expect(await screen.findByRole('alert')).toHaveTextContent('The current password is not correct.');
    expect(server.calls.map(({ body }) => body)).toEqual([
      { current_password: 'old-password-1', two_factor_code: null },
    ]);
  });

  it('shows QR code and secret, and can be confirmed at six digits (A-026, A-225)', async () => {
    await open(offering());
    expect(await screen.findByAltText('QR code for the authenticator app')).toHaveAttribute('src', PNG);
    expect(screen.getByText('JBSWY3DP')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Enable 2FA' })).toBeDisabled();
    await fill(screen.getByLabelText('6-digit code from the app'), '123456');
    expect(screen.getByRole('button', { name: 'Enable 2FA' })).toBeEnabled();
  });

  it('has the focus in the field of the code once the password is given', async () => {
    await open(offering());
    await screen.findByText('JBSWY3DP');
    expect(screen.getByLabelText('6-digit code from the app')).toHaveFocus();
  });

  //
  it('shows the backup codes once it is on, until they are saved (C-088)', async () => {
    const server = offering().answers(adminEnableTwoFactorEndpoint, {
      success: true,
      message: '2FA enabled successfully!',
      backup_codes: ['abcde-fghjk', 'mnpqr-stuvw'],
    });
    const { onClose } = await open(server);
    await screen.findByText('JBSWY3DP');
    await fill(screen.getByLabelText('6-digit code from the app'), '123456');
    await press('Enable 2FA');
    expect(await screen.findByText('2FA enabled successfully!')).toBeVisible();
    const codes = screen.getByRole('list', { name: 'Backup codes, each for one sign-in' });
    expect(
      within(codes)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['abcde-fghjk', 'mnpqr-stuvw']);
    await userEvent.keyboard('{Escape}');
    expect(onClose).not.toHaveBeenCalled();
    await press('I have saved them');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('stays open until the backup codes are there: the server would have them, and nobody would', async () => {
    let end = (): void => undefined;
    const ended = new Promise<void>((done) => (end = done));
    const server = offering().answers(adminEnableTwoFactorEndpoint, async () => {
      await ended;
      return { success: true as const, message: '2FA enabled successfully!', backup_codes: ['abcde-fghjk'] };
    });
    const { onClose } = await open(server);
    await screen.findByText('JBSWY3DP');
    await fill(screen.getByLabelText('6-digit code from the app'), '123456');
    await press('Enable 2FA');
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    end();
    expect(await screen.findByText('abcde-fghjk')).toBeVisible();
    expect(onClose).not.toHaveBeenCalled();
  });

  it.each([
    [400, { detail: 'Invalid verification code' }, 'Invalid verification code'],
    [500, {}, 'Error enabling 2FA'],
  ])('shows in the dialog why it is not on (%s), until the next edit (A-218)', async (status, body, text) => {
    const server = offering().refuses(adminEnableTwoFactorEndpoint, status, body);
    await open(server);
    await screen.findByText('JBSWY3DP');
    await fill(screen.getByLabelText('6-digit code from the app'), '123456');
    await press('Enable 2FA');
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    await userEvent.type(screen.getByLabelText('6-digit code from the app'), '{Backspace}');
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  });

  it('says when the secret did not come, and asks again (A-218)', async () => {
    const server = offering().on(adminSetupTwoFactorEndpoint, () => new Response('', { status: 500 }));
    await open(server);
    expect(await screen.findByRole('alert')).toHaveTextContent('Error setting up 2FA');
    server.answers(adminSetupTwoFactorEndpoint, { success: true, qr_code: PNG, secret: 'SECOND' });
    await press('Try again');
    expect(await screen.findByText('SECOND')).toBeVisible();
  });
});
