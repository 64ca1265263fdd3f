import { fill } from '@summit/testing/fill';
import {
  adminBundlesEndpoint,
  adminCleanTestDataEndpoint,
  adminClearAllDataEndpoint,
  adminDataBackupEndpoint,
  adminDataBackupsEndpoint,
  adminResetAnalyticsEndpoint,
  adminUndoDataToolEndpoint,
  type DataBackupRow,
} from '@summit/contracts';
import { FakeServer } from '@summit/testing/fake-server';
import { refused } from '@summit/testing/refusal';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderInAdmin } from '../../../test/render-in-admin';
import { DataToolsTab } from './DataToolsTab';

const TESTS = { signups: 2, orders: 1, aweber_subscribers: 2, total: 5 };
const VISITS = { page_views: 4, affiliate_clicks: 1, timer_sessions: 2, total: 7 };
const ALL = { signups: 3, orders: 1, total: 4 };
const BACKUP: DataBackupRow = {
  id: '7c8a8a0e-2b51-4b8f-9d3c-0f1f3f4f5f6f',
  tool: 'clean-test-data',
  file: '2025-11-20-clean-test-data-7c8a8a0e.ndjson.gz',
  size: 900,
  deleted: TESTS,
  created_at: '2025-11-20T18:00:00.000Z',
  undo_until: '2025-11-21T18:00:00.000Z',
  can_undo: true,
  restored_at: null,
};

const answer = <Counts extends Record<string, number>>(deleted: Counts, body: unknown) => {
  const { dry_run } = body as { dry_run: boolean };
  return {
    success: true as const,
    message: `${dry_run ? 'Would delete' : 'Deleted'} ${deleted['total']} records.`,
    dry_run,
    deleted,
    bundle: dry_run ? null : BACKUP.file,
  };
};
const world = (backups: DataBackupRow[] = []) =>
  new FakeServer()
    .answers(adminCleanTestDataEndpoint, ({ body }) => answer(TESTS, body))
    .answers(adminResetAnalyticsEndpoint, ({ body }) => answer(VISITS, body))
    .answers(adminClearAllDataEndpoint, ({ body }) => answer(ALL, body))
    .answers(adminDataBackupsEndpoint, { success: true, backups })
    .answers(adminBundlesEndpoint, { success: true, bundles: [] });

async function open(server = world()) {
  const page = renderInAdmin(<DataToolsTab />, { server });
  await screen.findByRole('table', { name: 'Deletes now: Clear all data' });
  return { ...page, user: userEvent.setup({ delay: null }) };
}
const asked = () => within(screen.getByRole('alertdialog'));
const wishesOf = (server: FakeServer, name: 'adminCleanTestData' | 'adminResetAnalytics' | 'adminClearAllData') =>
  server.bodiesOf(name).filter((body) => !(body as { dry_run: boolean }).dry_run);

