import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { createFunnelCache } from '../src/app/emotion-cache';
import { Providers } from '../src/app/Providers';
import { ReadFaqsContext } from '../src/lib/site/useFaqs';
import { OfferPortsContext, type OfferPorts } from '../src/features/offer/checkout/offer-ports';
import { OfferFeedback } from '../src/features/offer/page/OfferFeedback';
import { HeldOrdersContext, HELD_ORDERS_UNKNOWN, type HeldOrders } from '../src/lib/person/held-orders';

export interface RenderedOffer {
  /** Where the router is: path, query and state. */
  location(): { path: string; state: unknown };
}

/** Renders a part of an offer page as the app does, at `path`, and lets the first calls answer. */
export async function renderOffer(
  page: ReactNode,
  ports: OfferPorts,
  path = '/vip',
  held: HeldOrders = HELD_ORDERS_UNKNOWN,
): Promise<RenderedOffer> {
  let current = { path, state: null as unknown };
  function Probe() {
    const { pathname, search, state } = useLocation();
    current = { path: pathname + search, state };
    return null;
  }
  window.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
  await act(async () => {
    render(
      <Providers cache={createFunnelCache()}>
        <MemoryRouter initialEntries={[path]}>
          <OfferPortsContext value={ports}>
            <HeldOrdersContext value={held}>
              <ReadFaqsContext value={async () => []}>
                <OfferFeedback>{page}</OfferFeedback>
              </ReadFaqsContext>
            </HeldOrdersContext>
          </OfferPortsContext>
          <Probe />
        </MemoryRouter>
      </Providers>,
    );
  });
  return { location: () => current };
}
