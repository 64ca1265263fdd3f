import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import {
  adminFigureEndpoint,
  adminOverviewEndpoint,
  FIGURES_AGE_HEADER,
  type FigureRow,
  type OverviewData,
} from '@summit/contracts';
import { FakeServer } from '@summit/testing/fake-server';
import { renderInAdmin } from '../../../test/render-in-admin';
import { OverviewFigures } from './OverviewFigures';
import { SalesPanel } from './SalesPanel';

const FIGURES: OverviewData = {
  signups: { total: 3418, today: 41, this_week: 286 },
  revenue: {
    total: 86_204.5,
    by_product: { vip: 29_785.5, implementation: 11_473, dfy: 44_946 },
    by_payment_method: { stripe: 69_822.5, paypal: 16_382, stripe_count: 958, paypal_count: 226 },
  },
  orders: { completed: 1184, payment_plans_active: 27 },
  conversions: { signup_to_vip: 31.39 },
};
const NOTHING: OverviewData = {
  signups: { total: 0, today: 0, this_week: 0 },
  revenue: {
    total: 0,
    by_product: { vip: 0, implementation: 0, dfy: 0 },
    by_payment_method: { stripe: 0, paypal: 0, stripe_count: 0, paypal_count: 0 },
  },
  orders: { completed: 0, payment_plans_active: 0 },
  conversions: { signup_to_vip: 0 },
};

const open = (data: OverviewData, at?: string) => {
  const server = new FakeServer().answers(adminOverviewEndpoint, { success: true, data });
  const content = (
    <>
      <OverviewFigures />
      <SalesPanel />
    </>
  );
  return renderInAdmin(content, at === undefined ? { server } : { server, at });
};

describe('the figures of the overview', () => {
  //
  it('are four cards', async () => {
    const { container } = open(FIGURES);
    expect(await screen.findByText('3,418')).toBeVisible();
    expect([...container.querySelectorAll('dl > div')].map((card) => card.textContent)).toEqual([
      'Total signups3,41841 today, 286 this week',
      'Total revenue$86,204.501,184 completed orders',
      'Active payment plans27Installments still to come',
      'Signup to VIP31.4%Of signups who bought VIP',
    ]);
  });

  it('open the rows that they are made of, which add up to them', async () => {
    const row: FigureRow = {
      id: '1',
      day: '2025-11-06',
      email: 'amara@example.com',
      order_id: 'o1',
      product: 'vip',
      value: -7,
    };
    const { server } = open(FIGURES, '/admin/dashboard?days=30');
    server.answers(adminFigureEndpoint, { success: true, data: [row], total: 1, sum: 86_204.5 });
    await userEvent.click(await screen.findByRole('button', { name: '$86,204.50, rows of Total revenue' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Total revenue' }));
    expect(await dialog.findByText('The sum of all rows is $86,204.50.')).toBeVisible();
    expect(dialog.getByText('amara@example.com')).toBeVisible();
    expect(dialog.getByText('-$7')).toBeVisible();
    expect(server.callsOf('adminFigure').map(({ url }) => url)).toEqual([
      '/api/admin/desk/figures?figure=revenue&days=30&summit=all&limit=25&skip=0',
    ]);
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('say with their rows how old these are, where a replica was read', async () => {
    const { server } = open(FIGURES);
    const rows = { success: true, data: [], total: 0, sum: 0 };
    server.on(adminFigureEndpoint, () => Response.json(rows, { headers: { [FIGURES_AGE_HEADER]: '4.0' } }));
    await userEvent.click(await screen.findByRole('button', { name: '$86,204.50, rows of Total revenue' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Total revenue' }));
    expect(await dialog.findByText(/Figures as of/)).toBeVisible();
  });

  it('are those of the days and the summit of the header, asked for once for both panels', async () => {
    const { server } = open(FIGURES, '/admin/dashboard?days=30&summit=passive-income');
    await screen.findByText('3,418');
    expect(server.calls.map(({ url }) => url)).toEqual(['/api/admin/dashboard/overview?days=30&summit=passive-income']);
  });

  //
  it('draw revenue by product, largest first, with the label of a bar below 20 percent outside', async () => {
    const { container } = open(FIGURES);
    await screen.findByText('$44,946');
    const rows = [...container.querySelectorAll('li:has([data-label])')].map((row) => [
      row.textContent,
      row.querySelector('[data-label]')?.getAttribute('data-label'),
      row.querySelector('[data-label]')?.textContent,
    ]);
    expect(rows).toEqual([
      ['Done-For-You52%$44,946', 'inside', '$44,946'],
      ['VIP35%$29,785.50', 'inside', '$29,785.50'],
      ['Implementation13%$11,473', 'outside', ''],
    ]);
  });

  //
  it('name both payment methods with their orders', async () => {
    open(FIGURES);
    expect(await screen.findByText('958 orders')).toBeVisible();
    expect(screen.getByText('226 orders')).toBeVisible();
    expect(screen.getByText('$69,822.50')).toBeVisible();
    expect(screen.getByText('81%')).toBeVisible();
  });

  it('are zeros, not an error, where there is nothing', async () => {
    const { container } = open(NOTHING);
    expect(await screen.findByText('No completed orders')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(container.textContent).not.toMatch(/NaN|Infinity/);
  });

  it('fail each in its own place, and can be asked for again', async () => {
    const server = new FakeServer().refuses(adminOverviewEndpoint, 500, { code: 'internal', detail: 'Unknown error' });
    renderInAdmin(<OverviewFigures />, { server });
    expect(await screen.findByText('We could not load the figures.')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Figures' })).not.toBeInTheDocument();
    server.answers(adminOverviewEndpoint, { success: true, data: FIGURES });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('3,418')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('say that they are loading', () => {
    const server = new FakeServer();
    server.holds(adminOverviewEndpoint, { success: true, data: FIGURES });
    renderInAdmin(<SalesPanel />, { server });
    const panel = screen.getByRole('region', { name: 'Revenue by product' });
    expect(within(panel).getByRole('status', { name: 'Loading revenue by product...' })).toBeInTheDocument();
  });
});
