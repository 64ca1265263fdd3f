import { fill } from '@summit/testing/fill';
import { adminAuditLogEndpoint, type AuditLogRow } from '@summit/contracts';
import { FakeServer } from '@summit/testing/fake-server';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Users } from 'lucide-react';
import { renderInAdmin } from '../../../test/render-in-admin';
import { SearchField } from '../form/SearchField';
import { PagedTable } from './PagedTable';
import { usePagedList } from './usePagedList';
import { useSearch } from './useSearch';

const ROW: AuditLogRow = {
  id: '1',
  at: '2025-11-06T20:00:00.000Z',
  admin_email: 'ops@summit.example',
  action: 'POST /api/admin/auth/login',
  details: {},
  status: 200,
  address: '203.0.113.7',
};

function Guests({ pager = false }) {
  const { term: search, field } = useSearch();
  const list = usePagedList(adminAuditLogEndpoint, { search }, [20, 40]);
  return (
    <PagedTable
      title="Guests"
      list={list}
      columns={[{ field: 'email', header: 'Email', cell: ({ admin_email }) => admin_email }]}
      narrow={{ header: 'Guest', main: ({ admin_email }) => admin_email, note: ({ at }) => at }}
      rowId={({ id }) => id}
      toolbar={<SearchField label="Search the guests" placeholder="Name" {...field} />}
      failure="We could not load the guests."
      empty={{ icon: Users, title: search ? `No ${search}` : 'No guests', reason: 'Nobody came.' }}
      {...(pager && { pager: ({ total }) => <p>Pages of {total}</p> })}
    />
  );
}

const server = (rows: AuditLogRow[] = [ROW], total = 1_234) =>
  new FakeServer().answers(adminAuditLogEndpoint, ({ query }) => ({
    success: true as const,
    data: query['search'] ? [] : rows,
    total: query['search'] ? 0 : total,
  }));
const queries = (world: { server: FakeServer }) =>
  world.server.callsOf(adminAuditLogEndpoint).map(({ query }) => query);

describe('a list of the API in pages', () => {
  it('shows how many rows there are and asks for a page at a time', async () => {
    const world = renderInAdmin(<Guests />, { server: server() });
    expect(await screen.findByText('1,234')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Go to next page' }));
    await waitFor(() => expect(screen.getByText('21–40 of 1,234')).toBeVisible());
    expect(queries(world)).toEqual([
      { limit: '20', skip: '0' },
      { limit: '20', skip: '20' },
    ]);
  });

  it('searches from the first page, without the spaces around the term', async () => {
    const world = renderInAdmin(<Guests />, { server: server() });
    await userEvent.click(await screen.findByRole('button', { name: 'Go to next page' }));
    await fill(screen.getByRole('searchbox', { name: 'Search the guests' }), ' ann ');
    expect(await screen.findByText('No ann')).toBeVisible();
    expect(queries(world).at(-1)).toEqual({ limit: '20', skip: '0', search: 'ann' });
    await waitFor(() => expect(world.place()).toBe('/admin/dashboard?q=ann'));
  });

  it('begins with the search that the address holds, and forgets it when the field is emptied', async () => {
    const world = renderInAdmin(<Guests />, { server: server(), at: '/admin/dashboard?tab=guests&q=ann' });
    expect(await screen.findByText('No ann')).toBeVisible();
    expect(queries(world)).toEqual([{ limit: '20', skip: '0', search: 'ann' }]);
    await userEvent.clear(screen.getByRole('searchbox', { name: 'Search the guests' }));
    await waitFor(() => expect(world.place()).toBe('/admin/dashboard?tab=guests'));
  });

  it('says why it is empty', async () => {
    renderInAdmin(<Guests />, { server: server([], 0) });
    expect(await screen.findByText('No guests')).toBeVisible();
    expect(screen.getByText('Nobody came.')).toBeVisible();
  });

  it('tells the reason of a failure, else its own words, and asks again', async () => {
    const failing = new FakeServer().refuses(adminAuditLogEndpoint, 503, { detail: 'Back in a minute.' });
    renderInAdmin(<Guests />, { server: failing });
    expect(await screen.findByRole('alert')).toHaveTextContent('Back in a minute.');
    failing.refuses(adminAuditLogEndpoint, 500);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('We could not load the guests.')).toBeVisible();
    failing.answers(adminAuditLogEndpoint, { success: true, data: [ROW], total: 1 });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('ops@summit.example')).toBeVisible();
  });

  it('may have pages of its own', async () => {
    renderInAdmin(<Guests pager />, { server: server() });
    expect(await screen.findByText('Pages of 1234')).toBeVisible();
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});
