import { adminImportRunEndpoint, type ImportRun } from '@summit/contracts';
import { FakeServer } from '@summit/testing/fake-server';
import { screen, waitFor } from '@testing-library/react';
import { renderInAdmin } from '../../../test/render-in-admin';
import { ImportRunNotice } from './ImportRunNotice';
import { useImportRun } from './useImportRun';

const RUNNING: ImportRun = {
  state: 'running',
  started_at: '2025-11-20T18:00:00.000Z',
  ended_at: null,
  done: 41_000,
  total: 100_000,
  pages: null,
  outcome: null,
  failure: null,
};
const DONE: ImportRun = { ...RUNNING, state: 'done', outcome: { imported: 99_990, skipped: 10 } };

function Newest({ onEnded }: { onEnded: () => void }) {
  const run = useImportRun({ kind: 'vip_users', onEnded });
  return run && <ImportRunNotice run={run} />;
}
function open(...answers: (ImportRun | null)[]) {
  const last = answers.length - 1;
  let asked = 0;
  const onEnded = jest.fn();
  const server = new FakeServer().answers(adminImportRunEndpoint, () => ({
    success: true as const,
    run: answers[Math.min(asked++, last)] ?? null,
  }));
  return { ...renderInAdmin(<Newest onEnded={onEnded} />, { server }), onEnded };
}
const bar = () => screen.findByRole('progressbar', { name: 'Import under way' });

// A-146, C-097
describe('an import, for whoever comes to the page', () => {
  it('shows rows done of rows known, which nobody is read aloud, and its end', async () => {
    const { onEnded } = open(RUNNING, DONE);
    expect(await bar()).toHaveAttribute('aria-valuenow', '41');
    const figures = screen.getByText('41%: 41,000 of 100,000 rows');
    expect(figures.closest('[role=status],[role=alert],[aria-live]')).toBeNull();
    expect(screen.getByText('It goes on when you leave this page.')).toBeVisible();
    expect(await screen.findByText(/99,990 imported, 10 skipped\.$/)).toHaveTextContent(/^Last import: /);
    await waitFor(() => expect(onEnded).toHaveBeenCalledTimes(1));
  });

  it('shows pages and people of a service, with the total where it says one', async () => {
    const { unmount } = open({ ...RUNNING, done: 50, total: null, pages: { done: 2, total: 3 } });
    expect(await bar()).toHaveAttribute('aria-valuenow', '66');
    expect(screen.getByText('66%: 2 of 3 pages, 50 people so far')).toBeVisible();
    unmount();
    open({ ...RUNNING, done: 25, total: null, pages: { done: 1, total: null } });
    expect(await bar()).not.toHaveAttribute('aria-valuenow');
    expect(screen.getByText('Page 1, 25 people so far')).toBeVisible();
  });

  it('says that one which was interrupted has imported nothing', async () => {
    const { onEnded } = open({ ...RUNNING, state: 'interrupted' });
    expect(await screen.findByText(/interrupted before its end\. Nothing of it was imported/)).toBeVisible();
    expect(onEnded).not.toHaveBeenCalled();
  });

  it('says why one failed, and nothing where there was none', async () => {
    const { unmount, container } = open({ ...RUNNING, state: 'failed', failure: 'It did not answer.' });
    expect(await screen.findByText(/failed\. It did not answer\.$/)).toBeVisible();
    unmount();
    const { server } = open(null);
    await waitFor(() => expect(server.callsOf(adminImportRunEndpoint)).toHaveLength(1));
    expect(container).toBeEmptyDOMElement();
  });
});
