import { OnceDrawn } from '@summit/web-app/first-paint/once-drawn';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { keepReading } from '../first-paint/keep-reading';
import { layOutRestLater } from '../first-paint/lay-out-rest-later';
import type { RunningApp } from '../islands/app-loader';
import { browserStore } from '../lib/browser/browser-store';
import { inOwnTask } from '../lib/browser/in-own-task';
import { ordersPath } from '../lib/site/paths';
import { openOfferLink } from '../lib/visit/offer-proof';
import { createFunnelCache } from './emotion-cache';
import { loadLegalRoute } from './load-legal-route';
import { OFFER_ROUTES, offerOf } from './offer-routes';
import { pageRoot } from './page-root';
import { readPageStart } from './page-start';
import { PagesApp } from './PagesApp';
import { Providers } from './Providers';

/**
 * Renders the page of the address, or takes over the policy page that the HTML has. The HTML of an offer is replaced, not taken over: who
 * is known, what was paid and which price holds differ from what was built. It stays until the whole page can stand in its place. A mailed
 * link's `proof` is used before: that of an offer makes this browser one of its address (C-110), that of the orders is kept for their page.
 * Resolves when intents can be run. Rejects when the code of a policy page can't be loaded: the HTML then stays as it is and can be read.
 */
export async function startPages(proof: string | null): Promise<RunningApp> {
  const offer = offerOf(window.location.pathname);
  // What can't be had is asked for again, and shown, where it is needed.
  const offerIsHere = offer && OFFER_ROUTES[offer].load().catch(() => undefined);
  if (proof !== null) await redeem(proof);
  await offerIsHere;
  const root = pageRoot();
  const { documentElement } = document;
  const prerendered = documentElement.dataset['page'] === 'policy';
  if (prerendered) await loadLegalRoute();
  // The code of the page has just run: a slow phone answers before it is drawn.
  await new Promise<void>(inOwnTask);
  return new Promise((resolve) => {
    const app = (
      <StrictMode>
        <Providers cache={createFunnelCache()} hasVariables={documentElement.dataset['page'] === 'offer'}>
          <BrowserRouter>
            <PagesApp start={readPageStart(documentElement, Date.now())} onReady={resolve} />
          </BrowserRouter>
        </Providers>
      </StrictMode>
    );
    if (prerendered) {
      hydrateRoot(root, app, { onRecoverableError: (error) => console.error('Hydration:', error) });
      return;
    }
    const restLater = layOutRestLater(root);
    const bringBack = keepReading(root);
    const onDrawn = () => {
      restLater();
      bringBack();
    };
    // Drawn in pieces, between which what was painted answers its reader.
    startTransition(() =>
      createRoot(root).render(
        <>
          {/* First, so that it calls before the page arrives and looks where the focus is (useArrival). */}
          <OnceDrawn call={onDrawn} />
          {app}
        </>,
      ),
    );
  });
}

async function redeem(proof: string): Promise<void> {
  if (window.location.pathname.replace(/\/$/, '') === ordersPath) browserStore.set('ordersProof', proof);
  else await openOfferLink(proof);
}
