import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { adminRevenueChartEndpoint, type RevenuePoint } from '@summit/contracts';
import { FakeServer } from '@summit/testing/fake-server';
import { renderInAdmin } from '../../../test/render-in-admin';
import { RevenuePanel } from './RevenuePanel';

const POINTS: RevenuePoint[] = [
  { date: '2025-11-03', revenue: 980, orders: 1 },
  { date: '2025-11-04', revenue: 1240.5, orders: 17 },
];
const answering = (data: RevenuePoint[]) =>
  new FakeServer().answers(adminRevenueChartEndpoint, { success: true, data });
const open = (server: FakeServer) => renderInAdmin(<RevenuePanel />, { server, at: '/admin/dashboard?days=90' });
const rows = () =>
  [...document.querySelectorAll('tbody tr')].map(({ children }) => [...children].map((cell) => cell.textContent));

describe('revenue over time', () => {
  //
  it('begins daily, for the days of the header', async () => {
    const { server } = open(answering(POINTS));
    await waitFor(() => expect(server.calls).toHaveLength(1));
    expect(server.calls[0]?.url).toBe('/api/admin/dashboard/revenue-chart?days=90&period=daily');
    expect(screen.getByText('Daily')).toHaveAttribute('aria-pressed', 'true');
  });

  it('can be read as a table, newest first, with the names of its weeks and months', async () => {
    const { server } = open(answering(POINTS));
    await userEvent.click(screen.getByText('Show table'));
    await waitFor(() =>
      expect(rows()).toEqual([
        ['Nov 4, 2025', '17', '$1,240.50'],
        ['Nov 3, 2025', '1', '$980'],
      ]),
    );
    server.answers(adminRevenueChartEndpoint, { success: true, data: [POINTS[0]!] });
    await userEvent.click(screen.getByText('Weekly'));
    await waitFor(() => expect(rows()).toEqual([['Week of Nov 3, 2025', '1', '$980']]));
    server.answers(adminRevenueChartEndpoint, {
      success: true,
      data: [{ date: '2025-11-01', revenue: 2220.5, orders: 18 }],
    });
    await userEvent.click(screen.getByText('Monthly'));
    await waitFor(() => expect(rows()).toEqual([['November 2025', '18', '$2,220.50']]));
    expect(server.calls.map(({ url }) => new URLSearchParams(url.split('?')[1]).get('period'))).toEqual([
      'daily',
      'weekly',
      'monthly',
    ]);
  });

  it('keeps the old points under their own names while others are on their way', async () => {
    const { server } = open(answering(POINTS));
    await userEvent.click(screen.getByText('Show table'));
    await waitFor(() => expect(rows()).toHaveLength(2));
    const release = server.holds(adminRevenueChartEndpoint, { success: true, data: [POINTS[0]!] });
    await userEvent.click(screen.getByText('Weekly'));
    expect(screen.getByRole('region', { name: 'Revenue over time' })).toHaveAttribute('aria-busy', 'true');
    expect(rows()[1]).toEqual(['Nov 3, 2025', '1', '$980']);
    release();
    await waitFor(() => expect(rows()).toEqual([['Week of Nov 3, 2025', '1', '$980']]));
  });

  it('draws a chart when it is not a table', async () => {
    open(answering(POINTS));
    const chart = await screen.findByRole('group', { name: /^Chart of the revenue/ });
    expect(chart.querySelector('[class*="MuiCharts"]')).not.toBeNull();
  });

  it('says that there was none', async () => {
    open(answering([]));
    expect(await screen.findByText('No revenue in this date range')).toBeVisible();
  });

  it('says that it is loading, and that it did not come', async () => {
    const { server } = open(answering(POINTS).refuses(adminRevenueChartEndpoint, 500));
    expect(screen.getByRole('status', { name: 'Loading revenue...' })).toBeInTheDocument();
    expect(await screen.findByText('We could not load the revenue.')).toBeVisible();
    server.answers(adminRevenueChartEndpoint, { success: true, data: [] });
    await userEvent.click(screen.getByText('Try again'));
    expect(await screen.findByText('No revenue in this date range')).toBeVisible();
    expect(screen.queryByText('We could not load the revenue.')).not.toBeInTheDocument();
  });
});
