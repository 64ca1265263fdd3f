import { fill } from '@summit/testing/fill';
import { adminResetPasswordEndpoint } from '@summit/contracts';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { FakeServer } from '@summit/testing/fake-server';
import { renderInAdmin } from '../../../test/render-in-admin';
import { ResetPasswordPage } from './ResetPasswordPage';

const open = (query: string, server = new FakeServer()) =>
  renderInAdmin(<ResetPasswordPage />, { server, stored: {}, at: `/admin/reset-password${query}` });
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Set password' }));

describe('/admin/reset-password', () => {
  it('finds the token in the link and lets it be edited (A-013)', async () => {
    open('?token=abc-123');
    expect(screen.getByText('Token found in your link')).toBeVisible();
    expect(screen.queryByLabelText('Reset token')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
    expect(screen.getByLabelText('Reset token')).toHaveValue('abc-123');
  });

  it.each(['', '?token=', '?token=%20'])('names every broken rule (A-023): %j', async (query) => {
    const { server } = open(query);
    await fill(screen.getByLabelText('New password'), 'eleven-char');
    await fill(screen.getByLabelText('Confirm password'), 'other');
    await submit();
    expect(screen.getByText('Reset token is required')).toBeVisible();
    expect(screen.getByText('Password must be at least 12 characters long')).toBeVisible();
    expect(screen.getByText('Passwords do not match')).toBeVisible();
    expect(screen.getByLabelText('Reset token')).toHaveFocus();
    expect(server.calls).toEqual([]);
  });

  it('counts the characters while typing', async () => {
    open('?token=abc');
    expect(screen.getByText('At least 12 characters')).toBeVisible();
    await fill(screen.getByLabelText('New password'), 'eight888');
    expect(screen.getByText('8 of at least 12 characters')).toBeVisible();
  });

  it('shows a refused token, an answer that is none, or that the network failed (A-217)', async () => {
    const server = new FakeServer().refuses(adminResetPasswordEndpoint, 400, { detail: 'Password reset failed' });
    open('?token=used', server);
    await fill(screen.getByLabelText('New password'), 'a-long-new-password');
    await fill(screen.getByLabelText('Confirm password'), 'a-long-new-password');
    await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent('Password reset failed');
    server.on(adminResetPasswordEndpoint, () => new Response('', { status: 500 }));
    await submit();
    expect(await screen.findByText('Password reset failed')).toBeVisible();
    server.on(adminResetPasswordEndpoint, () => new Response('<html>', { status: 200 }));
    await submit();
    expect(await screen.findByText('Reset failed')).toBeVisible();
    server.on(adminResetPasswordEndpoint, () => Promise.reject(new TypeError('fetch failed')));
    await submit();
    expect(await screen.findByText('Network error. Please try again.')).toBeVisible();
  });

  it('offers the sign-in at once after the success (A-014)', async () => {
    const server = new FakeServer().answers(adminResetPasswordEndpoint, {
      success: true,
      message: 'The password is set.',
    });
    const { place } = open('?token=abc', server);
    await fill(screen.getByLabelText('New password'), 'a-long-new-password');
    await fill(screen.getByLabelText('Confirm password'), 'a-long-new-password');
    await submit();
    expect(await screen.findByText(/The password is set\./)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Back to Login' }));
    expect(place()).toBe('/admin/login');
  });
});
