import { fill } from '@summit/testing/fill';
import {
  adminForgotPasswordEndpoint,
  adminLoginEndpoint,
  adminPasskeySignInEndpoint,
  adminPasskeySignInOptionsEndpoint,
  adminResetPasswordEndpoint,
  adminVerifyTwoFactorEndpoint,
  type AdminSignedIn,
} from '@summit/contracts';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { installPasskeys } from '@summit/testing/fake-passkeys';
import { FakeServer } from '@summit/testing/fake-server';
import { UNREACHABLE } from '@summit/testing/refusal';
import { renderInAdmin } from '../../../test/render-in-admin';
import { LoginPage } from './LoginPage';

const SIGNED_IN_ANSWER: AdminSignedIn = {
  success: true,
  requires_2fa: false,
  token: 'bearer-9',
  admin_email: 'ops@summit.example',
  expires_at: '2999-01-01T00:00:00.000Z',
};

const open = (server = new FakeServer()) => renderInAdmin(<LoginPage />, { server, stored: {}, at: '/admin/login' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
async function credentials(email = 'ops@summit.example'): Promise<void> {
  await fill(screen.getByLabelText('Email'), email);
  await fill(screen.getByLabelText('Password'), 'right-horse-battery');
  await press('Sign in');
}

describe('signing in', () => {
  it('says that all admin actions are logged (A-004)', () => {
    open();
    expect(screen.getByText('All admin actions are logged.')).toBeVisible();
    expect(document.title).toBe('Admin sign-in | Growth & Scale Summit');
  });

  it('opens the session with the right password (A-017, A-029)', async () => {
    const server = new FakeServer().answers(adminLoginEndpoint, SIGNED_IN_ANSWER);
    const { services, place } = open(server);
    await credentials(' ops@summit.example ');
    expect(server.calls[0]?.body).toEqual({ email: 'ops@summit.example', password: 'right-horse-battery' });
    expect(services.session.current().token).toBe('bearer-9');
    await waitFor(() => expect(place()).toBe('/admin/dashboard'));
  });

  // C-088
  it('opens the session with a passkey, and says when the browser did not use one', async () => {
    const browser = installPasskeys();
    const options = { rpId: 'localhost', challenge: 'AAAA', timeout: 1, allowCredentials: [] };
    const server = new FakeServer()
      .answers(adminPasskeySignInOptionsEndpoint, {
        success: true,
        handle: 'h1',
        options: { ...options, userVerification: 'required' },
      })
      .answers(adminPasskeySignInEndpoint, SIGNED_IN_ANSWER);
    const { services } = open(server);
    const button = await screen.findByRole('button', { name: 'Sign in with a passkey' });
    browser.refuse('NotAllowedError');
    await userEvent.click(button);
    expect(await screen.findByRole('alert')).toHaveTextContent(/^No passkey was used/);
    browser.refuse(null);
    await userEvent.click(button);
    await waitFor(() => expect(services.session.current().token).toBe('bearer-9'));
    expect(server.bodiesOf(adminPasskeySignInEndpoint)).toMatchObject([{ handle: 'h1', user_handle: null }]);
    browser.remove();
  });

  it('shows the refusal, which goes away with the next edit (A-215)', async () => {
    open(new FakeServer().refuses(adminLoginEndpoint, 401, { detail: 'Invalid credentials' }));
    await credentials();
    expect(await screen.findByRole('alert')).toHaveTextContent('Invalid credentials');
    expect(screen.getByLabelText('Password')).toHaveFocus();
    await userEvent.type(screen.getByLabelText('Password'), 'x');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it.each([
    [Response.json({ message: 'Only a message' }, { status: 400 }), 'Only a message'],
    [Response.json({ error: 7 }, { status: 500 }), 'Error: 500'],
    [new Response('Bad Gateway', { status: 502 }), 'Server error: 502 Bad Gateway'],
    [new Response('<html><h1>502</h1></html>', { status: 502 }), 'Server error: 502'],
  ])('tells what the server said, else its status (A-215)', async (answer, text) => {
    open(new FakeServer().on(adminLoginEndpoint, () => answer));
    await credentials();
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('tells a server without an answer from one with a bad answer (A-215)', async () => {
    const server = new FakeServer().on(adminLoginEndpoint, () => Promise.reject(new TypeError('fetch failed')));
    open(server);
    await credentials();
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Connection error: /);
    server.on(adminLoginEndpoint, () => new Response('', { status: 502 }));
    await press('Sign in');
    expect(await screen.findByText('Server error: 502')).toBeVisible();
  });

  it('asks for both fields and focuses the first that is missing', async () => {
    const { server } = open();
    await press('Sign in');
    expect(screen.getByText('Enter an email address, for example ops@company.com')).toBeVisible();
    expect(screen.getByText('Password is required')).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveFocus();
    expect(server.calls).toEqual([]);
  });
});

describe('the code step', () => {
  const asked = async (server = new FakeServer()) => {
    const world = open(server.answers(adminLoginEndpoint, { success: true, requires_2fa: true, temp_token: 'temp-1' }));
    await credentials();
    await screen.findByRole('heading', { name: 'Enter your code' });
    return world;
  };

  it('takes digits only, six at most, and can be sent at exactly six (A-019)', async () => {
    await asked();
    const field = screen.getByLabelText('6-digit code');
    expect(field).toHaveFocus();
    await fill(field, '12a 34-5');
    expect(field).toHaveValue('12345');
    expect(screen.getByRole('button', { name: 'Verify' })).toBeDisabled();
    await userEvent.type(field, '67');
    expect(field).toHaveValue('123456');
    expect(screen.getByRole('button', { name: 'Verify' })).toBeEnabled();
  });

  it('signs in with address, temp token and code (A-012, A-018, A-030)', async () => {
    const server = new FakeServer().answers(adminVerifyTwoFactorEndpoint, SIGNED_IN_ANSWER);
    const { services } = await asked(server);
    await fill(screen.getByLabelText('6-digit code'), '123456');
    await press('Verify');
    expect(server.calls.at(-1)?.body).toEqual({ email: 'ops@summit.example', temp_token: 'temp-1', code: '123456' });
    expect(services.session.current().token).toBe('bearer-9');
  });

  it.each([
    [401, { detail: 'Invalid 2FA code' }, 'Invalid 2FA code'],
    [500, {}, '2FA verification failed'],
  ])('shows a code that was refused with %s (A-216)', async (status, body, text) => {
    await asked(new FakeServer().refuses(adminVerifyTwoFactorEndpoint, status, body));
    await fill(screen.getByLabelText('6-digit code'), '123456');
    await press('Verify');
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
  });

  it('takes a backup code as text (C-088)', async () => {
    const server = new FakeServer().answers(adminVerifyTwoFactorEndpoint, SIGNED_IN_ANSWER);
    await asked(server);
    await press('Use a backup code');
    await fill(screen.getByLabelText('Backup code'), 'abcde-fghjk');
    await press('Verify');
    expect(server.calls.at(-1)?.body).toMatchObject({ code: 'abcde-fghjk' });
  });

  it('goes back to the credentials and keeps the address (A-020)', async () => {
    await asked();
    await press('Back to Login');
    expect(screen.getByLabelText('Email')).toHaveValue('ops@summit.example');
    expect(screen.getByLabelText('Password')).toHaveValue('');
  });
});

describe('a forgotten password', () => {
  const requested = async (contactSupport: boolean, server = new FakeServer()) => {
    const message = 'If this address belongs to an administrator, a link is on its way.';
    const world = open(
      server.answers(adminForgotPasswordEndpoint, { success: true, message, contact_support: contactSupport }),
    );
    await press('Forgot password?');
    await fill(screen.getByLabelText('Email'), 'ops@summit.example');
    await press('Send the link');
    expect(await screen.findByText(message)).toBeVisible();
    return world;
  };

  it('shows the support contact only when the server says so (A-022)', async () => {
    const { unmount } = await requested(false);
    expect(screen.queryByText(/Mail is delayed/)).not.toBeInTheDocument();
    unmount();
    await requested(true);
    expect(screen.getByRole('link', { name: 'support@growth-and-scale.example' })).toHaveAttribute(
      'href',
      'mailto:support@growth-and-scale.example',
    );
  });

  it('sets a new password with the mailed token, and is back at the sign-in 3 seconds later (A-021)', async () => {
    const server = new FakeServer().answers(adminResetPasswordEndpoint, {
      success: true,
      message: 'The password is set.',
    });
    await requested(false, server);
    await fill(screen.getByLabelText('Reset token'), ' token-1 ');
    await fill(screen.getByLabelText('New password'), 'a-long-new-password');
    await fill(screen.getByLabelText('Confirm password'), 'a-long-new-password');
    jest.useFakeTimers();
    try {
      await act(async () => screen.getByRole('button', { name: 'Set password' }).click());
      await act(() => jest.advanceTimersByTimeAsync(100));
      expect(screen.getByText(/The password is set\./)).toBeVisible();
      expect(server.calls.at(-1)?.body).toEqual({ reset_token: 'token-1', new_password: 'a-long-new-password' });
      await act(() => jest.advanceTimersByTimeAsync(2_800));
      expect(screen.queryByRole('heading', { name: 'Admin sign-in' })).not.toBeInTheDocument();
      await act(() => jest.advanceTimersByTimeAsync(400));
      expect(screen.getByRole('heading', { name: 'Admin sign-in' })).toBeVisible();
    } finally {
      jest.useRealTimers();
    }
  });

  it.each([
    ['refused', new Response('', { status: 500 }), 'Password reset request failed'],
    ['not even received', UNREACHABLE, 'Request failed'],
  ])('shows why the mail was not asked for: %s (A-217)', async (_what, answer, text) => {
    open(new FakeServer().on(adminForgotPasswordEndpoint, () => answer));
    await press('Forgot password?');
    await fill(screen.getByLabelText('Email'), 'ops@summit.example');
    await press('Send the link');
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
  });
});
