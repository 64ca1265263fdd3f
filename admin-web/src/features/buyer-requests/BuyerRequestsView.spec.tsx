import { fill } from '@summit/testing/fill';
import {
  adminApproveBuyerRequestEndpoint,
  adminBuyerRequestsEndpoint,
  adminDeclineBuyerRequestEndpoint,
  type BuyerRequestRow,
} from '@summit/contracts';
import { FakeServer } from '@summit/testing/fake-server';
import { refused } from '@summit/testing/refusal';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderInAdmin } from '../../../test/render-in-admin';
import { BuyerRequestsView } from './BuyerRequestsView';

// A grid in jsdom takes its time on a busy machine.

const REFUND: BuyerRequestRow = {
  id: '3f0c1d9e-0000-4000-8000-000000000001',
  kind: 'refund',
  state: 'pending',
  order_number: '6f2c0b8e-1111-4000-8000-000000000001',
  product_type: 'vip',
  name: 'Hana Sato',
  email: 'hana@example.com',
  reason: 'Not for me.',
  new_email: null,
  kept: 37,
  amount: null,
  guarantee_until: '2025-11-27T18:00:00.000Z',
  asked_at: '2025-11-21T18:00:00.000Z',
  decided_at: null,
  answer: null,
};
const EMAIL: BuyerRequestRow = {
  ...REFUND,
  id: '3f0c1d9e-0000-4000-8000-000000000002',
  kind: 'email',
  email: 'noor@exmaple.com',
  reason: '',
  new_email: 'noor@example.com',
  guarantee_until: null,
};

function open(...data: BuyerRequestRow[]) {
  return openAt('/admin/dashboard', ...data).server;
}
function openAt(at: string, ...data: BuyerRequestRow[]) {
  const server = new FakeServer()
    .answers(adminBuyerRequestsEndpoint, { success: true, data, total: data.length })
    .answers(adminApproveBuyerRequestEndpoint, { success: true, message: 'The refund is on its way.' })
    .answers(adminDeclineBuyerRequestEndpoint, { success: true, message: 'The request is declined.' });
  return renderInAdmin(<BuyerRequestsView />, { server, at });
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const dialog = () => within(screen.getByRole('dialog'));
const send = (name: string) => userEvent.click(dialog().getByRole('button', { name }));

describe('the requests of buyers (F-323)', () => {
  it('are refunds, paid back in full or less fees, and never more than is kept', async () => {
    const server = open(REFUND);
    await press('Approve hana@example.com');
    const amount = dialog().getByLabelText('Amount in dollars');
    expect(amount).toHaveValue('37.00');
    expect(dialog().getByText('Not for me.')).toBeVisible();
    await userEvent.clear(amount);
    await fill(amount, '37.01');
    expect(dialog().getByRole('button', { name: 'Approve' })).toBeDisabled();
    await userEvent.clear(amount);
    await fill(amount, '35.89');
    await send('Approve');
    expect(await screen.findByText('The refund is on its way.')).toBeVisible();
    expect(server.callsOf(adminApproveBuyerRequestEndpoint)[0]).toMatchObject({
      params: { request_id: REFUND.id },
      body: { amount: 35.89 },
    });
    await waitFor(() => expect(server.callsOf(adminBuyerRequestsEndpoint).length).toBeGreaterThan(1));
  });

  it('are other addresses, which ask for no amount', async () => {
    const server = open(EMAIL);
    await press('Approve noor@exmaple.com');
    expect(dialog().getByText('noor@example.com')).toBeVisible();
    expect(dialog().queryByLabelText('Amount in dollars')).not.toBeInTheDocument();
    await send('Approve');
    await waitFor(() => expect(server.callsOf(adminApproveBuyerRequestEndpoint)[0]).toMatchObject({ body: {} }));
  });

  it('are declined with a reason', async () => {
    const server = open(REFUND);
    await press('Decline hana@example.com');
    await send('Decline');
    expect(dialog().getByText('Please write what the buyer is told')).toBeVisible();
    expect(server.callsOf(adminDeclineBuyerRequestEndpoint)).toHaveLength(0);
    await fill(dialog().getByLabelText('What the buyer is told'), 'The 7 days were over.');
    await send('Decline');
    expect(await screen.findByText('The request is declined.')).toBeVisible();
    expect(server.callsOf(adminDeclineBuyerRequestEndpoint)[0]).toMatchObject({
      body: { answer: 'The 7 days were over.' },
    });
  });

  it('stay in the dialog when somebody was faster', async () => {
    const server = open(REFUND);
    server.refuses(adminApproveBuyerRequestEndpoint, 409, {
      code: 'buyer_request_decided',
      detail: 'Decided already.',
    });
    await press('Approve hana@example.com');
    await send('Approve');
    expect(await dialog().findByText(/Error approving request: Decided already\./)).toBeVisible();
  });

  it('show what is kept now where another one has paid back meanwhile, and ask again', async () => {
    let kept = 37;
    const server = open(REFUND);
    server.answers(adminBuyerRequestsEndpoint, () => ({
      success: true as const,
      data: [{ ...REFUND, kept }],
      total: 1,
    }));
    await press('Approve hana@example.com');
    kept = 27;
    server.on(adminApproveBuyerRequestEndpoint, () => refused('refund_kept_changed'));
    await send('Approve');
    expect(await dialog().findByText(/Money of this order went back since you opened it/)).toBeVisible();
    expect(await dialog().findByText(/at most \$27, what is kept/)).toBeVisible();
    expect(dialog().getByRole('button', { name: 'Approve' })).toBeDisabled();
    const amount = dialog().getByLabelText('Amount in dollars');
    await userEvent.clear(amount);
    await fill(amount, '10');
    await send('Approve');
    await waitFor(() =>
      expect(server.callsOf(adminApproveBuyerRequestEndpoint).map(({ body }) => body)).toEqual([
        { amount: 37, seen_kept: 37 },
        { amount: 10, seen_kept: 27 },
      ]),
    );
  });

  it('can be looked up once they are decided, also by a link', async () => {
    const declined = { ...REFUND, state: 'declined', decided_at: '2025-11-22T18:00:00.000Z', answer: 'No.' } as const;
    const { server, place } = openAt('/admin/dashboard?requests=approved', declined);
    await waitFor(() =>
      expect(server.callsOf(adminBuyerRequestsEndpoint)[0]?.query).toMatchObject({ state: 'approved' }),
    );
    await press('Declined');
    expect(place()).toBe('/admin/dashboard?requests=declined');
    await waitFor(() =>
      expect(server.callsOf(adminBuyerRequestsEndpoint).at(-1)?.query).toMatchObject({ state: 'declined' }),
    );
    expect(screen.queryByRole('button', { name: /^Approve hana/ })).not.toBeInTheDocument();
  });
});
