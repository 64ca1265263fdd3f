import { fill } from '@summit/testing/fill';
import { DAY_MS } from '@summit/rules';
import {
  adminApproveRefundEndpoint,
  adminDeskEventEndpoint,
  adminDeskEventsEndpoint,
  adminDeskOrderEndpoint,
  adminDeskRefundsEndpoint,
  adminRefundOrderEndpoint,
  adminRepairOrderEndpoint,
  adminReplayEventEndpoint,
  adminReplayEventsEndpoint,
  adminStuckOrdersEndpoint,
  type DeskEventRow,
  type DeskOrder,
  type DeskRefundRow,
  type StuckOrderRow,
} from '@summit/contracts';
import { FakeServer } from '@summit/testing/fake-server';
import { refused, UNREACHABLE } from '@summit/testing/refusal';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderInAdmin } from '../../../test/render-in-admin';
import { DeskEventList } from './DeskEventList';
import { DeskRefundList } from './DeskRefundList';
import { ReplaySpanDialog } from './ReplaySpanDialog';
import { StuckOrderList } from './StuckOrderList';

// A grid in jsdom takes its time on a busy machine.

const ORDER = '6f2c0b8e-1111-4000-8000-000000000001';
const STUCK: StuckOrderRow = {
  id: '3f0c1d9e-0000-4000-8000-000000000001',
  kind: 'not_delivered',
  order_number: ORDER,
  product_type: 'vip',
  name: 'Hana Sato',
  email: 'hana@example.com',
  amount: 37,
  reason: 'The order is paid, and the member area has not been opened for its buyer.',
  repair: 'Deliver now',
  since: '2025-11-21T18:00:00.000Z',
  repaired_at: null,
};
const PAID: DeskOrder = {
  order_number: ORDER,
  product_type: 'dfy',
  provider: 'stripe',
  status: 'completed',
  name: 'Hana Sato',
  email: 'hana@example.com',
  paid_at: '2025-11-21T18:00:00.000Z',
  total: 2_497,
  captured: 2_497,
  refunded: 0,
  kept: 2_497,
  second_approver_above: 1_000,
};
const REFUND: DeskRefundRow = {
  id: '3f0c1d9e-0000-4000-8000-000000000002',
  order_number: ORDER,
  product_type: 'dfy',
  name: 'Hana Sato',
  email: 'hana@example.com',
  amount: 2_497,
  kept: 2_497,
  kept_when_asked: 2_497,
  reason: 'Nothing was done.',
  state: 'waiting',
  asked_by: 'ada@summit.test',
  asked_at: '2025-11-21T18:00:00.000Z',
  decided_by: null,
  decided_at: null,
  mine: false,
};
const EVENT: DeskEventRow = {
  provider: 'stripe',
  event_id: 'evt_1',
  type: 'charge.refunded',
  about: 'pi_1',
  state: 'waiting',
  came_by: 'list',
  tries: 2,
  failure: 'the payment provider did not answer',
  next_try_at: null,
  occurred_at: '2025-11-21T18:00:00.000Z',
  received_at: '2025-11-21T18:00:00.000Z',
  handled_at: null,
};
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const dialog = () => within(screen.getByRole('dialog'));

