import { dollars, PRICE_BOOK } from '@summit/pricing';
import type { Product } from '@summit/rules';
import { use, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { OfferPortsContext } from '../../features/offer/checkout/offer-ports';
import { trackPageView } from '../../lib/visit/track-page-view';
import { paidStateOf } from '../../lib/person/paid-state';
import { successPath } from '../../lib/site/paths';

interface ReportedState {
  /** Id of the order whose purchase this entry of the history has reported. */
  reported?: unknown;
}

const fieldsOf = (state: unknown): object & ReportedState => (typeof state === 'object' && state !== null ? state : {});

export interface ConfirmedOrder {
  sessionId: string;
  product: Product;
}

/**
 * Reports a purchase once, as a view of `/success/purchase` with product and value: 37, 97 or 2497 dollars (F-273). The mark stays in
 * the history, so neither a reload nor the way back reports again; an order paid on the offer page was reported there.
 */
export function usePurchaseReport(order: ConfirmedOrder | null): void {
  const { store, report, now } = use(OfferPortsContext);
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const done = useRef(false);
  const sessionId = order?.sessionId;
  const product = order?.product;

  useEffect(() => {
    if (done.current || sessionId === undefined || product === undefined) return;
    const fields = fieldsOf(state);
    if (fields.reported === sessionId || paidStateOf(state)?.paid === product) return;
    done.current = true;
    const url = new URL(`${successPath}/purchase`, window.location.origin);
    url.searchParams.set('product', product);
    url.searchParams.set('value', String(dollars(PRICE_BOOK[product].early)));
    trackPageView({ store, report, url, referrer: document.referrer, now: now() });
    void navigate(pathname + search, { replace: true, state: { ...fields, reported: sessionId } });
  }, [sessionId, product, state, pathname, search, store, report, now, navigate]);
}
