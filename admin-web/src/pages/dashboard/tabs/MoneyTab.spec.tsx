import { adminDeskEventsEndpoint, adminStuckOrdersEndpoint } from '@summit/contracts';
import { FakeServer } from '@summit/testing/fake-server';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderInAdmin } from '../../../../test/render-in-admin';
import { MoneyTab } from './MoneyTab';

const server = () => new FakeServer().refuses(adminStuckOrdersEndpoint, 500).refuses(adminDeskEventsEndpoint, 500);

describe('the money tab', () => {
  it('begins with what waits for somebody, and asks for no other part', async () => {
    const world = renderInAdmin(<MoneyTab />, { server: server(), at: '/admin/dashboard?tab=money' });
    expect(await screen.findByRole('heading', { name: /^Stuck orders/ })).toBeVisible();
    expect(screen.getByRole('heading', { name: /^Refunds/ })).toBeVisible();
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Stuck orders and refunds',
      'Reconciliation',
      'Provider inbox',
    ]);
    expect(world.server.callsOf(adminDeskEventsEndpoint)).toHaveLength(0);
  });

  it('has the part in its address, so that a reload and a link show the same', async () => {
    renderInAdmin(<MoneyTab />, { server: server(), at: '/admin/dashboard?tab=money&part=inbox' });
    expect(await screen.findByRole('heading', { name: /^Provider inbox/ })).toBeVisible();
    expect(screen.queryByRole('heading', { name: /^Stuck orders/ })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('tab', { name: 'Reconciliation' }));
    expect(await screen.findByRole('heading', { name: /^Months/ })).toBeVisible();
    expect(screen.getByRole('heading', { name: /^Differences/ })).toBeVisible();
  });
});
