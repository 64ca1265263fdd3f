import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useEffect, useReducer } from 'react';
import { renderInAdmin } from '../../../test/render-in-admin';
import { widthIs } from '../../../test/width-is';
import { DataTable, type DataTableProps } from './DataTable';

interface Plan {
  id: string;
  name: string;
  due: string;
}
const PLANS: Plan[] = [
  { id: 'a', name: 'Ada', due: '$10' },
  { id: 'b', name: 'Ben', due: '$20' },
];

const open = (props: Partial<DataTableProps<Plan>> = {}) =>
  renderInAdmin(
    <DataTable<Plan>
      label="Open plans"
      rows={PLANS}
      rowId={({ id }) => id}
      columns={[
        { field: 'name', header: 'Name', cell: ({ name }) => name, flex: 1 },
        { field: 'due', header: 'Due', cell: ({ due }) => due, numeric: true, sortable: true, width: 100 },
      ]}
      narrow={{
        header: 'Plan',
        main: ({ name }) => name,
        note: ({ id }) => `Plan ${id}`,
        figure: { header: 'Amount', cell: ({ due }) => due },
      }}
      empty={<p>No plans</p>}
      {...props}
    />,
  );

describe('DataTable', () => {
  beforeEach(() => widthIs(1280));

  it('lets rows grow with their sentences where it is told to, and not on a phone, which has them in the details', () => {
    const heights = () => screen.getByRole('grid').querySelector<HTMLElement>('[role="row"][data-id]')!.style;
    const { unmount } = open();
    expect(heights().maxHeight).toBe('44px');
    unmount();
    const wide = open({ wraps: true });
    expect(heights().maxHeight).toBe('none');
    wide.unmount();
    widthIs(390);
    open({ wraps: true });
    expect(heights().maxHeight).toBe('60px');
  });

  it('shows every column of every row', () => {
    open();
    const grid = screen.getByRole('grid', { name: 'Open plans' });
    expect(
      within(grid)
        .getAllByRole('columnheader')
        .map((cell) => cell.textContent),
    ).toEqual(['Name', 'Due']);
    expect(
      within(grid)
        .getAllByRole('gridcell')
        .map((cell) => cell.textContent),
    ).toEqual(['Ada', '$10', 'Ben', '$20']);
  });

  it('puts row actions last', () => {
    open({ actions: { cell: ({ name }) => <button>Stop {name}</button>, width: 120 } });
    expect(screen.getByRole('columnheader', { name: 'Actions' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Stop Ben' })).toBeVisible();
  });

  it('is walked with the arrow keys, and Enter leads to what can be done with a row', async () => {
    const stopped = jest.fn();
    open({ actions: { cell: ({ name }) => <button onClick={() => stopped(name)}>Stop {name}</button>, width: 120 } });
    await userEvent.click(screen.getByRole('gridcell', { name: 'Ada' }));
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('gridcell', { name: 'Ben' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'Stop Ben' })).toHaveFocus();
    expect(stopped).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    expect(stopped.mock.calls).toEqual([['Ben']]);
  });

  it('leads with Enter to what can be done, not to a link of an earlier column, which it leads to where nothing can', async () => {
    const columns = [{ field: 'name', header: 'Name', cell: ({ name }: Plan) => <a href="/ada">{name}</a>, flex: 1 }];
    const enter = async () => {
      await userEvent.click(screen.getByRole('gridcell', { name: 'Ada' }));
      await userEvent.keyboard('{ArrowDown}');
      await userEvent.keyboard('{Enter}');
    };
    const { unmount } = open({ columns, actions: { cell: ({ name }) => <button>Stop {name}</button>, width: 120 } });
    await enter();
    expect(screen.getByRole('button', { name: 'Stop Ben' })).toHaveFocus();
    unmount();
    open({ columns });
    await enter();
    expect(screen.getByRole('link', { name: 'Ben' })).toHaveFocus();
  });

  it('keeps the place of the keyboard when its rows come anew', async () => {
    const again = new EventTarget();
    function Refreshed() {
      const [round, next] = useReducer((n: number) => n + 1, 0);
      useEffect(() => {
        again.addEventListener('refresh', next);
        return () => again.removeEventListener('refresh', next);
      }, []);
      const rows = PLANS.map((plan) => ({ ...plan, due: `$${round}` }));
      return (
        <DataTable<Plan>
          label="Open plans"
          rows={rows}
          rowId={({ id }) => id}
          columns={[
            { field: 'name', header: 'Name', cell: ({ name }) => name, flex: 1 },
            { field: 'due', header: 'Due', cell: ({ due }) => due, width: 100 },
          ]}
          narrow={{ header: 'Plan', main: ({ name }) => name, note: ({ id }) => id }}
          empty={null}
        />
      );
    }
    renderInAdmin(<Refreshed />);
    await userEvent.click(screen.getByRole('gridcell', { name: 'Ada' }));
    await userEvent.keyboard('{ArrowDown}');
    act(() => void again.dispatchEvent(new Event('refresh')));
    expect(screen.getAllByText('$1')).toHaveLength(2);
    expect(screen.getByRole('gridcell', { name: 'Ben' })).toHaveFocus();
  });

  it('says that it loads before the first answer', () => {
    open({ rows: undefined });
    expect(screen.getByText('Loading open plans...')).toHaveAttribute('role', 'status');
    expect(screen.queryByText('No plans')).not.toBeInTheDocument();
  });

  it('shows the empty text instead of an empty table', () => {
    open({ rows: [] });
    expect(screen.getByText('No plans')).toBeVisible();
    expect(screen.queryByRole('grid')).not.toBeInTheDocument();
  });

  it('shows a failure with the way to ask again, and keeps rows that it has', async () => {
    const onRetry = jest.fn();
    const failure = { text: 'We could not load this list.', onRetry };
    const { unmount } = open({ rows: undefined, failure });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('grid')).not.toBeInTheDocument();
    unmount();
    open({ failure });
    expect(screen.getByRole('alert')).toHaveTextContent('We could not load this list.');
    expect(screen.getByRole('grid')).toBeVisible();
  });

  it('asks for the next page and for another page size', async () => {
    const onChange = jest.fn();
    open({ paging: { page: 0, pageSize: 20, total: 1184, sizes: [20, 50, 100], onChange } });
    const pages = screen.getByRole('navigation', { name: 'Pages of open plans' });
    expect(pages).toHaveTextContent('1–20 of 1,184');
    await userEvent.click(within(pages).getByRole('button', { name: 'Go to next page' }));
    expect(onChange).toHaveBeenLastCalledWith({ page: 1, pageSize: 20 });
    await userEvent.click(within(pages).getByRole('combobox'));
    await userEvent.click(screen.getByRole('option', { name: '50' }));
    expect(onChange).toHaveBeenLastCalledWith({ page: 0, pageSize: 50 });
  });

  it('hands sorting to the caller, only for columns that the API sorts', async () => {
    const onChange = jest.fn();
    open({ sorting: { field: 'due', order: 'desc', onChange } });
    await userEvent.click(screen.getByRole('columnheader', { name: 'Due' }));
    expect(onChange).toHaveBeenLastCalledWith({ field: 'due', order: 'asc' });
    onChange.mockClear();
    await userEvent.click(screen.getByRole('columnheader', { name: 'Name' }));
    expect(onChange).not.toHaveBeenCalled();
  });

  it('shows two columns on a phone, and the rest in a drawer', async () => {
    widthIs(390);
    open({ actions: { cell: ({ name }) => <button>Stop {name}</button>, width: 120 } });
    expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual(['Plan', 'Amount']);
    await userEvent.click(screen.getByText('Plan b'));
    const details = screen.getByRole('dialog', { name: 'Ben' });
    expect(within(details).getByText('Due')).toBeVisible();
    expect(within(details).getByText('$20')).toBeVisible();
    expect(within(details).getByRole('button', { name: 'Stop Ben' })).toBeVisible();
  });

  it('opens the drawer of a phone with Enter as well', async () => {
    widthIs(390);
    open();
    await userEvent.click(screen.getByRole('columnheader', { name: 'Plan' }));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(screen.getByRole('dialog', { name: 'Ada' })).toBeVisible();
  });
});
