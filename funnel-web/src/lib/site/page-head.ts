import type { Product, SummitPhase } from '@summit/rules';
import { OFFER_HEADS } from './offer-heads';
import { homeUrl } from './paths';
import { indexablePaths, landingDescription, landingEvent, landingTitle } from './seo';
import { SITE_NAME } from './site-name';

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const escape = (text: string): string => text.replace(/[&<>"]/g, (char) => ESCAPES[char] ?? char);

export const meta = (attribute: 'name' | 'property', name: string, content: string): string =>
  `<meta ${attribute}="${name}" content="${escape(content)}">`;

export interface PageHead {
  /** Without the name of the site. */
  title: string;
  description: string;
  /** Path that search engines should list. */
  path: string;
  /** `og:type`. */
  type: 'article' | 'website';
}

/** Title, description, canonical address and cards for sharing of a page that is rendered at build. */
export function pageHeadTags({ title, description, path, type }: PageHead): string {
  const fullTitle = `${title} | ${SITE_NAME}`;
  const { href } = new URL(path, homeUrl);
  return [
    `<title>${escape(fullTitle)}</title>`,
    meta('name', 'description', description),
    `<link rel="canonical" href="${escape(href)}">`,
    meta('property', 'og:type', type),
    meta('property', 'og:site_name', SITE_NAME),
    meta('property', 'og:title', fullTitle),
    meta('property', 'og:description', description),
    meta('property', 'og:url', href),
    meta('name', 'twitter:card', 'summary'),
  ].join('');
}

/** Head of an offer page: title, canonical address, and that no search engine should list it (F-038). */
export function offerHeadTags(product: Product): string {
  const { name, canonical } = OFFER_HEADS[product];
  return [
    `<title>${escape(`${name} | ${SITE_NAME}`)}</title>`,
    meta('name', 'robots', 'noindex'),
    `<link rel="canonical" href="${escape(canonical)}">`,
    // The card stays at the lower edge of a phone: painted in pieces, it would move as the rest of it is read.
    '<link rel="expect" href="#order" blocking="render">',
  ].join('');
}

/** Title, description, canonical address, cards for sharing and the event data of the landing page. */
export function headTags(phase: SummitPhase): string {
  const description = landingDescription(phase);
  // A closing tag inside the data would end the element early.
  const event = JSON.stringify(landingEvent(phase)).replaceAll('<', '\\u003c');
  return [
    `<title>${escape(landingTitle)}</title>`,
    meta('name', 'description', description),
    `<link rel="canonical" href="${homeUrl}">`,
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', SITE_NAME),
    meta('property', 'og:title', landingTitle),
    meta('property', 'og:description', description),
    meta('property', 'og:url', homeUrl),
    meta('property', 'og:image', `${homeUrl}og.png`),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('property', 'og:image:alt', 'A contour map of a mountain with a trail of five stops'),
    meta('name', 'twitter:card', 'summary_large_image'),
    `<script type="application/ld+json">${event}</script>`,
  ].join('');
}

export const sitemapXml = (pages?: { switchedOn: boolean }): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n` +
  indexablePaths(pages)
    .map((path) => `  <url><loc>${escape(new URL(path, homeUrl).href)}</loc></url>\n`)
    .join('') +
  `</urlset>\n`;

/** Offer pages carry `noindex` themselves: a page that robots may not read could not tell them so. */
export const robotsTxt = (): string => `User-agent: *\nDisallow: /api/\n\nSitemap: ${homeUrl}sitemap.xml\n`;
