import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import {
  adminCustomersEndpoint,
  adminExportCustomersEndpoint,
  type CustomerRow,
  type PageAnswer,
} from '@summit/contracts';
import { FakeServer } from '@summit/testing/fake-server';
import { renderInAdmin } from '../../../test/render-in-admin';
import { CustomersTab } from './CustomersTab';

const customer = (id: string, changes: Partial<CustomerRow> = {}): CustomerRow => ({
  id,
  name: `${id} Moreau`,
  email: `${id}@example.com`,
  source: 'direct',
  affiliate_info: null,
  total_spent: 0,
  conversion_funnel: { signup_to_vip: false, vip_to_implementation: false, implementation_to_dfy: false },
  signup_date: '2025-11-07T00:00:00.000Z',
  ...changes,
});
const ADA = customer('Ada', {
  source: 'affiliate',
  affiliate_info: { code: 'JONAS-K', name: 'Jonas Keller' },
  total_spent: 134.97,
  conversion_funnel: { signup_to_vip: true, vip_to_implementation: true, implementation_to_dfy: false },
});
const PAGE: PageAnswer<CustomerRow> = { success: true, data: [ADA, customer('Ben')], total: 3418 };

const open = (
  server = new FakeServer().answers(adminCustomersEndpoint, PAGE),
  at = '/admin/dashboard?tab=customers&days=30',
) => renderInAdmin(<CustomersTab />, { server, at });
const lastQuery = (server: FakeServer) =>
  Object.fromEntries(new URLSearchParams(server.callsOf(adminCustomersEndpoint).at(-1)?.url.split('?')[1]));
const pages = () => screen.getByRole('navigation', { name: 'Pages of customers' });

describe('the customers tab', () => {
  //
  it('lists who they are, where they came from, what they bought and when they signed up', async () => {
    const { server } = open();
    const row = (await screen.findByText('Ada@example.com')).closest('[role="row"]');
    expect([...row!.querySelectorAll('[role="gridcell"]')].map((cell) => cell.textContent)).toEqual([
      'Ada MoreauAda@example.com',
      'Affiliate',
      'Jonas KellerJONAS-K',
      'VIP yes, Implementation yes, Done-For-You noVID',
      'Nov 6, 2025',
      '$134.97',
      'Refund',
    ]);
    expect(lastQuery(server)).toEqual({ days: '30', limit: '50', skip: '0' });
  });

  //
  it('turns pages by number and by step, 50 rows each', async () => {
    const { server } = open();
    await screen.findByText('Ada Moreau');
    expect(pages().textContent).toBe('12345…69');
    await userEvent.click(within(pages()).getByLabelText('Page 5'));
    await waitFor(() => expect(lastQuery(server)['skip']).toBe('200'));
    expect(await screen.findByText('201–250 of 3,418')).toBeVisible();
    expect(pages().textContent).toBe('1…34567…69');
    expect(within(pages()).getByLabelText('Page 5')).toHaveAttribute('aria-current', 'page');
    await userEvent.click(within(pages()).getByLabelText('Next page'));
    await waitFor(() => expect(lastQuery(server)['skip']).toBe('250'));
    await userEvent.click(within(pages()).getByLabelText('Page 69'));
    expect(await screen.findByText('3,401–3,418 of 3,418')).toBeVisible();
    expect(within(pages()).getByLabelText('Next page')).toBeDisabled();
  });

  //
  it('offers pages of 50 to 1,000 rows, and begins anew with another size', async () => {
    const { server } = open();
    await screen.findByText('Ada Moreau');
    await userEvent.click(within(pages()).getByLabelText('Page 3'));
    await waitFor(() => expect(lastQuery(server)['skip']).toBe('100'));
    await userEvent.click(screen.getByLabelText('Rows per page'));
    const sizes = within(screen.getByRole('listbox')).getAllByRole('option');
    expect(sizes.map(({ textContent }) => textContent)).toEqual(['50', '100', '200', '500', '1,000']);
    await userEvent.click(sizes[4]!);
    await waitFor(() => expect(lastQuery(server)).toEqual({ days: '30', limit: '1000', skip: '0' }));
  });

  //
  it('filters by affiliate code and by name or email, from the first page on', async () => {
    const { server } = open();
    await screen.findByText('Ada Moreau');
    await userEvent.click(within(pages()).getByLabelText('Next page'));
    await waitFor(() => expect(lastQuery(server)['skip']).toBe('50'));
    fireEvent.change(screen.getByLabelText('Affiliate code'), { target: { value: ' JONAS-K ' } });
    fireEvent.change(screen.getByLabelText('Search customers by name or email'), { target: { value: 'ada' } });
    await waitFor(() =>
      expect(lastQuery(server)).toEqual({
        days: '30',
        limit: '50',
        skip: '0',
        search: 'ada',
        affiliate_code: 'JONAS-K',
      }),
    );
  });

  it('says what was sought in vain', async () => {
    const server = new FakeServer().answers(adminCustomersEndpoint, ({ url }): PageAnswer<CustomerRow> =>
      url.includes('search=') ? { success: true, data: [], total: 0 } : PAGE,
    );
    open(server);
    await screen.findByText('Ada Moreau');
    fireEvent.change(screen.getByLabelText('Search customers by name or email'), { target: { value: 'zebra' } });
    expect(await screen.findByText('No customers match “zebra”')).toBeVisible();
    expect(screen.queryByText('No customers yet')).not.toBeInTheDocument();
  });

  //
  it.each([
    ['/admin/dashboard', 'Everybody who signs up or buys is listed here.'],
    ['/admin/dashboard?days=7', 'Nobody signed up or bought for the first time in this date range.'],
  ])('says that there are none yet at %s', async (at, reason) => {
    open(new FakeServer().answers(adminCustomersEndpoint, { success: true, data: [], total: 0 }), at);
    expect(await screen.findByText('No customers yet')).toBeVisible();
    expect(screen.getByText(reason)).toBeVisible();
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });

  it('can be asked for again when it did not load', async () => {
    const server = new FakeServer().refuses(adminCustomersEndpoint, 500);
    open(server);
    expect(await screen.findByText('We could not load the customers.')).toBeVisible();
    server.answers(adminCustomersEndpoint, PAGE);
    await userEvent.click(screen.getByText('Try again'));
    expect(await screen.findByText('Ada Moreau')).toBeVisible();
  });
});

