/** Sources of visits that reports name. */
export const VISIT_SOURCES = ['facebook', 'google'] as const;
export type VisitSource = (typeof VISIT_SOURCES)[number];

const HOSTS: Record<VisitSource, RegExp> = {
  facebook: /(^|\.)(facebook\.com|fb\.com|fb\.me)$/,
  google: /(^|\.)google\.(com?\.)?[a-z]{2,3}$/,
};
/** What campaigns are called, and the mark that each puts on the addresses of its ads. */
const CAMPAIGNS: Record<VisitSource, RegExp> = {
  facebook: /^(facebook|fb)([^a-z]|$)/i,
  google: /^(google|adwords)([^a-z]|$)/i,
};
const CLICK_IDS: Record<VisitSource, string> = { facebook: 'fbclid', google: 'gclid' };

/**
 * Where a visit came from, by its own address (`utm_source`, the mark of an ad) and else by the page before it; null for anywhere
 * else. Addresses that are none count as none.
 */
export function visitSource({ url, referrer }: { url: string; referrer: string }): VisitSource | null {
  const campaign = valueIn(url, 'utm_source');
  if (campaign) return VISIT_SOURCES.find((source) => CAMPAIGNS[source].test(campaign)) ?? null;
  const clicked = VISIT_SOURCES.find((source) => valueIn(url, CLICK_IDS[source]) !== null);
  const host = /^https?:\/\/(?:[^/?#@]*@)?([^/?#:]+)/i.exec(referrer)?.[1]?.toLowerCase() ?? '';
  return clicked ?? VISIT_SOURCES.find((source) => HOSTS[source].test(host)) ?? null;
}

/** This library knows neither browsers nor Node, so it has no `URL`; none of these values needs decoding. */
const valueIn = (url: string, name: string): string | null =>
  new RegExp(`^[^#]*[?&]${name}=([^&#]*)`).exec(url)?.[1] ?? null;
