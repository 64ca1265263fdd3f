import {
  adminInviteStaffEndpoint,
  adminStaffEndpoint,
  adminStatusEndpoint,
  ENDPOINT_SPECS,
  type AdminStatusResponse,
} from '@summit/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { fill } from '@summit/testing/fill';
import { refused } from '@summit/testing/refusal';
import { FakeServer } from '@summit/testing/fake-server';
import { renderInAdmin } from '../../../test/render-in-admin';
import { TABS } from './tabs';
import { DashboardPage } from './DashboardPage';

const DANGER = '/admin/dashboard?tab=data-management';
const OWNER: AdminStatusResponse['data'] = {
  two_factor_enabled: true,
  role: 'owner',
  two_factor_missing: false,
  passkeys: 0,
};
const withStatus = (status: Partial<AdminStatusResponse['data']>) =>
  new FakeServer().answers(adminStatusEndpoint, { success: true, data: { ...OWNER, ...status } });
const withTwoFactor = (on: boolean) => withStatus({ two_factor_enabled: on });
async function open(at = DANGER, server = withTwoFactor(true)) {
  const page = renderInAdmin(<DashboardPage />, { at, server });
  if (at.startsWith(DANGER)) {
    await screen.findByRole('heading', { name: 'Clear all data' });
    await within(sections()).findByRole('link', { name: /^Data Management/ });
  }
  return page;
}
const sections = () => screen.getByRole('navigation', { name: 'Dashboard sections' });

describe('the frame of the dashboard', () => {
  it('is headed Admin Dashboard, Growth & Scale Summit (A-003)', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible();
    expect(within(screen.getByRole('banner')).getByText('Growth & Scale Summit')).toBeVisible();
    expect(document.title).toBe('Data Management | Growth & Scale Summit');
  });

  //
  it('links the thirteen tabs in their order and marks the chosen one (A-047)', async () => {
    await open();
    const links = within(sections()).getAllByRole('link');
    expect(links.map((link) => link.textContent.split(',')[0])).toEqual(
      TABS.flatMap(({ group, label }) => (group === 'Account' ? [] : [label])),
    );
    expect(links.filter((link) => link.getAttribute('aria-current') === 'page')).toEqual([
      within(sections()).getByRole('link', { name: /^Data Management/ }),
    ]);
  });

  it('warns of the tab that deletes (A-048)', async () => {
    await open();
    expect(within(sections()).getByRole('link', { name: /^Data Management ?, deletes data for good$/ })).toBeVisible();
    expect(screen.getByRole('note')).toHaveTextContent('These tools delete data for good');
  });

  it('changes the tab, keeps the filters, and moves the focus to the new heading', async () => {
    const { place } = await open(`${DANGER}&days=7&summit=passive-income`);
    await userEvent.click(within(sections()).getByRole('link', { name: 'CMS' }));
    expect(place()).toBe('/admin/dashboard?tab=cms&days=7&summit=passive-income');
    expect(screen.getByRole('heading', { level: 2, name: 'CMS' })).toHaveFocus();
  });
});

describe('an address with a tab that nobody knows', () => {
  it('is replaced by the one of the tab that shows; the filters stay', async () => {
    const { place } = await open('/admin/dashboard?tab=secrets&days=7');
    expect(screen.getByRole('heading', { level: 2, name: 'Overview' })).toBeVisible();
    await waitFor(() => expect(place()).toBe('/admin/dashboard?days=7'));
  });
});

