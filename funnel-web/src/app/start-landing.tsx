import { SUMMIT_PHASES } from '@summit/rules';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { RunningApp } from '../islands/app-loader';
import { createFunnelCache } from './emotion-cache';
import { LandingApp } from './LandingApp';
import { pageRoot } from './page-root';
import { Providers } from './Providers';

/** Takes over the prerendered landing page. Resolves when intents can be run. */
export function startLanding(): Promise<RunningApp> {
  const { phase: baked, year } = document.documentElement.dataset;
  const phase = SUMMIT_PHASES.find((known) => known === baked) ?? 'concluded';
  return new Promise((resolve) => {
    hydrateRoot(
      pageRoot(),
      <StrictMode>
        <Providers cache={createFunnelCache()}>
          <LandingApp phase={phase} year={Number(year)} onReady={resolve} />
        </Providers>
      </StrictMode>,
      { onRecoverableError: (error) => console.error('Hydration:', error) },
    );
  });
}
