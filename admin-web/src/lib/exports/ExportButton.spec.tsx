import { adminExportOrdersEndpoint, adminExportPersonEventsEndpoint } from '@summit/contracts';
import { FakeServer } from '@summit/testing/fake-server';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderInAdmin } from '../../../test/render-in-admin';
import { csvOf } from './csv-of';
import { ExportButton } from './ExportButton';

const press = async () => userEvent.click(screen.getByRole('button', { name: 'Export CSV of orders' }));

describe('a list that is saved as a file', () => {
  it('is asked for with the filters of the list', async () => {
    const answer = { name: null, type: 'text/csv', bytes: new ArrayBuffer(3) };
    const world = renderInAdmin(
      <ExportButton
        of="orders"
        file={csvOf('orders', adminExportOrdersEndpoint, { query: { days: 7, email: 'ann' } })}
      />,
      { server: new FakeServer().answers(adminExportOrdersEndpoint, answer) },
    );
    await press();
    await waitFor(() => expect(world.saved.map(({ name }) => name)).toEqual(['orders.csv']));
    expect(world.server.callsOf(adminExportOrdersEndpoint).map(({ query }) => query)).toEqual([
      { days: '7', email: 'ann' },
    ]);
  });

  it('says why there is none', async () => {
    const file = csvOf('person', adminExportPersonEventsEndpoint, { params: { email: 'nobody@example.com' } });
    renderInAdmin(<ExportButton of="orders" file={file} />, {
      server: new FakeServer().refuses(adminExportPersonEventsEndpoint, 404, { detail: 'Nobody has this address.' }),
    });
    await press();
    expect(await screen.findByText('Export failed: Nobody has this address.')).toBeVisible();
  });
});
