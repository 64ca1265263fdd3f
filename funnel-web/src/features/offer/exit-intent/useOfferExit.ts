import type { BrowserKeyName } from '@summit/contracts';
import type { Product } from '@summit/rules';
import { use, useEffect, useState } from 'react';
import { startExitIntent } from '../../../islands/exit-intent';
import { useDialogMark } from '../../../lib/browser/useDialogMark';
import { OfferPortsContext } from '../checkout/offer-ports';
import type { OfferExit } from './offer-exit';
import { loadOfferExit } from './OfferExitPrompt';

/** Where a dismissal is remembered, one key a page (F-098). */
const DISMISSED: Record<Product, BrowserKeyName> = {
  vip: 'exitIntentDismissedVip',
  implementation: 'exitIntentDismissedImplementation',
  dfy: 'exitIntentDismissedDfy',
};

/**
 * The exit prompt of an offer page: once a page and browser, not while typing, not on touch, and only while the window of the offer
 * runs (`running`), because that is what it speaks of.
 */
export function useOfferExit(product: Product, running: boolean): OfferExit {
  const { store } = use(OfferPortsContext);
  const [offered, setOffered] = useState(false);
  const [closed, setClosed] = useState(false);
  const key = DISMISSED[product];
  useEffect(() => {
    if (!running || offered) return;
    return startExitIntent(store, () => setOffered(true), { dismissedKey: key, prepare: loadOfferExit });
  }, [store, key, running, offered]);
  const open = offered && running && !closed;
  useDialogMark(open);
  return {
    offered,
    open,
    dismiss() {
      store.set(key, 'true');
      setClosed(true);
    },
  };
}
