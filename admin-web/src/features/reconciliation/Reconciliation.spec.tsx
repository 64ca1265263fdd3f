import {
  adminAcceptDifferenceEndpoint,
  adminBookMonthsEndpoint,
  adminCloseMonthEndpoint,
  adminDifferenceEndpoint,
  adminDifferencesEndpoint,
  adminExportDifferencesEndpoint,
  adminReconcileEndpoint,
  adminReconciliationEndpoint,
  type BookMonthRow,
  type DifferenceRow,
  type ReconciliationRunRow,
} from '@summit/contracts';
import { FakeServer } from '@summit/testing/fake-server';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderInAdmin } from '../../../test/render-in-admin';
import { DifferenceList } from './DifferenceList';
import { MonthList } from './MonthList';
import { RunList } from './RunList';

// A grid in jsdom takes its time on a busy machine.

const RUN: ReconciliationRunRow = {
  id: '3f0c1d9e-0000-4000-8000-000000000001',
  state: 'failed',
  nightly: true,
  asked_by: null,
  from: '2025-10-15T07:00:00.000Z',
  until: '2025-11-19T08:00:00.000Z',
  started_at: '2025-11-20T08:00:00.000Z',
  ended_at: '2025-11-20T08:00:09.000Z',
  lines: 1_204,
  fees_booked: 12,
  lines_of_others: 31,
  differences: 1,
  failure: 'A payment provider did not answer. It is tried again.',
};
const DIFFERENCE: DifferenceRow = {
  id: '3f0c1d9e-0000-4000-8000-000000000002',
  provider: 'paypal',
  kind: 'refund_missing_with_us',
  reference: '8AB12345CD678901E',
  order_number: null,
  ours: null,
  theirs: -7,
  currency: 'usd',
  happened_at: '2025-11-18T18:00:00.000Z',
  cause: 'PayPal paid $7.00 back, and our book has no such refund.',
  state: 'open',
  note: null,
  decided_by: null,
  decided_at: null,
  found_at: '2025-11-20T08:00:00.000Z',
  gone_at: null,
};
const MONTH: BookMonthRow = {
  month: '2025-10',
  state: 'open',
  bookings: 310,
  open_differences: 0,
  closed_at: null,
  closed_by: null,
  late_bookings: 0,
  fingerprint: null,
};
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const dialog = () => within(screen.getByRole('dialog'));

//
describe('the reconciliation', () => {
  it('tells what was compared and why a run failed, and compares now', async () => {
    const server = new FakeServer()
      .answers(adminReconciliationEndpoint, { success: true, data: [RUN] })
      .answers(adminReconcileEndpoint, { success: true, message: 'The books are being compared.' });
    renderInAdmin(<RunList />, { server });
    expect(await screen.findByText(RUN.failure!)).toBeVisible();
    expect(screen.getByText('1,204')).toBeVisible();
    expect(screen.getByText('31 of other installations')).toBeVisible();
    await press('Compare now');
    expect(await screen.findByText('The books are being compared.')).toBeVisible();
    await waitFor(() => expect(server.callsOf(adminReconciliationEndpoint).length).toBeGreaterThan(1));
  });

  it('shows both sides of a difference, and takes a note of some length for what may stay', async () => {
    const server = new FakeServer()
      .answers(adminDifferencesEndpoint, { success: true, data: [DIFFERENCE], total: 1 })
      .answers(adminDifferenceEndpoint, {
        success: true,
        data: {
          ...DIFFERENCE,
          our_lines: [],
          their_lines: [
            { id: 'TX1', what: 'refund', amount: -7, fee: 0.3, currency: 'eur', at: '2025-11-18T18:00:00.000Z' },
          ],
        },
      })
      .answers(adminAcceptDifferenceEndpoint, { success: true, message: 'Accepted.' });
    server.answers(adminExportDifferencesEndpoint, { name: null, type: 'text/csv', bytes: new ArrayBuffer(3) });
    const { saved } = renderInAdmin(<DifferenceList />, { server });
    await press('Export CSV of differences');
    await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['differences.csv']));
    expect(server.callsOf(adminExportDifferencesEndpoint)[0]).toMatchObject({ query: { state: 'open' } });
    await press('Both sides, 8AB12345CD678901E');
    expect(await dialog().findByText('-7.00 EUR')).toBeVisible();
    expect(dialog().getByText('Nothing')).toBeVisible();
    await userEvent.click(dialog().getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await press('Accept, 8AB12345CD678901E');
    await userEvent.type(dialog().getByLabelText('Why it may stay'), 'ok');
    await userEvent.click(dialog().getByRole('button', { name: 'Accept' }));
    expect(dialog().getByText('Please write at least 10 letters.')).toBeVisible();
    expect(server.callsOf(adminAcceptDifferenceEndpoint)).toEqual([]);
    await userEvent.type(dialog().getByLabelText('Why it may stay'), ', paid back by hand');
    await userEvent.click(dialog().getByRole('button', { name: 'Accept' }));
    await waitFor(() =>
      expect(server.callsOf(adminAcceptDifferenceEndpoint)).toMatchObject([
        { params: { difference_id: DIFFERENCE.id }, body: { note: 'ok, paid back by hand' } },
      ]),
    );
    expect(server.callsOf(adminDifferencesEndpoint)[0]).toMatchObject({ query: { state: 'open' } });
  });

  it('closes a month after a question, and not one with open differences', async () => {
    const server = new FakeServer()
      .answers(adminBookMonthsEndpoint, {
        success: true,
        data: [
          { ...MONTH, month: '2025-11', open_differences: 2 },
          MONTH,
          { ...MONTH, month: '2025-09', state: 'closed', late_bookings: 3, closed_by: 'ada@summit.test' },
        ],
      })
      .answers(adminCloseMonthEndpoint, { success: true, message: 'The month is closed.' });
    renderInAdmin(<MonthList />, { server });
    expect(await screen.findByRole('button', { name: 'Close November 2025' })).toBeDisabled();
    expect(screen.getByText('2 differences are open')).toBeVisible();
    expect(screen.getByText('3 of earlier months')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Export September 2025' })).toBeVisible();
    await press('Close October 2025');
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Close' }));
    expect(await screen.findByText('The month is closed.')).toBeVisible();
    expect(server.callsOf(adminCloseMonthEndpoint)).toMatchObject([{ params: { month: '2025-10' } }]);
  });
});
