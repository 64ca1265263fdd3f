import { adminSearchEndpoint, adminStatusEndpoint, type StaffRole } from '@summit/contracts';
import { FakeServer } from '@summit/testing/fake-server';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderInAdmin } from '../../../test/render-in-admin';
import { OfficeSearch } from './OfficeSearch';

const ORDER = '3f0c1d9e-aaaa-4bbb-8ccc-0123456789ab';

async function open(role: StaffRole = 'owner') {
  const server = new FakeServer()
    .answers(adminStatusEndpoint, {
      success: true,
      data: { two_factor_enabled: true, role, two_factor_missing: false, passkeys: 0 },
    })
    .answers(adminSearchEndpoint, {
      success: true,
      data: {
        people: [{ email: 'zoe@example.com', name: 'Zoe Quist' }],
        orders: [
          {
            id: ORDER,
            email: 'zoe@example.com',
            product: 'vip',
            status: 'completed',
            amount: 27,
            date: '2025-11-06T20:00:00.000Z',
          },
        ],
        codes: [{ code: 'ZOE10', product: 'vip' }],
        affiliates: [],
      },
    });
  const world = renderInAdmin(<OfficeSearch />, { server });
  const user = userEvent.setup({ delay: null });
  await user.keyboard('{Control>}k{/Control}');
  return { ...world, user, field: await screen.findByRole('combobox', { name: 'Search the back office' }) };
}

describe('the search over the back office', () => {
  it('opens with Ctrl+K, asks once typing has rested, and leads to what is chosen by keyboard', async () => {
    const { server, user, field, place } = await open();
    expect(field).toHaveFocus();
    await user.type(field, 'zoe');
    expect(await screen.findByRole('option', { name: /Zoe Quist/ })).toBeVisible();
    // options in named groups, in a dialog with a name.
    const groups = screen.getAllByRole('group').filter((group) => group.hasAttribute('aria-labelledby'));
    expect(within(groups[0]!).getByRole('option', { name: /Zoe Quist/ })).toBeVisible();
    expect(groups[0]).toHaveAccessibleName('People');
    expect(screen.getByRole('dialog', { name: 'Search the back office' })).toBeVisible();
    expect(screen.getByRole('option', { name: /VIP, \$27, 3f0c1d9e/ })).toBeVisible();
    expect(server.callsOf(adminSearchEndpoint).map(({ query }) => query)).toEqual([{ term: 'zoe' }]);
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(place()).toBe('/admin/dashboard?tab=promo-codes');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('leads to the page of a person', async () => {
    const { user, field, place } = await open();
    await user.type(field, 'zoe');
    await screen.findByRole('option', { name: /Zoe Quist/ });
    await user.keyboard('{Enter}');
    expect(place()).toBe('/admin/dashboard?tab=customers&person=zoe%40example.com');
  });

  it('finds sections by their names, for each role its own, without asking for one letter', async () => {
    const { server, user, field } = await open('support');
    await user.type(field, 's');
    expect(await screen.findByRole('option', { name: 'Sessions' })).toBeVisible();
    for (const name of ['Staff', 'Company details'])
      expect(screen.queryByRole('option', { name })).not.toBeInTheDocument();
    expect(server.callsOf(adminSearchEndpoint)).toEqual([]);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});
