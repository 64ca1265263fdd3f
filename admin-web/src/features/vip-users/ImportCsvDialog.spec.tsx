import { adminImportRunEndpoint, adminImportVipUsersEndpoint } from '@summit/contracts';
import { FakeServer } from '@summit/testing/fake-server';
import { mute, refused } from '@summit/testing/refusal';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderInAdmin } from '../../../test/render-in-admin';
import { ImportCsvDialog } from './ImportCsvDialog';

const FILE = 'email,name\na@b.cd,Al';
const GOOD = { success: true as const, imported: 1_500, skipped: 0, errors: [] };

/** jsdom's files can't be read. */
function aFile(bytes: Uint8Array): File {
  const file = new File([''], 'vip.csv', { type: 'text/csv' });
  const content = Uint8Array.from(bytes);
  file.arrayBuffer = () => Promise.resolve(content.buffer);
  return file;
}

describe('importing a CSV file', () => {
  const ERRORS = Array.from({ length: 102 }, (_none, index) => `Line ${index + 2}: the name is missing.`);
  const check = async (server: FakeServer, bytes: Uint8Array = new TextEncoder().encode(FILE)) => {
    const rendered = renderInAdmin(<ImportCsvDialog onClose={() => undefined} />, { server });
    const dialog = screen.getByRole('dialog', { name: 'Import CSV' });
    await userEvent.upload(within(dialog).getByLabelText('CSV file'), aFile(bytes));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Check the file' }));
    return { ...rendered, dialog };
  };

  it('shows what would happen, imports after that, and tells the counts (A-128, A-134, A-139, A-223)', async () => {
    const server = new FakeServer().answers(adminImportVipUsersEndpoint, {
      success: true,
      imported: 1_500,
      skipped: 102,
      errors: ERRORS,
    });
    const { dialog, saved } = await check(server);
    expect(await within(dialog).findByText('1,500 to import, 102 skipped')).toBeVisible();
    expect(within(dialog).getByRole('list', { name: 'Rows that are skipped' })).toHaveTextContent(
      'Line 2: the name is missing.',
    );
    expect(dialog).toHaveTextContent('and 2 more, in the report');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Download the report' }));
    expect(saved.map(({ name }) => name)).toEqual(['vip_import_report.txt']);
    await userEvent.click(within(dialog).getByLabelText('Send everybody who is imported a setup link'));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Import 1,500 users' }));
    expect(await screen.findByRole('dialog', { name: 'Import finished' })).toHaveTextContent(
      '1,500 imported, 102 skipped',
    );
    const calls = server.callsOf(adminImportVipUsersEndpoint);
    expect(calls.map(({ query }) => query)).toEqual([{ dry_run: 'true' }, { send_setup_links: 'true' }]);
    expect(calls[1]?.body).toBe(FILE);
  });

  it('shows how many rows of how many are done while it imports, and reads no step aloud (C-097)', async () => {
    let end = (): void => undefined;
    const ended = new Promise<void>((done) => (end = done));
    const run = { started_at: '2025-11-20T18:00:00.000Z', ended_at: null, pages: null, outcome: null, failure: null };
    const server = new FakeServer()
      .answers(adminImportVipUsersEndpoint, async ({ query }) => {
        if (query?.['dry_run'] === undefined) await ended;
        return GOOD;
      })
      .answers(adminImportRunEndpoint, {
        success: true,
        run: { ...run, state: 'running', done: 500, total: 1_500 },
      });
    const { dialog } = await check(server);
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Import 1,500 users' }));
    const figures = await within(dialog).findByText('33%: 500 of 1,500 rows');
    expect(figures.closest('[role=status],[role=alert],[aria-live]')).toBeNull();
    expect(within(dialog).getByRole('progressbar', { name: 'Import under way' })).toHaveAttribute(
      'aria-valuenow',
      '33',
    );
    expect(within(dialog).getByRole('status')).toHaveTextContent(/goes on when you leave this page/);
    end();
    expect(await screen.findByRole('dialog', { name: 'Import finished' })).toBeVisible();
  });

  it('follows an import whose answer did not come in time, instead of calling it failed', async () => {
    const started_at = '2025-11-20T18:00:00.000Z';
    const run = { started_at, ended_at: null, done: 500, total: 1_500, pages: null, outcome: null, failure: null };
    let pressed = false;
    const server = new FakeServer()
      .answers(adminImportVipUsersEndpoint, ({ query }) => {
        if (query['dry_run'] !== undefined) return GOOD;
        pressed = true;
        return mute(504);
      })
      .answers(adminImportRunEndpoint, () => ({
        success: true as const,
        run: pressed ? { ...run, state: 'running' as const } : null,
      }));
    const { dialog } = await check(server);
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Import 1,500 users' }));
    expect(await within(dialog).findByText('It goes on when you leave this page.')).toBeVisible();
    expect(within(dialog).queryByRole('alert')).not.toBeInTheDocument();
    server.answers(adminImportRunEndpoint, {
      success: true,
      run: { ...run, state: 'done', outcome: { imported: 1_500, skipped: 0 } },
    });
    expect(await within(dialog).findByText(/1,500 imported, 0 skipped\.$/)).toBeVisible();
  });

  it('shows the import of somebody else that stands in the way', async () => {
    const run = { started_at: '2025-11-20T18:00:00.000Z', ended_at: null, pages: null, outcome: null, failure: null };
    const server = new FakeServer()
      .answers(adminImportVipUsersEndpoint, ({ query }) =>
        query['dry_run'] === undefined ? refused('import_running') : GOOD,
      )
      .answers(adminImportRunEndpoint, {
        success: true,
        run: { ...run, state: 'running', done: 500, total: 1_500 },
      });
    const { dialog } = await check(server);
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Import 1,500 users' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('An import is under way already.');
    expect(within(dialog).getByText('33%: 500 of 1,500 rows')).toBeVisible();
  });

  it('says why a file is refused (A-138)', async () => {
    const { dialog } = await check(new FakeServer().on(adminImportVipUsersEndpoint, () => refused('csv_empty')));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('Error importing CSV: The file has no rows.');
  });

  it('does not take a file that was changed since it was chosen for one of another encoding', async () => {
    renderInAdmin(<ImportCsvDialog onClose={() => undefined} />);
    const changed = Object.assign(aFile(new Uint8Array()), {
      arrayBuffer: () => Promise.reject(new DOMException('changed', 'NotReadableError')),
    });
    await userEvent.upload(screen.getByLabelText('CSV file'), changed);
    await userEvent.click(screen.getByRole('button', { name: 'Check the file' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/can no longer be read.*choose it again/);
  });

  it('does not send a file of another encoding', async () => {
    const { dialog, server } = await check(new FakeServer(), new Uint8Array([0xff, 0xfe, 0x61, 0x00]));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      'Error importing CSV: The file is no UTF-8 text.',
    );
    expect(server.callsOf(adminImportVipUsersEndpoint)).toEqual([]);
  });
});
