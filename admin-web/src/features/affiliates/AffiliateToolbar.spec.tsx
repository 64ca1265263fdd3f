import { FakeServer } from '@summit/testing/fake-server';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInAdmin } from '../../../test/render-in-admin';
import { AffiliateToolbar } from './AffiliateToolbar';
import type { Sorting } from './useSorting';

//
describe('the toolbar of the affiliates', () => {
  const open = () => {
    const sorted: Sorting[] = [];
    const nothing = () => undefined;
    renderInAdmin(
      <AffiliateToolbar
        query={{ sort_by: 'click_conversion_rate', sort_order: 'desc' }}
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

  it('sorts also by what has no heading of its own: figures from the highest, words from A on', async () => {
    const sorted = open();
    expect(screen.getByRole('combobox', { name: 'Sorted by' })).toHaveTextContent('Click rate');
    await choose('Commission');
    await choose('Status');
    expect(sorted).toEqual([
      { field: 'commission_earned', order: 'desc' },
      { field: 'status', order: 'asc' },
    ]);
  });

  it('names everything that the server sorts by', async () => {
    open();
    await userEvent.click(screen.getByRole('combobox', { name: 'Sorted by' }));
    expect(await screen.findAllByRole('option')).toHaveLength(11);
  });
});
