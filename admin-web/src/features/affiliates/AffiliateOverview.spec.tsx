import { fill } from '@summit/testing/fill';
import {
  adminAffiliateApplicationsEndpoint,
  adminAllAffiliatesEndpoint,
  adminCreateAffiliateEndpoint,
  adminImportAffiliatesEndpoint,
  adminImportRunEndpoint,
  adminInviteAffiliateEndpoint,
  adminSetAffiliateStatusEndpoint,
  type AffiliateRow,
  type ImportRun,
} from '@summit/contracts';
import { FakeServer } from '@summit/testing/fake-server';
import { mute, refused } from '@summit/testing/refusal';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderInAdmin } from '../../../test/render-in-admin';
import { AffiliateOverview } from './AffiliateOverview';

const AMARA: AffiliateRow = {
  speaker_name: 'Amara Okafor',
  speaker_code: 'AMARA',
  email: 'amara@speakers.test',
  signup_date: '2025-09-01T19:00:00.000Z',
  total_clicks: 1_204,
  total_signups: 301,
  click_conversion_rate: 25,
  total_orders: 12,
  total_sales: 1_240.5,
  commission_earned: 496.2,
  conversion_rate: 4,
  status: 'active',
};
const ZED: AffiliateRow = {
  ...AMARA,
  speaker_name: 'Zed Gone',
  speaker_code: 'ZED',
  email: 'zed@partners.test',
  status: 'disabled',
};
const LINK = 'https://summit.example/speaker-set-password?token=abc';
const INVITED = { success: true as const, message: 'The link is on its way by email.', setup_url: LINK };
function open(rows: AffiliateRow[] = [AMARA, ZED]) {
  const server = new FakeServer()
    .answers(adminAllAffiliatesEndpoint, {
      success: true,
      data: rows,
      summary: { active_affiliates: 31, total_sales: 4_000, total_commissions: 1_600.25, total_signups: 2_812 },
    })
    .answers(adminAffiliateApplicationsEndpoint, { success: true, data: [], total: 0 });
  return renderInAdmin(<AffiliateOverview onStatement={() => undefined} />, {
    server,
    at: '/admin/dashboard?tab=all-affiliates&days=30',
  });
}
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const confirmWith = async (verb: string) =>
  userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: verb }));
const choose = async (who: string, action: string) => {
  await press(`More for ${who}`);
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
};
const lists = (server: FakeServer) => server.callsOf(adminAllAffiliatesEndpoint);

