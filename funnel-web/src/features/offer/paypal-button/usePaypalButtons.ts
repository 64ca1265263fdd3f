import { use, useEffect, useState, type RefObject } from 'react';
import { OfferPortsContext } from '../checkout/offer-ports';
import { loadCaptureFailure } from './CaptureFailure';
import type { PaypalButtonsOptions } from './paypal-sdk';

/** The script is loaded when the place of the button is this near to the screen. */
const NEAR = '200px';

export interface PaypalButtonsState {
  state: 'waiting' | 'ready' | 'failed';
  retry(): void;
}

/** Calls `onNear` once the element is near the screen; at once where the browser can't tell. */
function whenNear(element: Element, onNear: () => void): () => void {
  if (typeof IntersectionObserver === 'undefined') {
    onNear();
    return () => undefined;
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      onNear();
    },
    { rootMargin: NEAR },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

/** Puts PayPal's own button into `container` when it comes near, and takes it away again. */
export function usePaypalButtons(
  container: RefObject<HTMLElement | null>,
  callbacks: Omit<PaypalButtonsOptions, 'style'>,
): PaypalButtonsState {
  const { loadPaypal } = use(OfferPortsContext);
  const [state, setState] = useState<PaypalButtonsState['state']>('waiting');
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const place = container.current;
    if (!place) return;
    let stale = false;
    let close = () => undefined as void;
    const show = async () => {
      void loadCaptureFailure().catch(() => undefined);
      try {
        const paypal = await loadPaypal();
        if (stale) return;
        const buttons = paypal.Buttons({ style: { layout: 'horizontal', height: 48, shape: 'rect' }, ...callbacks });
        close = () => void buttons.close?.().catch(() => undefined);
        await buttons.render(place);
        if (!stale) setState('ready');
      } catch (reason) {
        if (stale) return;
        console.error('PayPal:', reason);
        setState('failed');
      }
    };
    // PayPal's place is empty until then, and what is empty never comes into view.
    const stopWatching = whenNear(place.parentElement ?? place, () => void show());
    return () => {
      stale = true;
      stopWatching();
      close();
      place.replaceChildren();
    };
  }, [container, callbacks, loadPaypal, attempt]);

  return {
    state,
    retry() {
      setState('waiting');
      setAttempt((count) => count + 1);
    },
  };
}
