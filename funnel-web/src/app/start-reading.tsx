import { StrictMode, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { RunningApp } from '../islands/app-loader';
import { createFunnelCache } from './emotion-cache';
import { pageRoot } from './page-root';
import { readPageStart } from './page-start';
import { Providers } from './Providers';
import { ReadingApp } from './ReadingApp';

/** Takes over a prerendered page. Resolves when intents can be run. */
export function startReading(page: ReactNode): Promise<RunningApp> {
  return new Promise((resolve) => {
    hydrateRoot(
      pageRoot(),
      <StrictMode>
        <Providers cache={createFunnelCache()}>
          <ReadingApp start={readPageStart(document.documentElement, Date.now())} onReady={resolve}>
            {page}
          </ReadingApp>
        </Providers>
      </StrictMode>,
      { onRecoverableError: (error) => console.error('Hydration:', error) },
    );
  });
}
