import { adminDeskOrderEndpoint, adminRefundOrderEndpoint, type DeskOrder } from '@summit/contracts';
import { FakeServer } from '@summit/testing/fake-server';
import { fill } from '@summit/testing/fill';
import { refused } from '@summit/testing/refusal';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderInAdmin } from '../../../test/render-in-admin';
import { RefundDialog } from './RefundDialog';

// What a test leaves typed is kept in the tab.
afterEach(() => sessionStorage.clear());

const ORDER: DeskOrder = {
  order_number: '6f2c0b8e-1111-4000-8000-000000000001',
  product_type: 'vip',
  provider: 'stripe',
  status: 'completed',
  name: 'Hana Sato',
  email: 'hana@example.com',
  paid_at: '2025-11-21T18:00:00.000Z',
  total: 37,
  captured: 37,
  refunded: 0,
  kept: 37,
  second_approver_above: null,
};

async function openedFor(order: DeskOrder) {
  const server = new FakeServer()
    .answers(adminDeskOrderEndpoint, { success: true, data: order })
    .answers(adminRefundOrderEndpoint, () => refused('unauthorized'));
  renderInAdmin(<RefundDialog onClose={() => undefined} />, { server });
  await fill(screen.getByLabelText('Order number'), order.order_number);
  await userEvent.click(screen.getByRole('button', { name: 'Find the order' }));
  return screen.findByLabelText('Reason, for the books');
}

// C-019, D-483
describe('a refund whose sign-in ended', () => {
  it('brings back its reason, and what is kept of the order now instead of the amount', async () => {
    const reason = await openedFor(ORDER);
    await fill(screen.getByLabelText('Amount in dollars'), '30');
    await fill(reason, 'Promised by phone.');
    await userEvent.click(screen.getByRole('button', { name: 'Refund' }));
    cleanup();

    expect(await openedFor({ ...ORDER, refunded: 10, kept: 27 })).toHaveValue('Promised by phone.');
    expect(screen.getByLabelText('Amount in dollars')).toHaveValue('27.00');
    expect(screen.getByText(/What you had typed here before is back in the form/)).toBeVisible();
  });

  it('brings back nothing for another order', async () => {
    await fill(await openedFor(ORDER), 'Promised by phone.');
    cleanup();
    expect(await openedFor({ ...ORDER, order_number: '6f2c0b8e-1111-4000-8000-000000000002' })).toHaveValue('');
  });
});

it('a refund asks in its next step, with the focus, how much goes back', async () => {
  await openedFor(ORDER);
  expect(screen.getByLabelText('Amount in dollars')).toHaveFocus();
});
