import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { createFunnelCache } from './emotion-cache';
import { pageRoot } from './page-root';
import { PagesApp } from './PagesApp';
import { Providers } from './Providers';

/** Renders the page of the address; used for every route that is not prerendered. */
export function startPages(): void {
  createRoot(pageRoot()).render(
    <StrictMode>
      <Providers cache={createFunnelCache()}>
        <BrowserRouter>
          <PagesApp now={new Date()} />
        </BrowserRouter>
      </Providers>
    </StrictMode>,
  );
}