describe('the refund of a customer', () => {
  // C-019
  it('is offered only to whom something was sold, reminds, and calls nobody', async () => {
    const { server } = open();
    const button = await screen.findByLabelText('Refund Ada Moreau');
    expect(screen.queryByLabelText('Refund Ben Moreau')).not.toBeInTheDocument();
    await userEvent.click(button);
    const dialog = screen.getByRole('dialog', { name: 'Refund Ada Moreau' });
    expect(within(dialog).getByText('This only reminds you. Refund in Stripe or PayPal.')).toBeVisible();
    const before = server.calls.length;
    await userEvent.click(within(dialog).getByText('Mark for Refund'));
    expect(await screen.findByText('The refund must be handled manually by the payment processor.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(server.calls).toHaveLength(before);
  });
});

describe('the export of the customers', () => {
  //
  it('is saved for the day range that is chosen', async () => {
    const server = new FakeServer().answers(adminCustomersEndpoint, PAGE);
    server.on(
      adminExportCustomersEndpoint,
      () => new Response('name\r\n', { headers: { 'Content-Type': 'text/csv' } }),
    );
    const { saved } = open(server);
    await userEvent.click(screen.getByText('Export CSV'));
    const ranges = screen.getAllByRole('menuitem');
    expect(ranges.map(({ textContent }) => textContent)).toEqual([
      'Today',
      'Last 7 days',
      'Last 30 days',
      'Last 90 days',
      'All time',
    ]);
    expect(ranges[2]).toHaveClass('Mui-selected');
    await userEvent.click(ranges[3]!);
    await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['customers_90days.csv']));
    expect(server.callsOf(adminExportCustomersEndpoint).map(({ url }) => url)).toEqual([
      '/api/admin/export/customers?days=90',
    ]);
  });
});
