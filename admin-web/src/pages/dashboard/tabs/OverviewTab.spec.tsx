import { adminOrdersEndpoint, adminRevenueChartEndpoint, FIGURES_AGE_HEADER } from '@summit/contracts';
import { act, screen } from '@testing-library/react';
import { FakeServer } from '@summit/testing/fake-server';
import { renderInAdmin } from '../../../../test/render-in-admin';
import { OverviewTab } from './OverviewTab';

const NOTE = /The summit filter applies to the figures/;

describe('the overview tab', () => {
  it('lets each of its panels fail by itself', async () => {
    renderInAdmin(<OverviewTab />, { server: new FakeServer().refuses(adminOrdersEndpoint, 500) });
    for (const text of [
      'We could not load the figures.',
      'We could not load the revenue.',
      'We could not load the revenue by product.',
      'We could not load the orders.',
    ])
      expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByText(NOTE)).not.toBeInTheDocument();
  });

  it('says which panels a summit filter leaves alone', () => {
    renderInAdmin(<OverviewTab />, { at: '/admin/dashboard?summit=passive-income' });
    expect(screen.getByText(NOTE)).toBeVisible();
  });

  it('names the age of the range that it shows, whatever another one has', async () => {
    const headers = { [FIGURES_AGE_HEADER]: '4.0' };
    const server = new FakeServer().on(adminRevenueChartEndpoint, ({ query }) =>
      Response.json({ success: true, data: [] }, query['period'] === 'weekly' ? { headers } : {}),
    );
    const at = '/admin/dashboard?days=7&period=weekly';
    const { services } = renderInAdmin(<OverviewTab />, { server, at });
    expect(await screen.findByText(/Figures as of/)).toBeVisible();
    const query = { days: 30, period: 'daily' } as const;
    await act(() => services.api.send(adminRevenueChartEndpoint, { query }));
    expect(screen.getByText(/Figures as of/)).toBeVisible();
  });
});
