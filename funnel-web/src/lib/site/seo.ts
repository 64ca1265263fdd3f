import { SPEAKERS } from '@summit/content';
import { PAGES, SWITCHED_PAGES, type PageName } from '@summit/contracts';
import { formatUsd, PRICE_BOOK } from '@summit/pricing';
import { SUMMIT_OPENS_AT, type SummitPhase } from '@summit/rules';
import { homeUrl, vipPath } from './paths';
import { SITE_NAME } from './site-name';

const PHASE_SENTENCE: Record<SummitPhase, string> = {
  upcoming: '27–31 October 2025, online and free to attend.',
  live: 'Live now, online, each session free for 48 hours.',
  concluded: `The live week ran 27–31 October 2025; VIP keeps every recording for ${formatUsd(PRICE_BOOK.vip.early)}.`,
};

export const landingTitle = `${SITE_NAME}: passive income and business growth in five days`;
export const landingDescription = (phase: SummitPhase): string =>
  `25+ speakers, five days, about 30 minutes a session. ${PHASE_SENTENCE[phase]} Registration is free, with two downloads straight away.`;

/**
 * schema.org Event of the landing page. The vocabulary has no status for an event that took place as planned:
 * `EventScheduled` with its dates in the past says so honestly, and the free offer ends with the live week.
 */
export function landingEvent(phase: SummitPhase): object {
  const freeUntil = '2025-11-02T07:00:00Z';
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: SITE_NAME,
    description: landingDescription(phase),
    startDate: SUMMIT_OPENS_AT,
    endDate: '2025-10-31T23:59:59-07:00',
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    location: { '@type': 'VirtualLocation', url: homeUrl },
    image: [`${homeUrl}og.png`],
    organizer: { '@type': 'Organization', name: SITE_NAME, url: homeUrl },
    performer: SPEAKERS.slice(0, 10).map(({ name }) => ({ '@type': 'Person', name })),
    offers:
      phase === 'concluded'
        ? {
            '@type': 'Offer',
            name: 'VIP recordings',
            price: formatUsd(PRICE_BOOK.vip.early).replace(/[$,]/g, ''),
            priceCurrency: 'USD',
            availability: 'https://schema.org/InStock',
            url: new URL(vipPath, homeUrl).href,
          }
        : {
            '@type': 'Offer',
            name: 'Free registration',
            price: 0,
            priceCurrency: 'USD',
            availability: 'https://schema.org/InStock',
            validThrough: freeUntil,
            url: homeUrl,
          },
  };
}

/** Paths that search engines may list: fixed pages of the funnel without `noindex`; with those that an operator switches on, where `switchedOn`. */
export const indexablePaths = ({ switchedOn = false } = {}): string[] =>
  (Object.keys(PAGES) as PageName[])
    .filter((name) => switchedOn || !(name in SWITCHED_PAGES))
    .map((name) => PAGES[name])
    .filter((page) => page.app === 'funnel' && !('noindex' in page) && !page.path.includes(':'))
    .map((page) => page.path);
