import createEmotionServer from '@emotion/server/create-instance';
import type { EmotionCache } from '@emotion/cache';
import { LANDING } from '@summit/content';
import { LEGAL_PAGE_IDS, type LegalPageId } from '@summit/contracts';
import { fingerprint, SUMMIT_PHASES, type SummitPhase } from '@summit/rules';
import { FAILURE_TEXTS, sayFailure } from '@summit/web-app/first-paint/say-failure';
import { StrictMode, type ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { env } from './config/env';
import { createFunnelCache } from './app/emotion-cache';
import { LandingApp } from './app/LandingApp';
import { pageStartAt, pageStartAttributes } from './app/page-start';
import { PagesApp } from './app/PagesApp';
import { Providers } from './app/Providers';
import { READING_PAGES } from './app/reading-pages';
import { ReadingApp } from './app/ReadingApp';
import { OFFER_ROUTES, offerOf } from './app/offer-routes';
import { holdPresses } from './first-paint/hold-presses';
import { layOutLater } from './first-paint/lay-out-later';
import { startAfterPaint } from './first-paint/start-after-paint';
import { legalHeadTags } from './features/legal/legal-head';
import { bundledLegalPage } from './features/legal/legal-page-view';
import { afterFirstPaint } from './lib/browser/after-first-paint';
import { emptyPages, otherPages, readableWithoutScripts } from './lib/site/without-scripts';
import { headTags, offerHeadTags, pageHeadTags, robotsTxt, sitemapXml } from './lib/site/page-head';
import {
  dfyPath,
  implementationPath,
  legalPath,
  ordersPath,
  successPath,
  thankYouPath,
  vipPath,
  vipUpgradePath,
} from './lib/site/paths';

export { emptyPages, otherPages, robotsTxt, sitemapXml };

/** Stands in the pages that are nothing, or take no order, without their script. */
export const sayFailureScript = `<script>(${sayFailure})(${JSON.stringify(FAILURE_TEXTS)})</script>`;

/** Stands in the pages that are painted before their scripts are asked for: in the offers, whose controls wait. */
export const startAfterPaintText = `(${startAfterPaint})({afterFirstPaint:${afterFirstPaint}})`;
/** The same where the page can be pressed as it is painted. */
export const startAndHoldText = `(${startAfterPaint})({afterFirstPaint:${afterFirstPaint},holdPresses:${holdPresses}})`;

/** Addresses on other hosts that the pages load from once a visitor asks for it. */
export const otherHosts = {
  paypal: env.paypalSdkUrl,
  // The back office takes films of these two hosts (C-056).
  videos: [
    'https://player.vimeo.com',
    'https://www.youtube-nocookie.com',
    ...Object.values(env.videos).filter((address) => address !== null),
  ],
};

/** Pages of an order and the module of each below `src/pages`. */
export const orderRoutes: readonly { path: string; route: string }[] = [
  { path: vipPath, route: 'vip/VipRoute' },
  { path: vipUpgradePath, route: 'vip/VipRoute' },
  { path: implementationPath, route: 'implementation/ImplementationRoute' },
  { path: dfyPath, route: 'dfy/DfyRoute' },
  ...Object.values(thankYouPath).map((path) => ({ path, route: 'thank-you/ThankYouRoute' })),
  { path: successPath, route: 'success/SuccessRoute' },
  { path: ordersPath, route: 'orders/OrdersRoute' },
];

export interface RenderedPage {
  html: string;
  /** Tags for the head: titles, links and the critical styles. */
  head: string;
  /** What stands above the page where scripts are off. */
  withoutScripts?: string;
  /** Attributes of the root element that the first paint, the islands and the app read. */
  attributes: Readonly<Record<string, string>>;
}

const asPhase = (value: string | undefined): SummitPhase =>
  SUMMIT_PHASES.find((phase) => phase === value) ?? 'concluded';

/**
 * Styles of components that are made of another component, which takes them into its own: no element has them, so they are in no HTML. Named as
 * known, they are not made in the browser, where they would be a quarter of drawing a page.
 */
const takenIn = ({ key, registered }: EmotionCache, html: string): string[] =>
  Object.keys(registered)
    .filter((name) => !html.includes(name))
    .map((name) => name.slice(key.length + 1));

/** HTML of an app and the style elements for the components it uses. */
async function render(app: ReactNode, cache: EmotionCache): Promise<{ html: string; styles: string }> {
  const { extractCriticalToChunks, constructStyleTagsFromChunks } = createEmotionServer(cache);
  const { prelude } = await prerender(
    <StrictMode>
      <Providers cache={cache}>{app}</Providers>
    </StrictMode>,
    // Otherwise React moves large boundaries into hidden segments that an inline script swaps in.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  const html = await new Response(prelude).text();
  const chunks = extractCriticalToChunks(html);
  const styles = constructStyleTagsFromChunks({
    ...chunks,
    styles: chunks.styles.map((chunk) =>
      chunk.key === cache.key ? { ...chunk, ids: [...chunk.ids, ...takenIn(cache, html)] } : chunk,
    ),
  });
  // Marked as seen: emotion's own cache, which no page uses, would move them behind the page's style sheet as soon as its code runs.
  return { html, styles: styles.replaceAll('<style data-emotion=', '<style data-s="" data-emotion=') };
}

/** The landing page as HTML, for the phase that the build names (default: concluded). */
export async function renderLanding(phaseName: string | undefined, year: number): Promise<RenderedPage> {
  const phase = asPhase(phaseName);
  const { html, styles } = await render(<LandingApp phase={phase} year={year} />, createFunnelCache());
  return {
    html,
    head: `<script>(${layOutLater})(${afterFirstPaint})</script>${headTags(phase)}${styles}`,
    attributes: {
      'data-page': 'landing',
      'data-phase': phase,
      'data-version': fingerprint(LANDING),
      'data-year': String(year),
    },
  };
}

/** The eight policy pages as HTML by their ids (F-026..F-033), at `now` in ms. */
export async function renderPolicies(
  phaseName: string | undefined,
  now: number,
): Promise<[LegalPageId, RenderedPage][]> {
  const start = pageStartAt(now, asPhase(phaseName));
  return Promise.all(
    LEGAL_PAGE_IDS.map(async (id): Promise<[LegalPageId, RenderedPage]> => {
      const page = bundledLegalPage(id);
      if (!page) throw new Error(`No text for the policy page ${id}`);
      const { html, styles } = await render(
        <StaticRouter location={legalPath(id)}>
          <PagesApp start={start} />
        </StaticRouter>,
        createFunnelCache(),
      );
      if (html.includes('<!--$!-->')) throw new Error(`The policy page ${id} could not be rendered`);
      const attributes = { 'data-page': 'policy', ...pageStartAttributes(start) };
      return [id, { html, head: legalHeadTags(page) + styles, attributes }];
    }),
  );
}

/** The offer pages as HTML by their paths, as they stand before anything is known of their visitor, at `now` in ms (F-125 to F-186). */
export async function renderOffers(phaseName: string | undefined, now: number): Promise<[string, RenderedPage][]> {
  const start = pageStartAt(now, asPhase(phaseName));
  await Promise.all(Object.values(OFFER_ROUTES).map(({ load }) => load()));
  return Promise.all(
    orderRoutes.flatMap(({ path }) => {
      const offer = offerOf(path);
      if (!offer) return [];
      const rendered = async (): Promise<[string, RenderedPage]> => {
        const { html, styles } = await render(
          <StaticRouter location={path}>
            <PagesApp start={start} />
          </StaticRouter>,
          createFunnelCache(),
        );
        if (html.includes('<!--$!-->')) throw new Error(`The offer page ${path} could not be rendered`);
        const attributes = { 'data-page': 'offer', ...pageStartAttributes(start) };
        return [path, { html, head: sayFailureScript + offerHeadTags(offer) + styles, attributes }];
      };
      return [rendered()];
    }),
  );
}

export interface RenderedReadingPage extends RenderedPage {
  /** Names its chunk: `start-{name}`. */
  name: string;
  path: string;
}

/** /affiliates and /speaker-resources as HTML, at `now` in ms. */
export async function renderReadingPages(phaseName: string | undefined, now: number): Promise<RenderedReadingPage[]> {
  const start = pageStartAt(now, asPhase(phaseName));
  return Promise.all(
    READING_PAGES.map(async ({ name, path, Page, head }) => {
      const app = (
        <ReadingApp start={start}>
          <Page />
        </ReadingApp>
      );
      const { html, styles } = await render(app, createFunnelCache());
      const tags = pageHeadTags({ ...head, path, type: 'website' });
      return {
        name,
        path,
        html,
        head: tags + styles,
        withoutScripts: readableWithoutScripts,
        attributes: { 'data-page': name, ...pageStartAttributes(start) },
      };
    }),
  );
}
