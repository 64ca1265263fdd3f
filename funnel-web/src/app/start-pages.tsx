import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import type { RunningApp } from '../islands/app-loader';
import { browserStore } from '../lib/browser/browser-store';
import { ordersPath } from '../lib/site/paths';
import { openOfferLink } from '../lib/visit/offer-proof';
import { createFunnelCache } from './emotion-cache';
import { loadLegalRoute } from './load-legal-route';
import { pageRoot } from './page-root';
import { readPageStart } from './page-start';
import { PagesApp } from './PagesApp';
import { Providers } from './Providers';

/**
 * Renders the page of the address, or takes over the policy page that the HTML has. A mailed link's `proof` is used before: that of an
 * offer makes this browser one of its address (C-110), that of the orders is kept for their page. Resolves when intents can be run.
 * Rejects when the code of a policy page can't be loaded: the HTML then stays as it is and can be read.
 */
export async function startPages(proof: string | null): Promise<RunningApp> {
  if (proof !== null) await redeem(proof);
  const root = pageRoot();
  const { documentElement } = document;
  const prerendered = documentElement.dataset['page'] === 'policy';
  if (prerendered) await loadLegalRoute();
  return new Promise((resolve) => {
    const app = (
      <StrictMode>
        <Providers cache={createFunnelCache()}>
          <BrowserRouter>
            <PagesApp start={readPageStart(documentElement, Date.now())} onReady={resolve} />
          </BrowserRouter>
        </Providers>
      </StrictMode>
    );
    if (prerendered) hydrateRoot(root, app, { onRecoverableError: (error) => console.error('Hydration:', error) });
    else createRoot(root).render(app);
  });
}

async function redeem(proof: string): Promise<void> {
  if (window.location.pathname.replace(/\/$/, '') === ordersPath) browserStore.set('ordersProof', proof);
  else await openOfferLink(proof);
}
