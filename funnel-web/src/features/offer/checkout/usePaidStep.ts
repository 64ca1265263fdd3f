import type { Product } from '@summit/rules';
import { useFeedback } from '@summit/ui/feedback/useFeedback';
import { use, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { trackPageView } from '../../../lib/visit/track-page-view';
import type { PaidState } from '../../../lib/person/paid-state';
import { dfyPath, implementationPath, successPathFor } from '../../../lib/site/paths';
import { OfferPortsContext } from './offer-ports';
import { forgetOptions } from './kept-options';
import { successText } from './messages';

/** Time between the notice and the next page (F-189). */
export const NEXT_PAGE_MS = 1_000;

export interface PaidOrder {
  sessionId: string;
  amountCents: number | null;
}

/** The page after a paid order (F-139). */
export function nextPathAfter(product: Product, sessionId: string): string {
  if (product === 'vip') return implementationPath;
  return product === 'implementation' ? dfyPath : successPathFor(sessionId, product);
}

/**
 * What follows a payment (F-189): the purchase is reported as a view of `<page>/purchase`, the notice is shown, and a second
 * later the next page comes, which repeats the success.
 */
export function usePaidStep(product: Product): (order: PaidOrder) => void {
  const { store, report, now } = use(OfferPortsContext);
  const { notify } = useFeedback();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  return ({ sessionId, amountCents }) => {
    const url = new URL(`${pathname}/purchase`, window.location.origin);
    trackPageView({ store, report, url, referrer: window.location.href, now: now() });
    forgetOptions(store, product);
    notify(successText(product));
    const state: PaidState = { paid: product, amountCents, from: pathname };
    timer.current = setTimeout(() => void navigate(nextPathAfter(product, sessionId), { state }), NEXT_PAGE_MS);
  };
}
