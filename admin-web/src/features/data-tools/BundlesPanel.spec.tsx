import {
  adminBundleFileEndpoint,
  adminBundlesEndpoint,
  adminStartBundleEndpoint,
  type SummitBundleRow,
} from '@summit/contracts';
import { FakeServer } from '@summit/testing/fake-server';
import { refused } from '@summit/testing/refusal';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderInAdmin } from '../../../test/render-in-admin';
import { BundlesPanel } from './BundlesPanel';

const READY: SummitBundleRow = {
  id: '7c8a8a0e-2b51-4b8f-9d3c-0f1f3f4f5f6f',
  state: 'ready',
  file: 'summit-2025-11-20-7c8a8a0e.zip',
  done_rows: 12_345,
  total_rows: 12_345,
  size: 2_500_000,
  sha256: 'ab'.repeat(32),
  created_at: '2025-11-20T18:00:00.000Z',
  ended_at: '2025-11-20T18:00:05.000Z',
  kept_until: '2025-11-21T18:00:00.000Z',
};
const WRITING: SummitBundleRow = {
  ...READY,
  state: 'writing',
  done_rows: 3_000,
  size: null,
  sha256: null,
  ended_at: null,
};

function open(...answers: SummitBundleRow[][]) {
  const last = answers.length - 1;
  let asked = 0;
  const server = new FakeServer()
    .answers(adminBundlesEndpoint, () => ({ success: true as const, bundles: answers[Math.min(asked++, last)]! }))
    .answers(adminStartBundleEndpoint, { success: true, message: 'The archive is being written.', id: READY.id })
    .answers(adminBundleFileEndpoint, { name: READY.file, type: 'application/zip', bytes: new ArrayBuffer(3) });
  return { ...renderInAdmin(<BundlesPanel />, { server }), user: userEvent.setup({ delay: null }) };
}

//
describe('the archives of the whole summit', () => {
  it('say before anything is exported what travels, what stays, and who imports', async () => {
    open([]);
    expect(await screen.findByText('No archive')).toBeVisible();
    expect(screen.getByText(/^Passwords travel as hashes, second factors encrypted/)).toBeVisible();
    expect(screen.getByText('node dist/cli/import-summit.js <file.zip>')).toBeVisible();
  });

  it('are asked for after a question, show how far they are, and are downloads at the end', async () => {
    const { server, user, saved } = open([], [WRITING], [READY]);
    await user.click(await screen.findByRole('button', { name: 'Export everything' }));
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Export everything' }));
    expect(await screen.findByRole('progressbar', { name: 'Export under way' })).toHaveAttribute('aria-valuenow', '24');
    expect(screen.getByText('24%: 3,000 of 12,345 rows')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Exporting...' })).toBeDisabled();
    expect(server.callsOf('adminStartBundle')).toHaveLength(1);
    await user.click(await screen.findByRole('button', { name: `Download ${READY.file}` }, { timeout: 5_000 }));
    await waitFor(() => expect(saved.map(({ name }) => name)).toEqual([READY.file]));
    expect(screen.getByText(/^12,345 rows, 2.5 MB, kept until/)).toBeVisible();
  });

  it('are not exported without the question, and say why one could not be written', async () => {
    const { server, user } = open([{ ...READY, state: 'failed', size: null, sha256: null }]);
    expect(await screen.findByText('Could not be written. The log of the server says why.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Download/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Export everything' }));
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Cancel' }));
    expect(server.callsOf('adminStartBundle')).toEqual([]);
  });

  it('say why another one was refused', async () => {
    const { server, user } = open([]);
    server.answers(adminStartBundleEndpoint, () => refused('bundle_running'));
    await user.click(await screen.findByRole('button', { name: 'Export everything' }));
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Export everything' }));
    expect(await screen.findByText('The archive could not be started: An export is under way already.')).toBeVisible();
  });
});
