import { fill } from '@summit/testing/fill';
import { adminAuditLogEndpoint, adminExportAuditLogEndpoint, type AuditLogRow } from '@summit/contracts';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { FakeServer, type SeenCall } from '@summit/testing/fake-server';
import { renderInAdmin } from '../../../test/render-in-admin';
import { NARROW_AUDIT } from './audit-columns';
import { AuditLogView } from './AuditLogView';

const ROW: AuditLogRow = {
  id: '1',
  at: '2025-11-06T20:00:00.000Z',
  admin_email: 'ops@summit.example',
  action: 'POST /api/admin/dashboard/create-promo-code',
  details: { code: 'SUMMER50' },
  status: 200,
  address: '203.0.113.7',
};

const open = (answer: (call: SeenCall) => AuditLogRow[], total = 137) =>
  renderInAdmin(<AuditLogView />, {
    server: new FakeServer().answers(adminAuditLogEndpoint, (call) => ({
      success: true as const,
      total,
      data: answer(call),
    })),
  });

describe('the audit log', () => {
  it('tells who did what, when, from where and with which outcome (A-005)', async () => {
    open(() => [ROW, { ...ROW, id: '2', status: 401 }, { ...ROW, id: '3', status: 500, details: {} }]);
    expect(await screen.findAllByText('POST /api/admin/dashboard/create-promo-code')).toHaveLength(3);
    expect(screen.getAllByText('Nov 6, 2025, 12:00 PM PST')).toHaveLength(3);
    expect(screen.getAllByText('203.0.113.7')).toHaveLength(3);
    for (const outcome of ['Done', 'Refused 401', 'Failed 500']) expect(screen.getByText(outcome)).toBeVisible();
    expect(screen.getAllByRole('button', { name: 'Details' })).toHaveLength(2);
  });

  it('calls what only counted a dry run, so that nobody takes it for a deletion (A-005)', async () => {
    const action = 'POST /api/admin/dashboard/clear-all-data';
    open(() => [
      { ...ROW, action, details: { phrase: '', dry_run: true, confirmation: 'YES' } },
      { ...ROW, id: '2', action, details: { phrase: 'DELETE EVERYTHING', dry_run: false, confirmation: 'YES' } },
      { ...ROW, id: '3', action, details: { phrase: '', dry_run: true }, status: 409 },
    ]);
    for (const outcome of ['Dry run', 'Done', 'Refused 409']) expect(await screen.findByText(outcome)).toBeVisible();
  });

  it('is saved as a file, as it is searched', async () => {
    const world = renderInAdmin(<AuditLogView />, {
      at: '/admin/dashboard?tab=audit-log&q=ops',
      server: new FakeServer()
        .answers(adminAuditLogEndpoint, { success: true, total: 1, data: [ROW] })
        .answers(adminExportAuditLogEndpoint, { name: 'audit_log.csv', type: 'text/csv', bytes: new ArrayBuffer(3) }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Export CSV of audit log' }));
    await waitFor(() => expect(world.saved.map(({ name }) => name)).toEqual(['audit_log.csv']));
    expect(world.server.callsOf(adminExportAuditLogEndpoint).map(({ query }) => query)).toEqual([{ search: 'ops' }]);
  });

  it('shows what was sent', async () => {
    open(() => [ROW]);
    await userEvent.click(await screen.findByRole('button', { name: 'Details' }));
    expect(screen.getByRole('dialog', { name: ROW.action })).toBeVisible();
    expect(screen.getByLabelText('What was sent')).toHaveTextContent('{ "code": "SUMMER50" }');
  });

  it('has no comma before nobody, where nobody was signed in', async () => {
    const nobody = { ...ROW, admin_email: '' };
    open(() => [nobody]);
    expect(await screen.findByRole('gridcell', { name: '–' })).toBeVisible();
    expect(render(NARROW_AUDIT.note(nobody)).container).toHaveTextContent(/\)$/);
    await userEvent.click(screen.getByRole('button', { name: 'Details' }));
    expect(screen.getByRole('dialog')).not.toHaveTextContent(', Nov 6');
  });

  it('reads page by page', async () => {
    const { server } = open(() => [ROW]);
    await screen.findByText('1–50 of 137');
    await userEvent.click(screen.getByRole('button', { name: 'Go to next page' }));
    await waitFor(() => expect(server.calls.at(-1)?.url).toBe('/api/admin/dashboard/audit-log?limit=50&skip=50'));
  });

  it('searches from the first page and repeats a term that nothing matches', async () => {
    const { server } = open(({ url }) => (url.includes('search=') ? [] : [ROW]));
    await screen.findByText('1–50 of 137');
    await userEvent.click(screen.getByRole('button', { name: 'Go to next page' }));
    await fill(screen.getByRole('searchbox', { name: 'Search the audit log' }), 'vip ');
    expect(await screen.findByText('Nothing matches "vip"')).toBeVisible();
    expect(server.calls.at(-1)?.url).toBe('/api/admin/dashboard/audit-log?limit=50&skip=0&search=vip');
  });

  it('says when it did not come', async () => {
    renderInAdmin(<AuditLogView />, {
      server: new FakeServer().on(adminAuditLogEndpoint, () => new Response('', { status: 500 })),
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('We could not load the audit log.');
  });
});
