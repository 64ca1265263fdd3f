import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import type { RunningApp } from '../islands/app-loader';
import { createFunnelCache } from './emotion-cache';
import { pageRoot } from './page-root';
import { PagesApp } from './PagesApp';
import { Providers } from './Providers';

/** Renders the page of the address; used for every route that is not prerendered. Resolves when intents can be run. */
export function startPages(): Promise<RunningApp> {
  return new Promise((resolve) => {
    createRoot(pageRoot()).render(
      <StrictMode>
        <Providers cache={createFunnelCache()}>
          <BrowserRouter>
            <PagesApp now={new Date()} onReady={resolve} />
          </BrowserRouter>
        </Providers>
      </StrictMode>,
    );
  });
}
