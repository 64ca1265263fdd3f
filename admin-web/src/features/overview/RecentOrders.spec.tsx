import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { adminOrdersEndpoint, type OrderRow, type PageAnswer } from '@summit/contracts';
import { FakeServer } from '@summit/testing/fake-server';
import { renderInAdmin } from '../../../test/render-in-admin';
import { RecentOrders } from './RecentOrders';

const order = (id: string, changes: Partial<OrderRow> = {}): OrderRow => ({
  id,
  email: `${id}@example.com`,
  product: 'vip',
  amount: 37,
  status: 'completed',
  date: '2025-11-07T00:00:00.000Z',
  delivered_at: null,
  ...changes,
});
const ORDERS = [order('hana'), order('rosa', { product: 'implementation', amount: 111.97 })];

const answering = (data: OrderRow[] = ORDERS, total = 1184): FakeServer =>
  new FakeServer().answers(adminOrdersEndpoint, { success: true, data, total });
const open = (server = answering()) => renderInAdmin(<RecentOrders />, { server, at: '/admin/dashboard?days=30' });
const lastQuery = (server: FakeServer) =>
  Object.fromEntries(new URLSearchParams(server.callsOf(adminOrdersEndpoint).at(-1)?.url.split('?')[1]));

describe('recent orders', () => {
  //
  it('are listed with email, product, status, Pacific date and amount', async () => {
    const { server } = open();
    const row = (await screen.findByText('rosa@example.com')).closest('[role="row"]');
    expect([...row!.querySelectorAll('[role="gridcell"]')].map((cell) => cell.textContent)).toEqual([
      'rosa@example.com',
      'Implementation',
      'Completed',
      'Nov 6, 2025, 4:00 PM PST',
      '$111.97',
      'Set coaching date',
    ]);
    expect(lastQuery(server)).toEqual({ days: '30', product: 'all', limit: '20', skip: '0' });
    expect(screen.getByText('1,184')).toBeVisible();
  });

  it('have their time in the operator’s zone with Pacific beside it', async () => {
    renderInAdmin(<RecentOrders />, { server: answering(), at: '/admin/dashboard?days=30', zone: 'Europe/Berlin' });
    const [time] = await screen.findAllByTitle('Nov 7, 2025, 1:00 AM GMT+1 (Nov 6, 4:00 PM PST)');
    expect(time).toHaveAttribute('datetime', '2025-11-07T00:00:00.000Z');
    expect(time).toHaveTextContent('Nov 7, 2025, 1:00 AM GMT+1Nov 6, 4:00 PM PST');
  });

  it('name the add-ons that were bought with the product', async () => {
    open(answering([order('hana', { amount: 46, order_bumps: ['vip_bump'] })]));
    expect(await screen.findByText('Speaker Interview Highlights Vault')).toBeVisible();
  });

  //
  it('are searched by email after a pause, from the first page on', async () => {
    const { server } = open();
    await screen.findByText('hana@example.com');
    await userEvent.click(screen.getByLabelText('Go to next page'));
    await waitFor(() => expect(lastQuery(server)['skip']).toBe('20'));
    for (const value of ['h', 'ha', 'han'])
      fireEvent.change(screen.getByLabelText('Search orders by email'), { target: { value } });
    await waitFor(() =>
      expect(lastQuery(server)).toEqual({ days: '30', product: 'all', limit: '20', skip: '0', email: 'han' }),
    );
    const searches = server.calls.filter(({ url }) => url.includes('email='));
    expect(searches).toHaveLength(1);
  });

  //
  it('are filtered by product, and come 20, 50 or 100 at a time', async () => {
    const { server } = open();
    await screen.findByText('hana@example.com');
    await userEvent.click(screen.getByLabelText('Product'));
    const products = within(screen.getByRole('listbox')).getAllByRole('option');
    expect(products.map(({ textContent }) => textContent)).toEqual([
      'All products',
      'VIP',
      'Implementation',
      'Done-For-You',
    ]);
    await userEvent.click(products[3]!);
    await waitFor(() => expect(lastQuery(server)['product']).toBe('dfy'));
    await userEvent.click(screen.getByText('20', { selector: '[role="combobox"]' }));
    const sizes = within(screen.getByRole('listbox')).getAllByRole('option');
    expect(sizes.map(({ textContent }) => textContent)).toEqual(['20', '50', '100']);
    await userEvent.click(sizes[2]!);
    await waitFor(() => expect(lastQuery(server)['limit']).toBe('100'));
  });

  it('that are not there are named with the term of the search', async () => {
    const server = new FakeServer().answers(adminOrdersEndpoint, ({ url }): PageAnswer<OrderRow> =>
      url.includes('email=') ? { success: true, data: [], total: 0 } : { success: true, data: ORDERS, total: 2 },
    );
    open(server);
    await screen.findByText('hana@example.com');
    fireEvent.change(screen.getByLabelText('Search orders by email'), { target: { value: 'zebra' } });
    expect(await screen.findByText('No orders match “zebra”')).toBeVisible();
  });

  it('say when there are none', async () => {
    open(answering([], 0));
    expect(await screen.findByText('No orders')).toBeVisible();
  });

  it('that did not come can be asked for again', async () => {
    const server = answering().refuses(adminOrdersEndpoint, 500);
    open(server);
    expect(await screen.findByText('We could not load the orders.')).toBeVisible();
    server.answers(adminOrdersEndpoint, { success: true, data: ORDERS, total: 2 });
    await userEvent.click(screen.getByText('Try again'));
    expect(await screen.findByText('hana@example.com')).toBeVisible();
  });

  it('offer a coaching date only where there is coaching, and open its dialog', async () => {
    const coached = order('mathis', { product: 'dfy', delivered_at: '2025-11-20T22:30:00.000Z' });
    open(answering([order('hana'), coached], 2));
    const button = await screen.findByLabelText('Coached Nov 20, 2025, mathis@example.com, Done-For-You');
    expect(button).toHaveTextContent('Coached Nov 20, 2025');
    expect(screen.queryByLabelText(/coaching date, hana/i)).not.toBeInTheDocument();
    await userEvent.click(button);
    expect(screen.getByRole('dialog', { name: 'Set coaching date' })).toBeVisible();
  });
});
