import type { HeldOrdersResponse } from '@summit/contracts';
import { act, render, screen } from '@testing-library/react';
import { useHeldOrders } from '../lib/person/held-orders';
import { HeldOrdersProvider } from './HeldOrdersProvider';

function Answer() {
  const held = useHeldOrders();
  return <p>{held.known ? `known: ${held.of('vip')?.email ?? 'nothing'}` : 'not known yet'}</p>;
}

describe('what this browser holds', () => {
  const realFetch = globalThis.fetch;
  afterEach(() => {
    globalThis.fetch = realFetch;
  });

  it('is asked for again when the browser shows the page as it was left: an order may have been paid since', async () => {
    let orders: HeldOrdersResponse['orders'] = [];
    globalThis.fetch = async () => Response.json({ orders });
    render(
      <HeldOrdersProvider path="/vip" aboutOrders>
        <Answer />
      </HeldOrdersProvider>,
    );
    expect(await screen.findByText('known: nothing')).toBeVisible();
    orders = [{ product_type: 'vip', ordered_at: '2025-11-03T18:00:00.000Z', email: 'h***@example.com' }];
    act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false })));
    expect(screen.getByText('known: nothing')).toBeVisible();
    act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    expect(await screen.findByText('known: h***@example.com')).toBeVisible();
  });
});