describe('the money desk', () => {
  it('repairs a stuck order with one button, and says what came of it', async () => {
    const server = new FakeServer()
      .answers(adminStuckOrdersEndpoint, { success: true, data: [STUCK], total: 1 })
      .answers(adminRepairOrderEndpoint, { success: true, message: 'The work is under way.' });
    renderInAdmin(<StuckOrderList />, { server });
    expect(await screen.findByText(STUCK.reason)).toBeVisible();
    await press('Deliver now, Not delivered, hana@example.com');
    expect(await screen.findByText('The work is under way.')).toBeVisible();
    expect(server.callsOf(adminRepairOrderEndpoint)).toMatchObject([{ params: { finding_id: STUCK.id } }]);
    await waitFor(() => expect(server.callsOf(adminStuckOrdersEndpoint).length).toBeGreaterThan(1));
  });

  it('keeps addresses in one line where sentences beside them wrap, and tells each whole by its title', async () => {
    const decided: DeskRefundRow = {
      ...REFUND,
      state: 'declined',
      decided_by: 'second.owner@summit.test',
      decided_at: '2025-11-22T18:00:00.000Z',
    };
    const server = new FakeServer().answers(adminDeskRefundsEndpoint, { success: true, data: [decided], total: 1 });
    renderInAdmin(<DeskRefundList />, { server });
    for (const address of [REFUND.email, REFUND.asked_by, decided.decided_by]) {
      const shown = await screen.findByTitle(address!);
      expect(shown).toHaveTextContent(address!);
      expect(shown).toHaveStyle({ whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis' });
    }
    expect(screen.getByTitle(REFUND.reason)).not.toHaveStyle({ whiteSpace: 'nowrap' });
  });

  it('refunds an order by its number, and says when a second approver is needed', async () => {
    const server = new FakeServer()
      .answers(adminDeskRefundsEndpoint, { success: true, data: [], total: 0 })
      .refuses(adminDeskOrderEndpoint, 404, { code: 'not_found', detail: 'Not found' })
      .answers(adminRefundOrderEndpoint, { success: true, message: 'It waits for its second approver.' });
    renderInAdmin(<DeskRefundList />, { server });
    await press('Refund an order');
    await fill(dialog().getByLabelText('Order number'), ORDER);
    await userEvent.click(dialog().getByRole('button', { name: 'Find the order' }));
    expect(await dialog().findByText('No order has this number.')).toBeVisible();
    server.answers(adminDeskOrderEndpoint, () => UNREACHABLE);
    await userEvent.click(dialog().getByRole('button', { name: 'Find the order' }));
    expect(await dialog().findByText(/^We could not load the order: The server did not answer\./)).toBeVisible();
    server.answers(adminDeskOrderEndpoint, { success: true, data: PAID });
    await userEvent.click(dialog().getByRole('button', { name: 'Find the order' }));
    const amount = await dialog().findByLabelText('Amount in dollars');
    expect(dialog().getByText(/above \$1,000(\.00)? wait until another owner approves/)).toBeVisible();
    await userEvent.clear(amount);
    await userEvent.type(amount, '900');
    expect(dialog().queryByText(/another owner approves/)).not.toBeInTheDocument();
    await userEvent.click(dialog().getByRole('button', { name: 'Refund' }));
    expect(dialog().getByText('Please write why the money goes back.')).toBeVisible();
    await fill(dialog().getByLabelText('Reason, for the books'), 'Too late.');
    await userEvent.click(dialog().getByRole('button', { name: 'Refund' }));
    await waitFor(() =>
      expect(server.callsOf(adminRefundOrderEndpoint)).toMatchObject([
        { params: { order_number: ORDER }, body: { amount: 900, reason: 'Too late.' } },
      ]),
    );
  });

  it('tells who asks what another one paid back meanwhile, and asks again', async () => {
    const server = new FakeServer()
      .answers(adminDeskRefundsEndpoint, { success: true, data: [], total: 0 })
      .answers(adminDeskOrderEndpoint, { success: true, data: PAID })
      .on(adminRefundOrderEndpoint, () => refused('refund_kept_changed'));
    renderInAdmin(<DeskRefundList />, { server });
    await press('Refund an order');
    await fill(dialog().getByLabelText('Order number'), ORDER);
    await userEvent.click(dialog().getByRole('button', { name: 'Find the order' }));
    const amount = await dialog().findByLabelText('Amount in dollars');
    await userEvent.clear(amount);
    await userEvent.type(amount, '500');
    await fill(dialog().getByLabelText('Reason, for the books'), 'Too late.');
    server.answers(adminDeskOrderEndpoint, { success: true, data: { ...PAID, refunded: 500, kept: 1_997 } });
    await userEvent.click(dialog().getByRole('button', { name: 'Refund' }));
    expect(await dialog().findByText(/Money of this order went back since you opened it/)).toBeVisible();
    expect(
      await dialog().findByText('At most $1,997, what is kept of this order. $500 went back already.'),
    ).toBeVisible();
    expect(amount).toHaveValue('500');
    server.answers(adminRefundOrderEndpoint, { success: true, message: 'The refund is on its way.' });
    await userEvent.click(dialog().getByRole('button', { name: 'Refund' }));
    expect(await screen.findByText('The refund is on its way.')).toBeVisible();
    expect(server.callsOf(adminRefundOrderEndpoint).map(({ body }) => body)).toMatchObject([
      { amount: 500, seen_kept: 2_497 },
      { amount: 500, seen_kept: 1_997 },
    ]);
  });

  it('offers the yes to somebody else only', async () => {
    const server = new FakeServer()
      .answers(adminDeskRefundsEndpoint, {
        success: true,
        data: [
          REFUND,
          { ...REFUND, id: '3f0c1d9e-0000-4000-8000-000000000003', email: 'noor@example.com', mine: true },
        ],
        total: 2,
      })
      .answers(adminApproveRefundEndpoint, { success: true, message: 'Approved.' });
    renderInAdmin(<DeskRefundList />, { server });
    await press('Approve hana@example.com');
    const question = within(screen.getByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Approve' }));
    expect(await screen.findByText('Approved.')).toBeVisible();
    expect(server.callsOf(adminApproveRefundEndpoint)).toMatchObject([
      { params: { refund_id: REFUND.id }, body: { seen_kept: 2_497 } },
    ]);
    expect(screen.queryByRole('button', { name: 'Approve noor@example.com' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Withdraw noor@example.com' })).toBeVisible();
  });

  it('shows the second approver what went back since it was asked for, and says yes to that', async () => {
    const changed = { ...REFUND, amount: 1_500, kept: 1_897 };
    const server = new FakeServer()
      .answers(adminDeskRefundsEndpoint, { success: true, data: [changed], total: 1 })
      .on(adminApproveRefundEndpoint, () => refused('refund_kept_changed'));
    renderInAdmin(<DeskRefundList />, { server });
    await press('Approve hana@example.com');
    const question = within(screen.getByRole('alertdialog'));
    expect(question.getByText('$1,897 of this order is kept now.')).toBeVisible();
    expect(question.getByRole('alert')).toHaveTextContent('It was $2,497 when this was asked for.');
    await userEvent.click(question.getByRole('button', { name: 'Approve' }));
    expect(await screen.findByText(/Money of this order went back since you opened it/)).toBeVisible();
    expect(server.callsOf(adminApproveRefundEndpoint)).toMatchObject([{ body: { seen_kept: 1_897 } }]);
  });

  it('shows what a provider sent and acts on it once more, one event or a span', async () => {
    const server = new FakeServer()
      .answers(adminDeskEventsEndpoint, { success: true, data: [EVENT], total: 1 })
      .answers(adminDeskEventEndpoint, { success: true, data: { body: '{ "email": "•••" }' } })
      .answers(adminReplayEventEndpoint, { success: true, message: 'It is being acted on once more.' })
      .answers(adminReplayEventsEndpoint, { success: true, message: '7 events are being acted on once more.' });
    renderInAdmin(<DeskEventList />, { server });
    expect(await screen.findByText(/no notification came; 2 tries; the payment provider did not answer/)).toBeVisible();
    await press('Show what was sent, evt_1');
    expect(await dialog().findByText('{ "email": "•••" }')).toBeVisible();
    await userEvent.click(dialog().getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await press('Replay, evt_1');
    expect(await screen.findByText('It is being acted on once more.')).toBeVisible();
    await press('Replay a span');
    await userEvent.click(dialog().getByRole('button', { name: 'Replay' }));
    expect(await screen.findByText('7 events are being acted on once more.')).toBeVisible();
    const body = server.callsOf(adminReplayEventsEndpoint)[0]!.body as { from: string; until: string };
    expect(Date.parse(body.until) - Date.parse(body.from)).toBe(DAY_MS);
    expect(server.callsOf(adminReplayEventEndpoint)).toMatchObject([
      { params: { provider: 'stripe', event_id: 'evt_1' } },
    ]);
  });

  it('acts on a span of a month, as it says, and on none that is longer', async () => {
    renderInAdmin(<ReplaySpanDialog onClose={() => undefined} />);
    fireEvent.change(dialog().getByLabelText(/^From/), { target: { value: '2025-07-01T00:00' } });
    fireEvent.change(dialog().getByLabelText(/^Until/), { target: { value: '2025-08-01T00:00' } });
    expect(dialog().getByRole('button', { name: 'Replay' })).toBeEnabled();
    fireEvent.change(dialog().getByLabelText(/^Until/), { target: { value: '2025-08-01T00:01' } });
    expect(dialog().getByRole('button', { name: 'Replay' })).toBeDisabled();
    expect(dialog().getByText(/at most 31 days long/)).toBeVisible();
  });
});
