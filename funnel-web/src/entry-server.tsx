import createEmotionServer from '@emotion/server/create-instance';
import { LANDING } from '@summit/content';
import { fingerprint, SUMMIT_PHASES, type SummitPhase } from '@summit/rules';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { createFunnelCache } from './app/emotion-cache';
import { LandingApp } from './app/LandingApp';
import { Providers } from './app/Providers';
import { headTags, robotsTxt, sitemapXml } from './lib/page-head';

export { robotsTxt, sitemapXml };

export interface RenderedPage {
  html: string;
  /** Tags for the head: titles, links and the critical styles. */
  head: string;
  /** Attributes of the root element that the first paint, the islands and the app read. */
  attributes: Readonly<Record<string, string>>;
}

const asPhase = (value: string | undefined): SummitPhase =>
  SUMMIT_PHASES.find((phase) => phase === value) ?? 'concluded';

/** The landing page as HTML, for the phase that the build names (default: concluded). */
export async function renderLanding(phaseName: string | undefined, year: number): Promise<RenderedPage> {
  const phase = asPhase(phaseName);
  const cache = createFunnelCache();
  const { extractCriticalToChunks, constructStyleTagsFromChunks } = createEmotionServer(cache);
  const { prelude } = await prerender(
    <StrictMode>
      <Providers cache={cache}>
        <LandingApp phase={phase} year={year} />
      </Providers>
    </StrictMode>,
    // Otherwise React moves large boundaries into hidden segments that an inline script swaps in.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  const html = await new Response(prelude).text();
  return {
    html,
    head: headTags(phase) + constructStyleTagsFromChunks(extractCriticalToChunks(html)),
    attributes: {
      'data-page': 'landing',
      'data-phase': phase,
      'data-version': fingerprint(LANDING),
      'data-year': String(year),
    },
  };
}
