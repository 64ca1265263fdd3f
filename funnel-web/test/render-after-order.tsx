import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { createFunnelCache } from '../src/app/emotion-cache';
import { Providers } from '../src/app/Providers';
import { AfterOrderPortsContext } from '../src/features/after-order/after-order-ports';
import { OfferPortsContext } from '../src/features/offer/checkout/offer-ports';
import type { Product } from '@summit/rules';
import { HeldOrdersContext, type HeldOrders } from '../src/lib/person/held-orders';
import { fakeAfterOrderPorts, type FakeAfterOrderOptions } from './fake-after-order-ports';
import { fakeOfferPorts, type FakeOfferOptions } from './fake-offer-ports';

/** A browser that has paid for these. */
export const holding = (products: readonly Product[]): HeldOrders => ({
  known: true,
  orders: products.map((product) => ({
    product_type: product,
    ordered_at: '2025-11-03T18:00:00.000Z',
    email: 'h***@example.com',
  })),
});

export interface AfterOrderCase extends FakeAfterOrderOptions, Pick<FakeOfferOptions, 'kept' | 'api'> {
  /** What the server says that this browser holds. */
  held?: readonly Product[];
  /** What the router keeps with the address, as a page before or a reload leaves it. */
  state?: unknown;
}

/** Renders a page after an order as the app does, at `path`, and lets the first calls answer. */
export async function renderAfterOrder(page: ReactNode, path: string, given: AfterOrderCase = {}) {
  const { kept, api, held = [], state = null, ...answers } = given;
  const offer = fakeOfferPorts({ ...(kept && { kept }), ...(api && { api }) });
  const after = fakeAfterOrderPorts(answers);
  let location = { path, state };
  function Probe() {
    const { pathname, search, state: kept } = useLocation();
    location = { path: pathname + search, state: kept };
    return null;
  }
  window.scrollTo = () => undefined;
  const { pathname, search } = new URL(path, 'http://host');
  const rendered = await act(async () =>
    render(
      <Providers cache={createFunnelCache()}>
        <MemoryRouter initialEntries={[{ pathname, search, state }]}>
          <OfferPortsContext value={offer.ports}>
            <AfterOrderPortsContext value={after.ports}>
              <HeldOrdersContext value={holding(held)}>{page}</HeldOrdersContext>
            </AfterOrderPortsContext>
          </OfferPortsContext>
          <Probe />
        </MemoryRouter>
      </Providers>,
    ),
  );
  return { ...offer, ...after, rendered, location: () => location };
}