describe('the data management tab', () => {
  it('shows three tools from mild to severe, with what each deletes now and what stays (A-205)', async () => {
    const { server } = await open();
    const tools = screen.getAllByRole('button', { name: /^(Clean|Reset|Clear)/ });
    expect(tools.map(({ textContent }) => textContent)).toEqual([
      'Clean test data',
      'Reset analytics',
      'Clear all data',
    ]);
    const counts = within(screen.getByRole('table', { name: 'Deletes now: Clean test data' }));
    expect(counts.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'Signups2',
      'Orders1',
      'Aweber subscribers2',
      'Total5',
    ]);
    expect(screen.getByText(/^Administrators, the audit log, the ledger/)).toBeVisible();
    expect(wishesOf(server, 'adminClearAllData')).toEqual([]);
    // Each count is an entry of the audit log.
    expect(server.callsOf(adminResetAnalyticsEndpoint)).toHaveLength(1);
  });

  it.each([
    ['Clean test data', 'CLEAN TEST DATA', 'adminCleanTestData', 'Deleted 5 records.'],
    ['Reset analytics', 'RESET ANALYTICS', 'adminResetAnalytics', 'Deleted 7 records.'],
  ] as const)(
    '%s works after the exact phrase and shows the counts (A-206, A-211, A-212)',
    async (name, phrase, call, text) => {
      const { server, user } = await open();
      await user.click(screen.getByRole('button', { name }));
      const confirm = asked().getByRole('button', { name: 'Confirm' });
      expect(confirm).toBeDisabled();
      await user.type(asked().getByRole('textbox'), phrase.toLowerCase());
      expect(confirm).toBeDisabled();
      await user.clear(asked().getByRole('textbox'));
      await user.type(asked().getByRole('textbox'), phrase);
      await user.click(confirm);
      const result = await screen.findByRole('dialog', { name: 'The data is deleted' });
      expect(within(result).getByText(text)).toBeVisible();
      expect(wishesOf(server, call)).toEqual([{ phrase, dry_run: false }]);
    },
  );

  it('clears all data after the phrase, a second question and YES (A-207)', async () => {
    const { server, user } = await open();
    await user.click(screen.getByRole('button', { name: 'Clear all data' }));
    await fill(asked().getByRole('textbox'), 'DELETE EVERYTHING', user);
    await user.click(asked().getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByRole('alertdialog', { name: 'Are you really sure?' })).toBeVisible();
    await user.click(asked().getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByRole('alertdialog', { name: 'The last word' })).toBeVisible();
    await user.type(asked().getByRole('textbox'), 'yes');
    expect(asked().getByRole('button', { name: 'Delete for good' })).toBeDisabled();
    expect(wishesOf(server, 'adminClearAllData')).toEqual([]);
    await user.clear(asked().getByRole('textbox'));
    await user.type(asked().getByRole('textbox'), 'YES');
    await user.click(asked().getByRole('button', { name: 'Delete for good' }));
    expect(await screen.findByText('Deleted 4 records.')).toBeVisible();
    expect(wishesOf(server, 'adminClearAllData')).toEqual([
      { phrase: 'DELETE EVERYTHING', dry_run: false, confirmation: 'YES' },
    ]);
  });

  it('deletes nothing when the last word is missing, and says so (A-207)', async () => {
    const { server, user } = await open();
    await user.click(screen.getByRole('button', { name: 'Clear all data' }));
    await fill(asked().getByRole('textbox'), 'DELETE EVERYTHING', user);
    await user.click(asked().getByRole('button', { name: 'Confirm' }));
    await screen.findByRole('alertdialog', { name: 'Are you really sure?' });
    await user.click(asked().getByRole('button', { name: 'Confirm' }));
    await screen.findByRole('alertdialog', { name: 'The last word' });
    await user.click(asked().getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText('Operation cancelled. Data was NOT deleted.')).toBeVisible();
    expect(wishesOf(server, 'adminClearAllData')).toEqual([]);
  });

  it('says why nothing was deleted (A-214)', async () => {
    const server = world().answers(adminCleanTestDataEndpoint, ({ body }) =>
      (body as { dry_run: boolean }).dry_run ? answer(TESTS, body) : refused('data_tool_busy'),
    );
    const { user } = await open(server);
    await user.click(screen.getByRole('button', { name: 'Clean test data' }));
    await fill(asked().getByRole('textbox'), 'CLEAN TEST DATA', user);
    await user.click(asked().getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText(/^The data could not be deleted: Other changes to the same data/)).toBeVisible();
  });
});

//
describe('the backups', () => {
  it('have their place before anything is shown below them, so that no late answer moves a button', async () => {
    let answerNow = () => undefined as void;
    const asked = new Promise<void>((done) => (answerNow = done));
    const server = world().answers(adminDataBackupsEndpoint, async () => {
      await asked;
      return { success: true as const, backups: [BACKUP] };
    });
    await open(server);
    expect(screen.getByRole('status', { name: 'Loading the backups' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Export everything' })).not.toBeInTheDocument();
    answerNow();
    expect(await screen.findByRole('button', { name: 'Export everything' })).toBeVisible();
    expect(screen.getByRole('list', { name: 'Deleted so far' })).toBeVisible();
  });

  it('can be undone while there is time, after a question', async () => {
    const server = world([BACKUP]).answers(adminUndoDataToolEndpoint, {
      success: true,
      message: 'Everything is back: 5 records.',
      restored: TESTS,
    });
    const { user } = await open(server);
    await user.click(await screen.findByRole('button', { name: /^Undo Clean test data/ }));
    await user.click(asked().getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Everything is back: 5 records.')).toBeVisible();
    expect(server.callsOf('adminUndoDataTool').map(({ params }) => params)).toEqual([{ id: BACKUP.id }]);
  });

  it('are downloads, also when it is too late or undone already', async () => {
    const server = world([
      { ...BACKUP, can_undo: false },
      { ...BACKUP, id: 'second', undo_until: null, can_undo: false, restored_at: '2025-11-20T19:00:00.000Z' },
    ]).answers(adminDataBackupEndpoint, { name: BACKUP.file, type: 'application/gzip', bytes: new ArrayBuffer(3) });
    const { user, saved } = await open(server);
    const list = within(await screen.findByRole('list', { name: 'Deleted so far' }));
    expect(list.queryByRole('button', { name: /^Undo/ })).toBeNull();
    expect(list.getByText(/Undone Nov 20, 2025/)).toBeVisible();
    await user.click(list.getAllByRole('button', { name: /^Download/ })[0]!);
    await waitFor(() => expect(saved.map(({ name }) => name)).toEqual([BACKUP.file]));
  });
});