describe('the list of all affiliates', () => {
  it('has the summary cards, the count and every field of an affiliate (A-141, A-142, A-143)', async () => {
    open();
    const row = (await screen.findByText('Amara Okafor')).closest<HTMLElement>('[role="row"]')!;
    const cells = within(row).getAllByRole('gridcell');
    expect(cells.slice(0, 7).map(({ textContent }) => textContent)).toEqual([
      'Amara Okaforamara@speakers.test',
      'AMARAActive',
      '1,20425.0% click rate',
      '301',
      '124.0% conversion',
      '$1,240.50$496.20 commission',
      'Sep 1, 2025',
    ]);
    const figures = screen.getByRole('region', { name: 'Affiliate figures' });
    for (const figure of ['31', '$4,000', '$1,600.25', '2,812']) expect(figures).toHaveTextContent(figure);
    expect(screen.getByRole('heading', { name: /^All Affiliates 2$/ })).toBeVisible();
  });

  it('is sorted ascending by name at first; a header sorts ascending, then descending (A-144, A-145)', async () => {
    const { server } = open();
    await screen.findByText('Amara Okafor');
    expect(lists(server)[0]?.query).toEqual({ days: '30', sort_by: 'speaker_name', sort_order: 'asc' });
    const header = screen.getByRole('columnheader', { name: 'Clicks' });
    await userEvent.click(within(header).getByText('Clicks'));
    await waitFor(() =>
      expect(lists(server).at(-1)?.query).toMatchObject({ sort_by: 'total_clicks', sort_order: 'asc' }),
    );
    await userEvent.click(within(header).getByText('Clicks'));
    await waitFor(() =>
      expect(lists(server).at(-1)?.query).toMatchObject({ sort_by: 'total_clicks', sort_order: 'desc' }),
    );
  });

  it('filters by name, code and email, and counts what is left (A-141)', async () => {
    open();
    await screen.findByText('Amara Okafor');
    const box = screen.getByRole('searchbox', { name: 'Filter affiliates' });
    await fill(box, 'PARTNERS.test');
    expect(screen.queryByText('Amara Okafor')).toBeNull();
    expect(screen.getByRole('heading', { name: /^All Affiliates 1$/ })).toBeVisible();
    await userEvent.type(box, 'x');
    expect(screen.getByText('No affiliate matches')).toBeVisible();
  });

  it('asks past the cache of the server on Refresh List (A-144)', async () => {
    const { server } = open();
    await screen.findByText('Amara Okafor');
    await press('Refresh List');
    await waitFor(() => expect(Number(lists(server).at(-1)?.query['v'])).toBeGreaterThan(0));
  });

  it('says why it did not come, and when there is nobody', async () => {
    const server = new FakeServer()
      .refuses(adminAllAffiliatesEndpoint, 500)
      .answers(adminAffiliateApplicationsEndpoint, { success: true, data: [], total: 0 });
    renderInAdmin(<AffiliateOverview onStatement={() => undefined} />, { server });
    expect(await screen.findByText('We could not load the affiliates.')).toBeVisible();
    open([]);
    expect(await screen.findByText('No affiliates yet')).toBeVisible();
  });
});

describe('Import from Tapfiliate', () => {
  it('asks, imports, tells the counts and shows the list anew (A-146, A-223)', async () => {
    const { server } = open();
    server.answers(adminImportAffiliatesEndpoint, {
      success: true,
      message: '58 affiliates imported, 1 already here.',
      imported: 58,
      known: 1,
      skipped: [],
    });
    await screen.findByText('Amara Okafor');
    await press('Import from Tapfiliate');
    expect(server.callsOf(adminImportAffiliatesEndpoint)).toHaveLength(0);
    await confirmWith('Import');
    expect(await screen.findByText('58 affiliates imported, 1 already here.')).toBeVisible();
    await waitFor(() => expect(lists(server).at(-1)?.query).toHaveProperty('v'));
  });

  it('tells a refusal as Error importing affiliates: HTTP status, with the reason (A-147, A-148)', async () => {
    const { server } = open();
    const detail = 'The Tapfiliate import needs an API key. Set it in the server configuration.';
    server.refuses(adminImportAffiliatesEndpoint, 409, { code: 'tapfiliate_not_configured', detail });
    await screen.findByText('Amara Okafor');
    await press('Import from Tapfiliate');
    await confirmWith('Import');
    expect(await screen.findByText(`Error importing affiliates: HTTP 409. ${detail}`)).toBeVisible();
  });

  const RUN: ImportRun = {
    state: 'running',
    started_at: '2025-11-20T18:00:00.000Z',
    ended_at: null,
    done: 50,
    total: null,
    pages: { done: 2, total: 3 },
    outcome: null,
    failure: null,
  };

  it('shows the progress of a colleague below the refusal, and at its end what it came to', async () => {
    const { server } = open();
    server
      .on(adminImportAffiliatesEndpoint, () => refused('import_running'))
      .answers(adminImportRunEndpoint, { success: true, run: RUN });
    await press('Import from Tapfiliate');
    await confirmWith('Import');
    const refusal = await screen.findByText(/^Error importing affiliates: HTTP 409\. An import is under way already/);
    expect(screen.getByText('66%: 2 of 3 pages, 50 people so far')).toBeVisible();
    const outcome = { imported: 58, skipped: 1 };
    server.answers(adminImportRunEndpoint, { success: true, run: { ...RUN, state: 'done', outcome } });
    expect(await screen.findByText(/58 imported, 1 skipped\.$/)).toBeVisible();
    expect(refusal).not.toBeInTheDocument();
  });

  it('goes on where its answer did not come in time', async () => {
    const { server } = open();
    server
      .on(adminImportAffiliatesEndpoint, () => {
        server.answers(adminImportRunEndpoint, { success: true, run: RUN });
        return mute(504);
      })
      .answers(adminImportRunEndpoint, { success: true, run: null });
    await press('Import from Tapfiliate');
    await confirmWith('Import');
    expect(await screen.findByText('It goes on when you leave this page.')).toBeVisible();
    expect(screen.queryByText(/^Error importing affiliates/)).not.toBeInTheDocument();
  });
});

