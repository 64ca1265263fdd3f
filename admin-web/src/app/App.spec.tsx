import { fill } from '@summit/testing/fill';
import { adminLoginEndpoint, adminPendingInstallmentsEndpoint, adminStatusEndpoint } from '@summit/contracts';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { FakeServer } from '@summit/testing/fake-server';
import { renderInAdmin, type AdminWorldOptions } from '../../test/render-in-admin';
import { App } from './App';

const PLANS = '/admin/dashboard?tab=installments';
const nobody = { stored: {} };
async function open(at: string, options: AdminWorldOptions = {}) {
  const view = renderInAdmin(<App />, { at, ...options });
  // What comes after the page is there.
  await act(async () => undefined);
  return view;
}

const answering = () =>
  new FakeServer()
    .answers(adminStatusEndpoint, {
      success: true,
      data: { two_factor_enabled: true, role: 'owner', two_factor_missing: false, passkeys: 0 },
    })
    .answers(adminPendingInstallmentsEndpoint, { success: true, data: [], total: 0 });

async function signIn(): Promise<void> {
  await fill(screen.getByLabelText('Email'), 'ops@summit.example');
  await fill(screen.getByLabelText('Password'), 'right-horse-battery');
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
}

const SIGNED_IN_ANSWER = {
  success: true,
  requires_2fa: false,
  token: 'bearer-9',
  admin_email: 'ops@summit.example',
  expires_at: '2999-01-01T00:00:00.000Z',
} as const;

// The scripts of dashboard and tab are fetched when they are opened; here they are compiled first.
beforeAll(async () => {
  await import('./Office');
  await import('../features/installments/InstallmentsTab');
  await import('@summit/ui/scheme/SchemeSwitch');
});

describe('the admin app', () => {
  it('says so where a path is not on the map, and moves the focus to the heading', async () => {
    await open('/no/such/page', nobody);
    expect(screen.getByRole('heading', { level: 1, name: 'This path is not on the map' })).toHaveFocus();
  });

  it('lets the visitor choose the color scheme', async () => {
    await open('/no/such/page', nobody);
    expect(screen.getByRole('group', { name: 'Color scheme' })).toBeVisible();
  });

  it.each(['/', '/admin'])('leads %s to the sign-in (A-011)', async (path) => {
    const { place } = await open(path, nobody);
    expect(place()).toBe('/admin/login');
    expect(screen.getByRole('heading', { level: 1, name: 'Admin sign-in' })).toBeVisible();
  });

  it('leads the dashboard to the sign-in without a token (A-016)', async () => {
    const { place } = await open(PLANS, nobody);
    expect(place()).toBe('/admin/login');
    expect(screen.queryByText('Your session has ended. Sign in again.')).not.toBeInTheDocument();
  });

  it('opens the dashboard for whoever is signed in', async () => {
    const { place } = await open('/admin/login', { server: answering() });
    expect(await screen.findByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible();
    expect(place()).toBe('/admin/dashboard');
  });

  it('asks for what a tab shows when the tab is chosen, and not before (A-049)', async () => {
    const server = answering();
    const { place } = await open('/admin/login', { server });
    const asked = () => server.calls.filter(({ url }) => url.startsWith(adminPendingInstallmentsEndpoint.path));
    await screen.findByRole('heading', { level: 1, name: 'Admin Dashboard' });
    expect(asked()).toEqual([]);
    await userEvent.click(screen.getByRole('link', { name: 'Payment Plans' }));
    expect(await screen.findByRole('heading', { level: 2, name: 'Payment Plans' })).toBeVisible();
    expect(place()).toBe(PLANS);
    await waitFor(() => expect(asked()).toHaveLength(1));
  });

  it('says that the session has ended when the server refuses the token, and returns to the same tab (A-028)', async () => {
    const server = answering().refuses(adminPendingInstallmentsEndpoint, 401, { code: 'unauthorized' });
    const { place, services } = await open(PLANS, { server });
    expect(await screen.findByText('Your session has ended. Sign in again.')).toBeVisible();
    expect(place()).toBe('/admin/login');
    expect(services.session.current().token).toBeNull();

    server
      .answers(adminPendingInstallmentsEndpoint, { success: true, data: [], total: 0 })
      .answers(adminLoginEndpoint, SIGNED_IN_ANSWER);
    await signIn();
    expect(await screen.findByRole('heading', { level: 2, name: 'Payment Plans' })).toBeVisible();
    expect(place()).toBe(PLANS);
  });

  it('starts at the overview after somebody has chosen to leave', async () => {
    const server = answering().answers(adminLoginEndpoint, SIGNED_IN_ANSWER);
    const { place } = await open(PLANS, { server });
    await userEvent.click(await screen.findByRole('button', { name: 'Logout' }));
    expect(place()).toBe('/admin/login');
    expect(screen.queryByText('Your session has ended. Sign in again.')).not.toBeInTheDocument();
    expect(server.calls.at(-1)).toMatchObject({ method: 'POST', url: '/api/admin/auth/logout' });
    expect(server.calls.at(-1)?.headers.get('Authorization')).toBe('Bearer bearer-1');
    await signIn();
    await waitFor(() => expect(place()).toBe('/admin/dashboard'));
  });
});
