import { fill } from '@summit/testing/fill';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { adminSetOrderDeliveryEndpoint, type OrderRow } from '@summit/contracts';
import { FakeServer } from '@summit/testing/fake-server';
import { UNREACHABLE } from '@summit/testing/refusal';
import { renderInAdmin } from '../../../test/render-in-admin';
import { DeliveryDialog } from './DeliveryDialog';

const ORDER: OrderRow = {
  id: 'order-7',
  email: 'rosa@example.com',
  product: 'implementation',
  amount: 97,
  status: 'completed',
  date: '2025-11-07T00:00:00.000Z',
  delivered_at: null,
};
const FIELD = 'Final coaching session (Pacific)';

function open(order: OrderRow, reply: () => Response) {
  const onClose = jest.fn();
  const server = new FakeServer().on(adminSetOrderDeliveryEndpoint, reply);
  renderInAdmin(<DeliveryDialog order={order} onClose={onClose} />, { server });
  return { onClose, server };
}

describe('the coaching date of an order', () => {
  it('is sent as the Pacific time that was entered', async () => {
    const { onClose, server } = open(ORDER, () => Response.json({ success: true }));
    await fill(screen.getByLabelText(FIELD), '2025-11-20T14:30');
    expect(
      screen.getByText(/^The session: Thursday, November 20, 2025 at 2:30 PM, which is 20 Nov 2025, 22:30 UTC$/),
    ).toBeVisible();
    await userEvent.click(screen.getByText('Save date'));
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(server.callsOf(adminSetOrderDeliveryEndpoint).map(({ body }) => body)).toEqual([
      { delivered_at: '2025-11-20T22:30:00.000Z', seen_delivered_at: null },
    ]);
    expect(screen.getByText('Coaching date saved')).toBeVisible();
  });

  it('is asked for when it is missing, and not sent', async () => {
    const { server } = open(ORDER, () => Response.json({ success: true }));
    await userEvent.click(screen.getByText('Save date'));
    expect(screen.getByText('Enter the day and time of the session.')).toBeVisible();
    expect(screen.getByLabelText(FIELD)).toHaveFocus();
    expect(server.calls).toEqual([]);
    expect(screen.queryByText('Remove date')).not.toBeInTheDocument();
  });

  it('can be taken back', async () => {
    const coached = { ...ORDER, delivered_at: '2025-11-20T22:30:00.000Z' };
    const { onClose, server } = open(coached, () => Response.json({ success: true }));
    expect(screen.getByLabelText(FIELD)).toHaveValue('2025-11-20T14:30');
    await userEvent.click(screen.getByText('Remove date'));
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(server.callsOf(adminSetOrderDeliveryEndpoint).map(({ body }) => body)).toEqual([
      { delivered_at: null, seen_delivered_at: '2025-11-20T22:30:00.000Z' },
    ]);
    expect(screen.getByText('Coaching date removed')).toBeVisible();
  });

  it('that was refused stays in the dialog with the reason, until it is edited', async () => {
    const { onClose } = open({ ...ORDER, delivered_at: '2025-11-20T22:30:00.000Z' }, () =>
      Response.json({ code: 'not_found', detail: 'We could not find this.' }, { status: 404 }),
    );
    await userEvent.click(screen.getByText('Save date'));
    expect(await screen.findByText('We could not find this.')).toBeVisible();
    expect(onClose).not.toHaveBeenCalled();
    await userEvent.clear(screen.getByLabelText(FIELD));
    expect(screen.queryByText('We could not find this.')).not.toBeInTheDocument();
  });

  it('names the connection where there was no answer', async () => {
    const { server } = open(ORDER, () => Response.json({ success: true }));
    server.answers(adminSetOrderDeliveryEndpoint, () => UNREACHABLE);
    await fill(screen.getByLabelText(FIELD), '2025-11-20T14:30');
    await userEvent.click(screen.getByText('Save date'));
    expect(await screen.findByText(/^The date was not saved\. The server did not answer\./)).toBeVisible();
  });
});
