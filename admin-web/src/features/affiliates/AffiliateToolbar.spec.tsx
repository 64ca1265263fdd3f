import { FakeServer } from '@summit/testing/fake-server';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInAdmin } from '../../../test/render-in-admin';
import { AffiliateToolbar } from './AffiliateToolbar';
import type { Sorting } from './useSorting';

//
describe('the toolbar of the affiliates', () => {
  const open = (order: Sorting['order'] = 'asc') => {
    const sorted: Sorting[] = [];
    const nothing = () => undefined;
    renderInAdmin(
      <AffiliateToolbar
        query={{ sort_by: 'click_conversion_rate', sort_order: order }}
        sorting={{ field: 'click_conversion_rate', order }}
        onSort={(sorting) => sorted.push(sorting)}
        term=""
        onTerm={nothing}
        refreshing={false}
        onRefresh={nothing}
        importing={false}
        onImport={nothing}
        onCreate={nothing}
      />,
      { server: new FakeServer() },
    );
    return sorted;
  };
  const choose = async (name: string) => {
    await userEvent.click(screen.getByRole('combobox', { name: 'Sorted by' }));
    await userEvent.click(await screen.findByRole('option', { name }));
  };

  it('sorts also by what has no heading of its own, ascending like everything else', async () => {
    const sorted = open('desc');
    expect(screen.getByRole('combobox', { name: 'Sorted by' })).toHaveTextContent('Click rate');
    await choose('Commission');
    await choose('Status');
    expect(sorted).toEqual([
      { field: 'commission_earned', order: 'asc' },
      { field: 'status', order: 'asc' },
    ]);
  });

  it.each([
    ['asc', 'Sort descending', 'desc'],
    ['desc', 'Sort ascending', 'asc'],
  ] as const)('turns round what has no heading to press: %s', async (order, name, turned) => {
    const sorted = open(order);
    await userEvent.click(screen.getByRole('button', { name }));
    expect(sorted).toEqual([{ field: 'click_conversion_rate', order: turned }]);
  });

  it('names everything that the server sorts by', async () => {
    open();
    await userEvent.click(screen.getByRole('combobox', { name: 'Sorted by' }));
    expect(await screen.findAllByRole('option')).toHaveLength(11);
  });
});