describe('the role of whoever is signed in (A-001)', () => {
  it('hides from support what it may not do', async () => {
    await open('/admin/dashboard?tab=customers', withStatus({ role: 'support' }));
    await waitFor(() => expect(screen.getByRole('heading', { level: 2, name: 'Customers' })).toBeVisible());
    expect(within(sections()).queryByRole('link', { name: /^Data Management/ })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Account menu' }));
    for (const name of ['Staff', 'Audit log', 'Company details'])
      expect(screen.queryByRole('menuitem', { name })).not.toBeInTheDocument();
  });

  it.each(TABS.filter((tab) => 'ownersOnly' in tab).map(({ id, label }) => [label, id]))(
    'says to support at the address of %s that owners see it, and asks the server for nothing of it',
    async (label, id) => {
      const { server } = renderInAdmin(<DashboardPage />, {
        at: `/admin/dashboard?tab=${id}`,
        server: withStatus({ role: 'support' }),
      });
      expect(await screen.findByText('Only owners see this section')).toBeVisible();
      expect(screen.getByRole('heading', { level: 2, name: label })).toBeVisible();
      const owners = server.calls.filter(({ name }) => ENDPOINT_SPECS[name].staffRole !== 'support');
      expect(owners.map(({ url }) => url)).toEqual([]);
    },
  );

  it('closes a section of owners at the first refusal for whoever is none any more', async () => {
    let role: 'owner' | 'support' = 'owner';
    const server = new FakeServer()
      .answers(adminStatusEndpoint, () => ({ success: true as const, data: { ...OWNER, role } }))
      .answers(adminStaffEndpoint, () => {
        role = 'support';
        return refused('forbidden');
      });
    renderInAdmin(<DashboardPage />, { at: '/admin/dashboard?tab=staff', server });
    expect(await screen.findByText('Only owners see this section')).toBeVisible();
  });

  it('closes it also where a change is refused', async () => {
    let role: 'owner' | 'support' = 'owner';
    const server = new FakeServer()
      .answers(adminStatusEndpoint, () => ({ success: true as const, data: { ...OWNER, role } }))
      .answers(adminStaffEndpoint, { success: true, data: [], two_factor_required: false })
      .answers(adminInviteStaffEndpoint, () => {
        role = 'support';
        return refused('forbidden');
      });
    renderInAdmin(<DashboardPage />, { at: '/admin/dashboard?tab=staff', server });
    await userEvent.click(await screen.findByRole('button', { name: 'Invite' }));
    await fill(screen.getByLabelText('Email'), 'new@summit.example');
    await userEvent.click(screen.getByRole('button', { name: 'Send invitation' }));
    expect(await screen.findByText('Only owners see this section')).toBeVisible();
  });

  it('fetches the script of a section of owners while the server is asked who it is', async () => {
    const load = jest.spyOn(
      TABS.find(({ id }) => id === 'data-management')!,
      'load',
    );
    let tell = (): void => undefined;
    const told = new Promise<void>((done) => (tell = done));
    const server = new FakeServer().answers(adminStatusEndpoint, async () => {
      await told;
      return { success: true as const, data: OWNER };
    });
    renderInAdmin(<DashboardPage />, { at: DANGER, server });
    await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
    expect(screen.queryByRole('heading', { name: 'Clear all data' })).not.toBeInTheDocument();
    tell();
    expect(await screen.findByRole('heading', { name: 'Clear all data' })).toBeVisible();
    load.mockRestore();
  });

  it('opens a section of owners again when the server has said who it is', async () => {
    const server = new FakeServer().on(adminStatusEndpoint, () => new Response('', { status: 500 }));
    renderInAdmin(<DashboardPage />, { at: DANGER, server });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    server.answers(adminStatusEndpoint, { success: true, data: OWNER });
    await userEvent.click(retry);
    expect(await screen.findByRole('heading', { name: 'Clear all data' })).toBeVisible();
  });

  it('opens nothing before two-factor is set up where it is asked of everybody (A-026)', async () => {
    await open('/admin/dashboard', withStatus({ two_factor_enabled: false, two_factor_missing: true, passkeys: 0 }));
    expect(await screen.findByRole('heading', { name: 'Set up two-factor sign-in' })).toBeVisible();
    expect(screen.queryByRole('navigation', { name: 'Dashboard sections' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Setup 2FA' }));
    expect(await screen.findByLabelText('Current password')).toBeVisible();
  });
});

describe('the filters of the dashboard', () => {
  it('are date range and summit, all time at the start (A-044..A-046)', async () => {
    const { place } = await open('/admin/dashboard');
    const ranges = screen.getByRole('group', { name: 'Date range' });
    const buttons = within(ranges).getAllByRole('button');
    expect(buttons.map((button) => button.textContent)).toEqual(['Today', '7 days', '30 days', '90 days', 'All Time']);
    expect(within(ranges).getByRole('button', { name: 'All Time' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(within(ranges).getByRole('button', { name: 'Today' }));
    expect(place()).toBe('/admin/dashboard?days=1');

    await userEvent.click(screen.getByRole('combobox', { name: /Summit/ }));
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'All summits',
      'Business growth and scale',
      'Passive income',
    ]);
    await userEvent.click(screen.getByRole('option', { name: 'Passive income' }));
    expect(place()).toBe('/admin/dashboard?days=1&summit=passive-income');
  });

  it('are offered only where the calls of a tab know them', async () => {
    await open('/admin/dashboard?tab=customers');
    expect(screen.getByRole('group', { name: 'Date range' })).toBeVisible();
    expect(screen.queryByRole('combobox', { name: /Summit/ })).not.toBeInTheDocument();
  });
});

describe('the header', () => {
  it('offers Setup 2FA only while it is off (A-043)', async () => {
    const { unmount } = await open(DANGER, withTwoFactor(false));
    expect(await screen.findByRole('button', { name: 'Setup 2FA' })).toBeVisible();
    unmount();
    const { server } = await open(DANGER, withTwoFactor(true));
    await screen.findByRole('button', { name: 'Change Password' });
    expect(server.callsOf(adminStatusEndpoint)).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Setup 2FA' })).not.toBeInTheDocument();
  });

  it('leads to the audit log and says who is signed in', async () => {
    const { place } = await open();
    await userEvent.click(screen.getByRole('button', { name: 'Account menu' }));
    expect(screen.getByText('ops@summit.example')).toBeVisible();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Audit log' }));
    expect(place()).toBe('/admin/dashboard?tab=audit-log');
  });
});
