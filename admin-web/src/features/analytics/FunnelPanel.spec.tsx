import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import {
  adminFunnelDetailsEndpoint,
  adminFunnelEndpoint,
  FIGURES_AGE_HEADER,
  type FunnelDetailRow,
  type FunnelReport,
} from '@summit/contracts';
import { FakeServer } from '@summit/testing/fake-server';
import { renderInAdmin } from '../../../test/render-in-admin';
import { FunnelPanel } from './FunnelPanel';

const FUNNEL: FunnelReport = {
  landing_page: { views: 12_340, signups: 3418, conversion_rate: 27.7 },
  vip_page: { views: 4120, purchases: 1073, conversion_rate: 26.04 },
  implementation_page: { views: 1180, purchases: 118, conversion_rate: 10 },
  dfy_page: { views: 1, purchases: 0, conversion_rate: 0 },
};
const NOTHING: FunnelReport = {
  landing_page: { views: 0, signups: 0, conversion_rate: 0 },
  vip_page: { views: 0, purchases: 0, conversion_rate: 0 },
  implementation_page: { views: 0, purchases: 0, conversion_rate: 0 },
  dfy_page: { views: 0, purchases: 0, conversion_rate: 0 },
};
const DETAILS: FunnelDetailRow[] = [
  {
    name: 'Hana Morimoto',
    email: 'hana@example.com',
    date: '2025-11-07T00:00:00.000Z',
    amount: 37,
    source: 'affiliate',
    product_type: 'vip',
    affiliate_info: { code: 'JONAS-K', name: 'Jonas Keller' },
    unsubscribed: true,
  },
  {
    name: '',
    email: 'hana@example.com',
    date: '2025-11-06T00:00:00.000Z',
    amount: 46.5,
    source: 'google',
    product_type: 'vip',
    affiliate_info: null,
    unsubscribed: false,
  },
];

const open = (server: FakeServer) =>
  renderInAdmin(<FunnelPanel />, { server, at: '/admin/dashboard?tab=analytics&days=7' });
const answering = () => new FakeServer().answers(adminFunnelEndpoint, { success: true, data: FUNNEL });
const cells = () =>
  [...screen.getByRole('dialog').querySelectorAll('[role="row"]:has([role="gridcell"])')].map((row) =>
    [...row.querySelectorAll('[role="gridcell"]')].map(({ textContent }) => textContent),
  );

describe('the conversion funnel', () => {
  //
  it('names no percentage where more was bought than views were counted, and says so', async () => {
    const odd = { ...FUNNEL, vip_page: { views: 10, purchases: 32, conversion_rate: 100 } };
    open(new FakeServer().answers(adminFunnelEndpoint, { success: true, data: odd }));
    const stage = (await screen.findByText('VIP upgrade page')).closest('li')!;
    expect(stage).toHaveTextContent('10 views → 32 purchases, more purchases than counted views –');
    expect(stage).not.toHaveTextContent('%');
  });

  //
  it('shows views, conversions and percent of the four pages in their order', async () => {
    const { server } = open(answering());
    await screen.findByText('27.7%');
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Landing page12,340 views → 3,418 signups 27.7%',
      'VIP upgrade page4,120 views → 1,073 purchases 26.0%',
      'Implementation page1,180 views → 118 purchases 10.0%',
      'DFY page1 view → No purchases 0.0%',
    ]);
    expect(server.calls.map(({ url }) => url)).toEqual(['/api/admin/analytics/funnel?days=7']);
  });

  //
  it('opens a list for the first two pages only', async () => {
    open(answering());
    await screen.findByText('27.7%');
    const buttons = within(screen.getByRole('region', { name: 'Conversion funnel' })).getAllByRole('button');
    expect(buttons.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Landing page/),
      expect.stringMatching(/^VIP upgrade page/),
    ]);
  });

  //
  it('lists name, email, date, amount, source and affiliate, or Direct (A-073)', async () => {
    const { server } = open(answering().answers(adminFunnelDetailsEndpoint, { success: true, data: DETAILS }));
    await userEvent.click(await screen.findByText('VIP upgrade page'));
    await screen.findByText('Hana Morimoto');
    expect(screen.getByRole('dialog', { name: 'VIP purchases' })).toBeVisible();
    expect(cells()).toEqual([
      ['Hana Morimotohana@example.com, unsubscribed', 'Jonas KellerJONAS-K, affiliate', '$37Nov 6, 2025'],
      ['hana@example.com', 'DirectGoogle', '$46.50Nov 5, 2025'],
    ]);
    expect(screen.getByText('The newest 2 of 1,073.')).toBeVisible();
    expect(server.callsOf(adminFunnelDetailsEndpoint).map(({ url }) => url)).toEqual([
      '/api/admin/dashboard/funnel-details?stage=vip_page&days=7',
    ]);
    await userEvent.click(screen.getByLabelText('Close'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('says how old a list is that was read from a replica', async () => {
    const list = { success: true, data: DETAILS };
    const aged = () => Response.json(list, { headers: { [FIGURES_AGE_HEADER]: '4.0' } });
    open(answering().on(adminFunnelDetailsEndpoint, aged));
    await userEvent.click(await screen.findByText('VIP upgrade page'));
    expect(await within(await screen.findByRole('dialog')).findByText(/Figures as of/)).toBeVisible();
  });

  it('shows no amount for a registration', async () => {
    const data = [{ ...DETAILS[0]!, amount: 0, product_type: null }];
    open(answering().answers(adminFunnelDetailsEndpoint, { success: true, data }));
    await userEvent.click(await screen.findByText('Landing page'));
    await screen.findByText('Hana Morimoto');
    expect(screen.getByRole('dialog', { name: 'Landing page signups' })).toBeVisible();
    expect(cells()[0]?.[2]).toBe('–Nov 6, 2025');
  });

  it('says that nobody got that far, and that the list did not load', async () => {
    const { server } = open(answering().refuses(adminFunnelDetailsEndpoint, 500));
    await userEvent.click(await screen.findByText('Landing page'));
    expect(await screen.findByText('We could not load this list.')).toBeVisible();
    server.answers(adminFunnelDetailsEndpoint, { success: true, data: [] });
    await userEvent.click(screen.getByText('Try again'));
    expect(await screen.findByText('No signups')).toBeVisible();
  });

  it('is zeros, not an error, where there is nothing', async () => {
    const { container } = open(new FakeServer().answers(adminFunnelEndpoint, { success: true, data: NOTHING }));
    expect(await screen.findAllByText('0.0%')).toHaveLength(4);
    expect(container.innerHTML).not.toMatch(/NaN|Infinity/);
  });

  it('can be asked for again when it did not load', async () => {
    const server = new FakeServer().refuses(adminFunnelEndpoint, 500);
    open(server);
    expect(await screen.findByText('We could not load the conversion funnel.')).toBeVisible();
    server.answers(adminFunnelEndpoint, { success: true, data: FUNNEL });
    await userEvent.click(screen.getByText('Try again'));
    expect(await screen.findByText('27.7%')).toBeVisible();
  });
});
