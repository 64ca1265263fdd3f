import { adminOrdersEndpoint } from '@summit/contracts';
import { screen } from '@testing-library/react';
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
});
