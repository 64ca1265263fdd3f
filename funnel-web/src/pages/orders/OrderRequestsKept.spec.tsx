import { fill } from '@summit/testing/fill';
import { cleanup, screen } from '@testing-library/react';
import { refused } from '../../../test/fake-offer-ports';
import { open, ORDER, press, PROOF } from '../../../test/open-orders';

/** Another page load of the same tab. */
async function reload(kept: Record<string, string>, given: Parameters<typeof open>[0] = {}) {
  cleanup();
  return open(given, { ...kept, ordersProof: PROOF });
}

describe('what is typed into a request of an order (D-465)', () => {
  it('is there again after a reload: the reason of a refund', async () => {
    const { store } = await open();
    await press('Ask for a refund');
    await fill(screen.getByRole('textbox'), 'Not for me');
    await reload({ ...store.kept });
    expect(screen.getByRole('textbox')).toHaveValue('Not for me');
  });

  it('is there again after a reload: another address', async () => {
    const { store } = await open();
    await press('Correct the address');
    await fill(screen.getByLabelText('Right email address'), 'zoe@example');
    await reload({ ...store.kept });
    expect(screen.getByLabelText('Right email address')).toHaveValue('zoe@example');
  });

  it('outlives a link that has expired, until a new one is opened in the same tab', async () => {
    const { store } = await open();
    await press('Ask for a refund');
    await fill(screen.getByRole('textbox'), 'Not for me');
    const ended = await reload({ ...store.kept }, { orders: () => Promise.reject(refused('orders_link_expired')) });
    expect(ended.store.kept.ordersProof).toBeUndefined();
    await reload({ ...ended.store.kept });
    expect(screen.getByRole('textbox')).toHaveValue('Not for me');
  });

  it('is forgotten once it is sent, and kept when it is refused', async () => {
    const refusing = { askForRefund: () => Promise.reject(refused('rate_limited')) };
    const { store } = await open(refusing);
    await press('Ask for a refund');
    await fill(screen.getByRole('textbox'), 'Not for me');
    await press('Ask for the refund');
    const again = await reload({ ...store.kept });
    await press('Ask for the refund');
    expect(again.calls).toEqual([['refund', { proof: PROOF, order_number: ORDER.order_number, reason: 'Not for me' }]]);
    expect(again.store.kept.orderRequestDrafts).toBeUndefined();
    await press('Ask for a refund');
    expect(screen.getByRole('textbox')).toHaveValue('');
  });

  it('belongs to one order, and is not shown where the order cannot be asked about any more', async () => {
    const { store } = await open();
    await press('Ask for a refund');
    await fill(screen.getByRole('textbox'), 'Not for me');
    const kept = { ...store.kept };
    await reload(kept, { orders: async () => [{ ...ORDER, order_number: 'another' }] });
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    await reload(kept, { orders: async () => [{ ...ORDER, refund: { ...ORDER.refund, can_ask: false } }] });
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Correct the address' })).toBeVisible();
  });

  it.each(['no json', '[1]', 'null', `{"${ORDER.order_number}":{"open":1,"reason":2}}`])(
    'begins empty where %p is kept',
    async (orderRequestDrafts) => {
      await reload({ orderRequestDrafts });
      expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    },
  );
});
