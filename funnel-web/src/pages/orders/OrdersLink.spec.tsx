import { fill } from '@summit/testing/fill';
import { act, screen, waitFor } from '@testing-library/react';
import { noNetwork, refused } from '../../../test/fake-offer-ports';
import { PROOF, ORDER, open, title, press } from '../../../test/open-orders';

describe('the link to /orders (F-322, F-323)', () => {
  it('mails a link to who has none', async () => {
    const { calls } = await open({}, {});
    expect(title()).toBe('Have the link to your orders mailed to you');
    await fill(screen.getByLabelText('Email address of the order'), 'zoe@example.com');
    await press('Email me the link');
    expect(calls).toEqual([['link', 'zoe@example.com']]);
    expect(screen.getByText('A link is on its way.')).toBeVisible();
  });

  it('says what is wrong with a link, forgets it, and offers a new one', async () => {
    const { store } = await open({ orders: () => Promise.reject(refused('orders_link_expired')) });
    expect(title()).toBe('This link does not open your orders');
    expect(screen.getByText('This link has expired. Have a new one mailed to you.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Email me the link' })).toBeEnabled();
    expect(store.kept.ordersProof).toBeUndefined();
  });

  it('opens a second link that is pasted over the first, and takes it out of the address', async () => {
    const asked: string[] = [];
    const { store } = await open({
      orders: async (proof) => {
        asked.push(proof);
        return [ORDER];
      },
    });
    window.history.replaceState(null, '', '/orders#proof=a.second.1.s');
    await act(async () => void window.dispatchEvent(new HashChangeEvent('hashchange')));
    expect(asked).toEqual([PROOF, 'a.second.1.s']);
    expect(store.kept.ordersProof).toBe('a.second.1.s');
    expect(window.location.hash).toBe('');
  });

  it('can be asked again when the server was away, with the same link', async () => {
    let away = true;
    const { store } = await open({
      orders: async () => (away ? Promise.reject(noNetwork()) : [ORDER]),
    });
    expect(title()).toBe('We could not load your orders');
    expect(store.kept.ordersProof).toBe(PROOF);
    away = false;
    await press('Try again');
    await waitFor(() => expect(title()).toBe('Your orders'));
  });
});