describe('accounts of affiliates (C-062, F-315)', () => {
  it('creates one and shows the link that was mailed', async () => {
    const { server } = open();
    server.answers(adminCreateAffiliateEndpoint, { ...INVITED, message: 'The affiliate is created.' });
    await screen.findByText('Amara Okafor');
    await press('Create affiliate');
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Create affiliate' }));
    expect(dialog.getByText('Please enter a speaker code')).toBeVisible();
    expect(dialog.getByLabelText('Name')).toHaveFocus();
    await fill(dialog.getByLabelText('Name'), 'Kofi Mensah');
    await fill(dialog.getByLabelText('Speaker code'), 'kofi');
    await fill(dialog.getByLabelText('Email'), 'kofi@speakers.test');
    await userEvent.click(dialog.getByRole('button', { name: 'Create affiliate' }));
    expect(await screen.findByLabelText('Link that sets the password')).toHaveValue(LINK);
    expect(server.callsOf(adminCreateAffiliateEndpoint)[0]?.body).toEqual({
      speaker_name: 'Kofi Mensah',
      speaker_code: 'KOFI',
      email: 'kofi@speakers.test',
      send_invitation: true,
    });
    await waitFor(() => expect(lists(server).at(-1)?.query).toHaveProperty('v'));
  });

  it('keeps the form when the code has an owner', async () => {
    const { server } = open();
    server.refuses(adminCreateAffiliateEndpoint, 409, { detail: 'This speaker code already exists.' });
    await press('Create affiliate');
    const dialog = within(screen.getByRole('dialog'));
    await fill(dialog.getByLabelText('Name'), 'Kofi');
    await fill(dialog.getByLabelText('Speaker code'), 'AMARA');
    await fill(dialog.getByLabelText('Email'), 'kofi@speakers.test');
    await userEvent.click(dialog.getByRole('button', { name: 'Create affiliate' }));
    expect(await dialog.findByText('This speaker code already exists.')).toBeVisible();
    expect(dialog.getByLabelText('Name')).toHaveValue('Kofi');
  });

  it('resets one with a new link', async () => {
    const { server } = open();
    server.answers(adminInviteAffiliateEndpoint, INVITED);
    await choose('Amara Okafor', 'Send password link');
    await confirmWith('Send password link');
    expect(await screen.findByLabelText('Link that sets the password')).toHaveValue(LINK);
    expect(server.callsOf(adminInviteAffiliateEndpoint)[0]?.params).toEqual({ speaker_code: 'AMARA' });
  });

  it('disables and enables after asking (A-212)', async () => {
    const { server } = open();
    server.answers(adminSetAffiliateStatusEndpoint, { success: true, message: 'The affiliate is disabled.' });
    await choose('Amara Okafor', 'Disable');
    expect(server.callsOf(adminSetAffiliateStatusEndpoint)).toHaveLength(0);
    await confirmWith('Disable');
    expect(await screen.findByText('The affiliate is disabled.')).toBeVisible();
    await choose('Zed Gone', 'Enable');
    await confirmWith('Enable');
    await waitFor(() =>
      expect(server.callsOf(adminSetAffiliateStatusEndpoint).map(({ params, body }) => [params, body])).toEqual([
        [{ speaker_code: 'AMARA' }, { status: 'disabled' }],
        [{ speaker_code: 'ZED' }, { status: 'active' }],
      ]),
    );
  });
});
