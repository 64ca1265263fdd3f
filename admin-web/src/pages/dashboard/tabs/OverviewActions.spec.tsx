import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { adminExportOverviewEndpoint, adminStatusEndpoint, type StaffRole } from '@summit/contracts';
import { FakeServer } from '@summit/testing/fake-server';
import { renderInAdmin } from '../../../../test/render-in-admin';
import { tabOf } from '../tabs';
import { OverviewActions } from './OverviewActions';

const AT = '/admin/dashboard?days=7&summit=passive-income';
const csv = (headers: Record<string, string> = {}) =>
  new Response('signups,3418\r\n', { headers: { 'Content-Type': 'text/csv', ...headers } });

const asked = (role: StaffRole) =>
  new FakeServer().answers(adminStatusEndpoint, {
    success: true,
    data: { two_factor_enabled: true, role, two_factor_missing: false, passkeys: 0 },
  });

describe('shortcuts of the overview', () => {
  //
  it('lead to promo codes and data management, and keep the filters', async () => {
    renderInAdmin(<OverviewActions />, { at: AT, server: asked('owner') });
    await screen.findByText('Data management');
    const rest = '&days=7&summit=passive-income';
    expect(screen.getByText('Promo codes')).toHaveAttribute('href', `/admin/dashboard?tab=promo-codes${rest}`);
    expect(screen.getByText('Data management')).toHaveAttribute('href', `/admin/dashboard?tab=data-management${rest}`);
    for (const id of ['promo-codes', 'data-management']) expect(tabOf(id).id).toBe(id);
  });

  it('lead support to nothing that is not open to it (A-001)', async () => {
    const { server } = renderInAdmin(<OverviewActions />, { at: AT, server: asked('support') });
    await waitFor(() => expect(server.callsOf(adminStatusEndpoint)).toHaveLength(1));
    expect(screen.getByText('Promo codes')).toBeVisible();
    expect(screen.queryByText('Data management')).not.toBeInTheDocument();
  });
});

//
describe('the export of the overview', () => {
  it('is saved under the name that the server gave', async () => {
    const named = { 'Content-Disposition': 'attachment; filename="overview.csv"' };
    const server = new FakeServer().on(adminExportOverviewEndpoint, () => csv(named));
    const { saved } = renderInAdmin(<OverviewActions />, { server, at: AT });
    await userEvent.click(screen.getByText('Export CSV'));
    await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['overview.csv']));
    const [call] = server.callsOf(adminExportOverviewEndpoint);
    expect(call?.url).toBe('/api/admin/export/overview?days=7&summit=passive-income');
    expect(call?.headers.get('Authorization')).toBe('Bearer bearer-1');
  });

  it('has a name of its own where the server gave none', async () => {
    const server = new FakeServer().on(adminExportOverviewEndpoint, () => csv());
    const { saved } = renderInAdmin(<OverviewActions />, { server, at: AT });
    await userEvent.click(screen.getByText('Export CSV'));
    await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['overview_7days.csv']));
  });

  it('is busy while it is written, and a second press does nothing', async () => {
    let release = () => {};
    const gate = new Promise<void>((done) => (release = done));
    const server = new FakeServer().on(adminExportOverviewEndpoint, () => gate.then(() => csv()));
    const { saved } = renderInAdmin(<OverviewActions />, { server, at: AT });
    await userEvent.click(screen.getByText('Export CSV'));
    expect(await screen.findByText('Downloading...')).toBeDisabled();
    release();
    expect(await screen.findByText('Export CSV')).toBeEnabled();
    expect(saved).toHaveLength(1);
  });

  it.each([
    [{ code: 'export_failed', detail: 'Export failed' }, 'Export failed'],
    [{ code: 'rate_limited', detail: 'Too many requests.' }, 'Export failed: Too many requests.'],
    [{}, 'Export failed'],
  ])('tells of its failure: %j', async (body, text) => {
    const server = new FakeServer().refuses(adminExportOverviewEndpoint, 500, body);
    const { saved } = renderInAdmin(<OverviewActions />, { server, at: AT });
    await userEvent.click(screen.getByText('Export CSV'));
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByText('Export CSV')).toBeEnabled();
    expect(saved).toEqual([]);
  });
});
